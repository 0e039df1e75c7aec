import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import {
  eraseRequests,
  exportMessages,
  exportRequests,
  forgetRequests,
  hasAsked,
  lockRequests,
} from './kept-requests.repository.ts';
import { findLettersOfRequests } from './letters-of-requests.repository.ts';

/** What was written to the team, and what it wrote. */
export const supportPersonalData: PersonalDataOwner = {
  export: { support: exportRequests, support_messages: exportMessages },
  knows: hasAsked,
  lock: lockRequests,
  letters: findLettersOfRequests,
  erase: eraseRequests,
  forget: { supportRequests: forgetRequests },
};
