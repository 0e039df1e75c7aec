import type { BannerContent } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { fromUnix } from '../../../../kernel/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { By } from '../viewer.ts';

const moment = (at: number | null): Date | null => (at === null ? null : fromUnix(at));
const minor = (roubles: number | null): number | null => (roubles === null ? null : Math.round(roubles * 100));

/** Whoever counts or orders the banners of a page waits for the one before. */
export const lockPages = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('banner places', 0))`.execute(tx);
};

export const countOnPage = async (tx: Tx, page: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from banners where page = ${page}`.execute(tx);
  return rows[0]?.count ?? 0;
};

const last = (page: string): RawBuilder<unknown> =>
  sql`(select coalesce(max(position) + 1, 0) from banners where page = ${page})`;

/** A draft at the end of its page. */
export const insertBanner = async (tx: Tx, publicId: string, c: BannerContent, { userId, now }: By): Promise<void> => {
  await sql`
    insert into banners (public_id, status, page, banner_type, position, title_ru, title_en, link, picture_main, price_minor,
      old_price_minor, starts_at, ends_at, created_at, updated_at, updated_by)
    values (${publicId}, 'draft', ${c.page}, ${c.banner_type}, ${last(c.page)}, ${c.title_ru}, ${c.title_en}, ${c.link}, ${c.picture},
      ${minor(c.price)}, ${minor(c.old_price)}, ${moment(c.starts_at)}, ${moment(c.ends_at)}, ${now}, ${now}, ${userId})`.execute(
    tx,
  );
};

/** Of a locked banner: what is written is what the site shows or would show; on another page it stands last. */
export const writeContent = async (
  tx: Tx,
  id: number,
  { content: c, status }: { readonly content: BannerContent; readonly status: 'draft' | 'published' },
): Promise<void> => {
  await sql`
    update banners set status = ${status}, position = case when page = ${c.page} then position else ${last(c.page)} end, page = ${c.page},
      banner_type = ${c.banner_type}, title_ru = ${c.title_ru}, title_en = ${c.title_en}, link = ${c.link}, picture_main = ${c.picture},
      price_minor = ${minor(c.price)}, old_price_minor = ${minor(c.old_price)}, starts_at = ${moment(c.starts_at)},
      ends_at = ${moment(c.ends_at)}, draft = null
    where id = ${id}`.execute(tx);
};

/** Beside what the site shows; null: nothing waits. */
export const writeDraft = async (tx: Tx, id: number, content: BannerContent | null): Promise<void> => {
  await sql`update banners set draft = ${content && JSON.stringify(content)}::jsonb where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked banner ends with. */
export const stampBanner = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update banners set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

export const deleteBanner = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from banners where id = ${id}`.execute(tx);
};

/** Banners of a page in their order. */
export const selectOrder = async (tx: Tx, page: string, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from banners where page = ${page} order by position, id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
};

export const writeOrder = async (tx: Tx, page: string, ids: readonly number[]): Promise<void> => {
  await sql`
    update banners b set position = o.place from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where b.id = o.id and b.page = ${page} and b.position <> o.place`.execute(tx);
};
