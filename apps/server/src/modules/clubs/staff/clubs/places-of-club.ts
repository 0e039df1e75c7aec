import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isClub } from './club-rows.repository.ts';

/** Where a club belongs: to no start, as clubs are the house's; null: there is none. */
export const placesOfClub = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isClub(db, publicId)) ? [] : null;
