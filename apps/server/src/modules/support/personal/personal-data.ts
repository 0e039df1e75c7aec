import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseRequests, exportRequests, forgetRequests, hasAsked } from './kept-requests.repository.ts';
import { findLettersOfRequests } from './letters-of-requests.repository.ts';

/** What was written to the team. */
export const supportPersonalData: PersonalDataOwner = {
  export: { support: exportRequests },
  knows: hasAsked,
  letters: findLettersOfRequests,
  erase: eraseRequests,
  forget: { supportRequests: forgetRequests },
};
