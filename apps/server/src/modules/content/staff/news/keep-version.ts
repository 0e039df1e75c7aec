import { newsVersionsKept } from '@trassa/rules';
import type { Tx } from '../../../../platform/database/index.ts';
import type { By } from '../viewer.ts';
import type { NewsContent } from './news-content.ts';
import type { NewsOfficeRow } from './news-rows.repository.ts';
import { forgetVersions, insertVersion, lastVersion, markPublished } from './versions.repository.ts';

/** Number of the latest version; an item that was there before versions were kept has its first one now. */
const latest = async (tx: Tx, row: NewsOfficeRow): Promise<number> => {
  const last = await lastVersion(tx, row.id);
  if (last > 0) return last;
  await insertVersion(tx, {
    newsId: row.id,
    number: 1,
    content: row.live,
    restoredFrom: null,
    createdAt: row.createdAt,
    createdBy: null,
    publishedAt: row.publishedAt,
  });
  return 1;
};

/** What is written becomes a version of the locked item; the oldest ones go (BO-091). */
export const keepVersion = async (
  tx: Tx,
  row: NewsOfficeRow,
  written: { readonly content: NewsContent; readonly restoredFrom: number | null },
  { userId, now }: By,
): Promise<void> => {
  const number = (await latest(tx, row)) + 1;
  await insertVersion(tx, {
    newsId: row.id,
    number,
    ...written,
    createdAt: now,
    createdBy: userId,
    publishedAt: null,
  });
  await forgetVersions(tx, row.id, number - newsVersionsKept);
};

/** The latest version is the one that the site shows from this moment on. */
export const noteShown = async (tx: Tx, row: NewsOfficeRow, at: Date): Promise<void> =>
  markPublished(tx, row.id, await latest(tx, row), at);
