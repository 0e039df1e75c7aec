import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isPage } from './page-rows.repository.ts';

/** Where a page belongs: to no start, as pages are the house's; null: there is none. */
export const placesOfPage = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isPage(db, publicId)) ? [] : null;
