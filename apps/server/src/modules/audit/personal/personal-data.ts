import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseSubjectKey } from '../subject-keys.repository.ts';

/** Values of people within entries: the key goes, the entry and its seal stay. */
export const auditPersonalData: PersonalDataOwner = {
  erase: async (tx, { userId }) => {
    if (userId !== 0) await eraseSubjectKey(tx, userId);
  },
};
