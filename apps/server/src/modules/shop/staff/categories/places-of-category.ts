import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isCategory } from './categories.repository.ts';

/** Where a category belongs: to no start, as the shop is the house's; null: there is none. */
export const placesOfCategory = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isCategory(db, publicId)) ? [] : null;
