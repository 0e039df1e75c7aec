import type { PersonalDataOwner } from '../../../platform/personal-data.ts';
import { endNamingExports, forgetQueries, lockNamingExports } from './end-exports.repository.ts';

/** Files live a day and are of lists: whoever is erased is in none of them the next moment. */
export const exportsPersonalData: PersonalDataOwner = {
  lock: (tx) => lockNamingExports(tx),
  async erase(tx, { emails, unproved, phones }) {
    await endNamingExports(tx);
    const words = [...emails, ...unproved, ...phones].flatMap((word) => [word, encodeURIComponent(word).toLowerCase()]);
    await forgetQueries(tx, words);
  },
};
