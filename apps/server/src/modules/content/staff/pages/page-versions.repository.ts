import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { NewVersion } from '../keep-version.ts';
import { type KeptContent, type PageContent, readContent } from './page-content.ts';

type Kept = {
  readonly number: number;
  readonly content: KeptContent;
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
  readonly publishedAt: Date | null;
};
export type PageVersionRow = Omit<Kept, 'content'> & { readonly content: PageContent };

const columns = sql`v.number, v.content, v.restored_from as "restoredFrom", v.created_at as "createdAt", v.created_by as "createdBy",
  v.published_at as "publishedAt"`;
const readRow = (row: Kept): PageVersionRow => ({ ...row, content: readContent(row.content) });

export const selectPageVersions = async (db: Executor, publicId: string, most: number): Promise<PageVersionRow[]> => {
  const { rows } = await sql<Kept>`
    select ${columns} from page_versions v join pages p on p.id = v.page_id
    where p.office_id = ${publicId} order by v.number desc limit ${most}`.execute(db);
  return rows.map(readRow);
};

export const findPageVersion = async (
  db: Executor,
  publicId: string,
  number: number,
): Promise<PageVersionRow | null> => {
  const { rows } = await sql<Kept>`
    select ${columns} from page_versions v join pages p on p.id = v.page_id
    where p.office_id = ${publicId} and v.number = ${number}`.execute(db);
  return rows[0] ? readRow(rows[0]) : null;
};

/** Number of the latest version of a locked page; 0: none is kept. */
export const lastPageVersion = async (tx: Tx, pageId: number): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from page_versions where page_id = ${pageId}`.execute(tx);
  return rows[0]?.number ?? 0;
};

export const insertPageVersion = async (tx: Tx, v: NewVersion<PageContent>): Promise<void> => {
  await sql`
    insert into page_versions (page_id, number, content, restored_from, created_at, created_by, published_at)
    values (${v.of}, ${v.number}, ${JSON.stringify(v.content)}::jsonb, ${v.restoredFrom}, ${v.createdAt}, ${v.createdBy},
      ${v.publishedAt})`.execute(tx);
};

/** The oldest ones go, but for the one that was put on the site last. */
export const forgetPageVersions = async (tx: Tx, pageId: number, upTo: number): Promise<void> => {
  await sql`delete from page_versions where page_id = ${pageId} and number <= ${upTo}
    and number is distinct from (
      select number from page_versions where page_id = ${pageId} and published_at is not null
      order by published_at desc, number desc limit 1)`.execute(tx);
};

/** None comes out at a moment ahead any more. */
export const forgetComingPage = async (tx: Tx, pageId: number, now: Date): Promise<void> => {
  await sql`update page_versions set published_at = null where page_id = ${pageId} and published_at > ${now}`.execute(
    tx,
  );
};

export const markPagePublished = async (tx: Tx, pageId: number, number: number, at: Date): Promise<void> => {
  await sql`update page_versions set published_at = ${at} where page_id = ${pageId} and number = ${number}`.execute(tx);
};
