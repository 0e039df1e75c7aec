import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { scrubPayments, scrubPaymentsOf } from './scrub-payments.repository.ts';

/** Where a payment led its buyer; sums, moments and the provider's numbers are documents. */
export const paymentsPersonalData: PersonalDataOwner = {
  erase: (tx, { userId }) => scrubPaymentsOf(tx, userId),
  scrubOrders: scrubPayments,
};
