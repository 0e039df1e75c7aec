import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { forgetLetters } from './forget-letters.repository.ts';

/** Letters go by what their owners say of them (`eraseLetters`), and by their term. */
export const notificationsPersonalData: PersonalDataOwner = { forget: { letters: forgetLetters } };
