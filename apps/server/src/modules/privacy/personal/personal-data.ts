import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import {
  eraseRequests,
  findLettersOfRequests,
  forgetRequests,
  hasRequested,
  lockRequests,
} from './kept-requests.repository.ts';
import { exportRequests } from './export-requests.repository.ts';

/** What was asked about the own data. */
export const privacyPersonalData: PersonalDataOwner = {
  export: { privacy_requests: exportRequests },
  knows: hasRequested,
  lock: lockRequests,
  letters: findLettersOfRequests,
  erase: eraseRequests,
  forget: { privacyRequests: forgetRequests },
};
