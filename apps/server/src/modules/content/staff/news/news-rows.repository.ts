import type { newsList } from '@trassa/contracts/office';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  during,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  versionColumns,
  type VersionRow,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';
import type { NewsContent } from './news-content.ts';

export type NewsOfficeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly slug: string;
  readonly state: 'draft' | 'published' | 'archived';
  readonly publishedAt: Date | null;
  readonly until: Date | null;
  readonly wasOut: boolean;
  readonly previews: number;
  /** What the site shows, or would show. */
  readonly live: NewsContent;
  readonly draft: NewsContent | null;
};

/** The columns of content as a draft keeps them. */
const live = sql`jsonb_build_object('title_ru', n.title_ru, 'title_en', n.title_en, 'preview_ru', n.preview_ru,
  'preview_en', n.preview_en, 'text_ru', n.text_ru, 'text_en', n.text_en, 'picture', n.picture, 'ground', n.ground,
  'event', (select e.public_id from events e where e.id = n.event_id))`;
const columns = sql`n.id, n.office_id as "publicId", n.public_id as slug, n.state, n.published_at as "publishedAt", n.until,
  n.was_out as "wasOut", n.previews, n.draft, ${live} as live, ${versionColumns('n')}`;

/** As `newsStateOf` has it. */
const stateSql = (now: Date): RawBuilder<unknown> => sql`case when n.state <> 'published' then n.state
  when n.published_at > ${now} then 'scheduled' when n.until <= ${now} then 'over' else 'published' end`;
const said = (field: string): RawBuilder<unknown> =>
  sql`coalesce(case when n.draft is null then ${sql.ref(`n.${field}`)} else n.draft ->> ${field} end, '') !~ '^\\s*$'`;
/** As `isTextSaid` has it. */
export const isTextSaidSql = (html: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(regexp_replace(${html}, '<[^>]*>|&nbsp;', '', 'g') ~ '[^\\s\\u00a0]' or ${html} ~* '<(img|table)\\M', false)`;
const text = sql`(case when n.draft is null then n.text_en else n.draft ->> 'text_en' end)`;
const isWhole = sql`(${said('title_en')} and ${said('preview_en')} and ${isTextSaidSql(text)})`;

const filtersAt = (now: Date): FilterSql<typeof newsList> => ({
  state: (value) => anyOf(stateSql(now), value),
  english: (value) => anyOf(sql`case when ${isWhole} then 'whole' else 'missing' end`, value),
  at: (value) => during(sql`n.published_at`, value),
});
const keys: SortSql<typeof newsList> = { at: sql`coalesce(n.published_at, n.updated_at)` };

type Ask = ListAsk<typeof newsList>;
/** News are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean; readonly now: Date };

const sourceOf = (ask: Ask, seen: Seen): ListSource => {
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  const filters = filtersAt(seen.now);
  return {
    from: sql`news n`,
    where: [
      sql`${seen.isWhole}::boolean`,
      ask.search === null
        ? sql`true`
        : sql`(n.title_ru ilike ${like} or n.title_en ilike ${like} or n.public_id ilike ${like}
            or n.draft ->> 'title_ru' ilike ${like} or n.draft ->> 'title_en' ilike ${like})`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`n.id`,
  };
};

export const countNewsRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of news, and how many there are; two statements. */
export const selectNewsRows = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<NewsOfficeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<NewsOfficeRow & ListRow>`
      with page as (select n.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join news n on n.id = page.id order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<NewsOfficeRow | null> => {
  const { rows } = await sql<NewsOfficeRow>`select ${columns} from news n where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findNewsRow = (db: Executor, publicId: string): Promise<NewsOfficeRow | null> =>
  find(db, sql`n.office_id = ${publicId}`);

/** Nobody else changes it until the transaction ends. */
export const lockNewsRow = (tx: Executor, publicId: string): Promise<NewsOfficeRow | null> =>
  find(tx, sql`n.office_id = ${publicId} for no key update of n`);

export const isNews = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from news where office_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export type EventOfNews = { readonly publicId: string; readonly ru: string; readonly en: string | null };

/** The event of a draft as its page names it; null: none that visitors may see. */
export const findEventOfNews = async (db: Executor, publicId: string): Promise<EventOfNews | null> => {
  const { rows } = await sql<EventOfNews>`
    select public_id as "publicId", title_ru as ru, title_en as en from events where public_id = ${publicId} and status <> 'draft'`.execute(
    db,
  );
  return rows[0] ?? null;
};

export const hasEvent = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from events where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};
