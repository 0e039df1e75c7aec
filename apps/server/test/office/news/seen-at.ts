import { listForSearch } from '../../../src/modules/content/pages.repository.ts';
import { findNewsItem, listNews } from '../../../src/modules/content/news.repository.ts';
import type { Database } from '../../../src/platform/database/index.ts';

/** What pages, the feed and the site map read of an item at this moment, before anything is kept; null: nothing. */
export const latestNewsAt = async (db: Database, now: Date, slug: string) => {
  const item = await findNewsItem(db, slug, now);
  const listed = await listNews(db, now, { limit: 200, offset: 0 });
  const { news } = await listForSearch(db, now);
  const isListed = listed.some(({ publicId }) => publicId === slug);
  const isMapped = news.includes(slug);
  if (!item && (isListed || isMapped)) throw new Error(`${slug} has no page and is listed`);
  return item && { ...item, isListed, isMapped };
};
