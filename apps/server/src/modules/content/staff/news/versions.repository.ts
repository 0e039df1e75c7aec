import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { NewVersion } from '../keep-version.ts';
import type { NewsContent } from './news-content.ts';
import { isTextSaidSql } from './news-rows.repository.ts';

export type VersionRow = {
  readonly number: number;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly previewEn: string | null;
  readonly hasTextEn: boolean;
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
  readonly publishedAt: Date | null;
  /** Internal id of the item. */
  readonly newsId: number;
};

/** Of the version v; of its English texts only whether there are any. */
const columns = sql`v.news_id as "newsId", v.number, v.content ->> 'title_ru' as "titleRu", v.content ->> 'title_en' as "titleEn",
  v.content ->> 'preview_en' as "previewEn", ${isTextSaidSql(sql`v.content ->> 'text_en'`)} as "hasTextEn", v.restored_from as "restoredFrom",
  v.created_at as "createdAt", v.created_by as "createdBy", v.published_at as "publishedAt"`;

export const selectVersions = async (db: Executor, publicId: string, most: number): Promise<VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select ${columns} from news_versions v join news n on n.id = v.news_id
    where n.office_id = ${publicId} order by v.number desc limit ${most}`.execute(db);
  return rows;
};

export const findVersion = async (
  db: Executor,
  publicId: string,
  number: number,
): Promise<(VersionRow & { readonly content: NewsContent }) | null> => {
  const { rows } = await sql<VersionRow & { content: NewsContent }>`
    select ${columns}, v.content from news_versions v join news n on n.id = v.news_id
    where n.office_id = ${publicId} and v.number = ${number}`.execute(db);
  return rows[0] ?? null;
};

/** Number of the latest version of a locked item; 0: none is kept. */
export const lastVersion = async (tx: Tx, newsId: number): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from news_versions where news_id = ${newsId}`.execute(tx);
  return rows[0]?.number ?? 0;
};

export const insertVersion = async (tx: Tx, v: NewVersion<NewsContent>): Promise<void> => {
  await sql`
    insert into news_versions (news_id, number, content, restored_from, created_at, created_by, published_at)
    values (${v.of}, ${v.number}, ${JSON.stringify(v.content)}::jsonb, ${v.restoredFrom}, ${v.createdAt}, ${v.createdBy},
      ${v.publishedAt})`.execute(tx);
};

/** The oldest ones go, but for the one that was put on the site last. */
export const forgetVersions = async (tx: Tx, newsId: number, upTo: number): Promise<void> => {
  await sql`delete from news_versions where news_id = ${newsId} and number <= ${upTo}
    and number is distinct from (
      select number from news_versions where news_id = ${newsId} and published_at is not null
      order by published_at desc, number desc limit 1)`.execute(tx);
};

/** None comes out at a moment ahead any more. */
export const forgetComing = async (tx: Tx, newsId: number, now: Date): Promise<void> => {
  await sql`update news_versions set published_at = null where news_id = ${newsId} and published_at > ${now}`.execute(
    tx,
  );
};

export const markPublished = async (tx: Tx, newsId: number, number: number, at: Date): Promise<void> => {
  await sql`update news_versions set published_at = ${at} where news_id = ${newsId} and number = ${number}`.execute(tx);
};
