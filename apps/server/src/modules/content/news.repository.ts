import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { Slice } from '../../kernel/pagination.ts';

export type NewsRow = {
  publicId: string;
  titleRu: string;
  titleEn: string | null;
  previewRu: string;
  previewEn: string | null;
  picture: string;
  ground: string;
  publishedAt: Date;
  eventPublicId: string | null;
  eventTitleRu: string | null;
  eventTitleEn: string | null;
};
export type NewsItemRow = NewsRow & { textRu: string; textEn: string | null };

const columns = sql`n.public_id as "publicId", n.title_ru as "titleRu", n.title_en as "titleEn", n.preview_ru as "previewRu",
  n.preview_en as "previewEn", n.picture, n.ground, n.published_at as "publishedAt",
  e.public_id as "eventPublicId", e.title_ru as "eventTitleRu", e.title_en as "eventTitleEn"`;
/** Of the news n: the site shows it at this moment (BO-087). */
export const isOut = (now: Date): RawBuilder<unknown> =>
  sql`n.state = 'published' and n.published_at <= ${now} and (n.until is null or n.until > ${now})`;
const source = sql`news n left join events e on e.id = n.event_id and e.status <> 'draft'`;

/** The latest news that are out. */
export const listNews = async (db: Executor, now: Date, { limit, offset }: Slice): Promise<NewsRow[]> => {
  const { rows } = await sql<NewsRow>`
    select ${columns} from ${source}
    where ${isOut(now)} order by n.published_at desc, n.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** News that are out: the pinned ones in their order, then the latest. */
export const listPinnedNews = async (
  db: Executor,
  now: Date,
  { pinned, limit }: { readonly pinned: readonly string[]; readonly limit: number },
): Promise<NewsRow[]> => {
  const { rows } = await sql<NewsRow>`
    select ${columns} from ${source} where ${isOut(now)}
    order by array_position(${[...pinned]}::text[], n.office_id), n.published_at desc, n.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
};

export const countNews = async (db: Executor, now: Date): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from news n where ${isOut(now)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** One item that is out, with its text. */
export const findNewsItem = async (db: Executor, publicId: string, now: Date): Promise<NewsItemRow | null> => {
  const { rows } = await sql<NewsItemRow>`
    select ${columns}, n.text_ru as "textRu", n.text_en as "textEn" from ${source}
    where n.public_id = ${publicId} and ${isOut(now)}`.execute(db);
  return rows[0] ?? null;
};
