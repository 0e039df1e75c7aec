import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseAddresses, exportMailings, forgetAddresses, lockLetters } from './kept-letters.repository.ts';

/** Addresses that mass letters go to. */
export const mailingsPersonalData: PersonalDataOwner = {
  export: { mailings: exportMailings },
  lock: lockLetters,
  letters: (_tx, { emails }) => Promise.resolve([{ recipients: emails, templates: ['mailing', 'mailing_test'] }]),
  erase: eraseAddresses,
  forget: { mailings: forgetAddresses },
};
