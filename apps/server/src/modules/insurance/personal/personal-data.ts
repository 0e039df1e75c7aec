import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { exportPolicies } from './export-policies.repository.ts';
import { joinPolicies } from './join-policies.repository.ts';
import { findLettersOfPolicies } from './letters-of-policies.repository.ts';
import { scrubPolicies, scrubPoliciesOf } from './scrub-policies.repository.ts';

/** Who is insured; the contract itself is kept by the insurer. */
export const insurancePersonalData: PersonalDataOwner = {
  export: { policies: exportPolicies },
  letters: findLettersOfPolicies,
  erase: (tx, { userId }) => scrubPoliciesOf(tx, userId),
  join: joinPolicies,
  scrubOrders: (tx, orderIds, wereBought) => (wereBought ? scrubPolicies(tx, orderIds) : Promise.resolve()),
};
