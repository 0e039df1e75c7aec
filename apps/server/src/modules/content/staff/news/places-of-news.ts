import type { Places } from '@trassa/rules';
import type { Executor } from '../../../../platform/database/index.ts';
import { isNews } from './news-rows.repository.ts';

/** Where an item belongs: to no start, as news are the house's; null: there is none. */
export const placesOfNews = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isNews(db, publicId)) ? [] : null;
