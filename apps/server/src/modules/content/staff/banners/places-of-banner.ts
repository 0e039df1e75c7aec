import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isBanner } from './banner-rows.repository.ts';

/** Where a banner belongs: to no start, as banners are the house's; null: there is none. */
export const placesOfBanner = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isBanner(db, publicId)) ? [] : null;
