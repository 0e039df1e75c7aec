import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isLegalText } from './legal-texts.repository.ts';

/** Where a legal text belongs: to no start, as it is the house's; null: there is none. */
export const placesOfDocument = async (db: Executor, name: string): Promise<Places | null> =>
  (await isLegalText(db, name)) ? [] : null;
