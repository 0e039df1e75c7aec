import type { bannersList } from '@trassa/contracts/office';
import { type BannerContent, bannerPages } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  versionColumns,
  type VersionRow,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';

export type BannerOfficeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly status: 'draft' | 'published';
  /** What the site shows, or would show. */
  readonly live: BannerContent;
  readonly draft: BannerContent | null;
};

const unix = (column: string): RawBuilder<unknown> => sql`extract(epoch from ${sql.ref(column)})::bigint`;
/** The columns of content as a draft keeps them. */
const live = sql`jsonb_build_object('page', b.page, 'banner_type', b.banner_type, 'title_ru', b.title_ru, 'title_en', b.title_en,
  'link', b.link, 'picture', b.picture_main, 'price', b.price_minor / 100.0, 'old_price', b.old_price_minor / 100.0,
  'starts_at', ${unix('b.starts_at')}, 'ends_at', ${unix('b.ends_at')})`;
const columns = sql`b.id, b.public_id as "publicId", b.status, b.draft, ${live} as live, ${versionColumns('b')}`;

/** As `bannerStateOf` has it. */
const stateSql = (now: Date): RawBuilder<unknown> => sql`case when b.status <> 'published' then 'draft'
  when b.starts_at > ${now} then 'scheduled' when b.ends_at <= ${now} then 'over' else 'published' end`;

const filtersAt = (now: Date): FilterSql<typeof bannersList> => ({
  page: (value) => anyOf(sql`b.page`, value),
  kind: (value) => anyOf(sql`b.banner_type`, value),
  state: (value) => anyOf(stateSql(now), value),
});
const keys: SortSql<typeof bannersList> = {
  place: sql`array_position(${[...bannerPages]}::text[], b.page) * 100000 + b.position`,
};

type Ask = ListAsk<typeof bannersList>;
/** Banners are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean; readonly now: Date };

const sourceOf = (ask: Ask, seen: Seen): ListSource => {
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  const filters = filtersAt(seen.now);
  return {
    from: sql`banners b`,
    where: [
      sql`${seen.isWhole}::boolean`,
      ask.search === null
        ? sql`true`
        : sql`(b.title_ru ilike ${like} or b.title_en ilike ${like} or b.draft ->> 'title_ru' ilike ${like}
            or b.draft ->> 'title_en' ilike ${like})`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`b.id`,
  };
};

export const countBannerRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of banners, and how many there are; two statements. */
export const selectBannerRows = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<BannerOfficeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<BannerOfficeRow & ListRow>`
      with page as (select b.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join banners b on b.id = page.id order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<BannerOfficeRow | null> => {
  const { rows } = await sql<BannerOfficeRow>`select ${columns} from banners b where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findBannerRow = (db: Executor, publicId: string): Promise<BannerOfficeRow | null> =>
  find(db, sql`b.public_id = ${publicId}`);

/** Nobody else changes it until the transaction ends. */
export const lockBannerRow = (tx: Executor, publicId: string): Promise<BannerOfficeRow | null> =>
  find(tx, sql`b.public_id = ${publicId} for no key update of b`);

export const isBanner = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from banners where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Its place among the banners of its page, from 1 on. */
export const findPlace = async (
  db: Executor,
  id: number,
): Promise<{ readonly place: number; readonly places: number }> => {
  const { rows } = await sql<{ place: number; places: number }>`
    select count(*) filter (where (o.position, o.id) <= (b.position, b.id))::int as place, count(*)::int as places
    from banners b join banners o on o.page = b.page where b.id = ${id}`.execute(db);
  return rows[0] ?? { place: 1, places: 1 };
};
