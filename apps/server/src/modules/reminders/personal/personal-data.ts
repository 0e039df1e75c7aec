import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import {
  eraseReminders,
  exportReminders,
  findLettersOfReminders,
  forgetReminders,
  hasReminder,
  lockReminders,
} from './kept-reminders.repository.ts';

/** Addresses that wait for the opening of a sale. */
export const remindersPersonalData: PersonalDataOwner = {
  export: { reminders: exportReminders },
  knows: hasReminder,
  lock: lockReminders,
  letters: findLettersOfReminders,
  erase: eraseReminders,
  forget: { reminders: forgetReminders },
};
