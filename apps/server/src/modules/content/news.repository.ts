import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { Slice } from '../../kernel/pagination.ts';

export type NewsRow = {
  public_id: string;
  title_ru: string;
  title_en: string | null;
  preview_ru: string;
  preview_en: string | null;
  picture: string;
  ground: string;
  published_at: Date;
  event_public_id: string | null;
  event_title_ru: string | null;
  event_title_en: string | null;
};
export type NewsItemRow = NewsRow & { text_ru: string; text_en: string | null };

const columns = sql`n.public_id, n.title_ru, n.title_en, n.preview_ru, n.preview_en, n.picture, n.ground, n.published_at,
  e.public_id as event_public_id, e.title_ru as event_title_ru, e.title_en as event_title_en`;
const source = sql`news n left join events e on e.id = n.event_id and e.status <> 'draft'`;

/** The latest news that are out. */
export const listNews = async (db: Executor, now: Date, { limit, offset }: Slice): Promise<NewsRow[]> => {
  const { rows } = await sql<NewsRow>`
    select ${columns} from ${source}
    where n.published_at <= ${now} order by n.published_at desc, n.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countNews = async (db: Executor, now: Date): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from news where published_at <= ${now}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** One item that is out, with its text. */
export const findNewsItem = async (db: Executor, publicId: string, now: Date): Promise<NewsItemRow | null> => {
  const { rows } = await sql<NewsItemRow>`
    select ${columns}, n.text_ru, n.text_en from ${source}
    where n.public_id = ${publicId} and n.published_at <= ${now}`.execute(db);
  return rows[0] ?? null;
};
