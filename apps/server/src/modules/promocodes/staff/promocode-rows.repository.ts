import type { promocodesList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import type { Minor } from '../../../kernel/money.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  inReach,
  type ListPage,
  type ListRow,
  type SortSql,
  versionColumns,
  type VersionRow,
} from '../../../platform/database/index.ts';
import {
  type Count,
  countList,
  type ListSource,
  selectListIds,
  selectListPage,
} from '../../../platform/lists/index.ts';

type Named = { publicId: string; ru: string; en: string | null };
export type PromocodeRow = {
  readonly id: number;
  readonly publicId: string;
  readonly code: string;
  readonly kind: string;
  readonly discount: number;
  readonly codeCount: number;
  readonly uses: number;
  readonly available: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly events: Named[];
  readonly items: Named[];
  readonly turnover: Minor;
  readonly given: Minor;
};
export type PromocodeCardRow = PromocodeRow &
  VersionRow & { readonly note: string; readonly editorId: string | null; readonly editorName: string | null };

const named = (of: string): RawBuilder<unknown> =>
  sql.raw(`jsonb_build_object('publicId', ${of}.public_id, 'ru', ${of}.title_ru, 'en', ${of}.title_en)`);

/** Of the code p; lines of orders that were paid count, returned ones too. */
const columns = sql`p.id, p.public_id as "publicId", p.code, p.kind, p.discount, p.code_count as "codeCount", p.uses, p.available,
  p.starts_at as "startsAt", p.ends_at as "endsAt",
  coalesce((select jsonb_agg(${named('e')} order by e.id) from events e where e.id = any(p.event_ids)), '[]') as events,
  coalesce((select jsonb_agg(jsonb_build_object('publicId', f.public_id, 'ru', e.title_ru || ', ' || c.name_ru || ', ' || f.title_ru,
      'en', coalesce(e.title_en, e.title_ru) || ', ' || c.name_en || ', ' || coalesce(f.title_en, f.title_ru)) order by f.id)
    from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where f.id = any(p.format_ids)), '[]')
  || coalesce((select jsonb_agg(${named('g')} order by g.id) from products g where g.id = any(p.product_ids)), '[]')
  || coalesce((select jsonb_agg(${named('i')} order by i.id) from insurance_offers i where i.id = any(p.offer_ids)), '[]') as items,
  m.turnover, m.given`;

/** Of the line l: it is of a start that a reach holds; what belongs to no start is for whoever reaches everything. */
export const isLineInReach = (reach: Reach): RawBuilder<unknown> =>
  reach === 'all'
    ? sql`true`
    : sql`exists (select from event_cities ec join events e on e.id = ec.event_id where ec.id = l.event_city_id
        and ${inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` })})`;

/** What came by a code, of starts in reach. */
const money = (reach: Reach): RawBuilder<unknown> => sql`cross join lateral (
    select coalesce(sum(l.total_minor), 0)::bigint as turnover, coalesce(sum(l.discount_minor), 0)::bigint as given
    from order_lines l join orders o on o.id = l.order_id
    where l.promocode_id = p.id and o.paid_at is not null and ${isLineInReach(reach)}) m`;

/** Codes that a reach holds: for a start or event of it; those for anything are for whoever reaches everything. */
const isInReach = (reach: Reach): RawBuilder<unknown> =>
  reach === 'all'
    ? sql`true`
    : sql`(exists (select from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
        where f.id = any(p.format_ids) and ${inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` })})
      or (p.format_ids = '{}' and exists (select from events e where e.id = any(p.event_ids) and e.public_id = any(${[...reach.events]}::text[]))))`;

/** 'over': used up, or its time has passed; 'soon': its time is to come. */
const stateOf = (now: Date): RawBuilder<unknown> =>
  sql`case when p.available < 1 or p.ends_at <= ${now} then 'over' when p.starts_at > ${now} then 'soon' else 'active' end`;

const filtersAt = (now: Date): FilterSql<typeof promocodesList> => ({
  state: (value) => anyOf(stateOf(now), value),
  kind: (value) => anyOf(sql`p.kind`, value),
  event: (
    value,
  ) => sql`exists (select from events e where ${anyOf(sql`e.public_id`, value)} and (e.id = any(p.event_ids)
    or exists (select from formats f join event_cities ec on ec.id = f.event_city_id where ec.event_id = e.id and f.id = any(p.format_ids))))`,
});

const keys: SortSql<typeof promocodesList> = {
  created: sql`p.id`,
  used: sql`p.uses - p.available`,
  code: sql`p.code`,
};

type Ask = ListAsk<typeof promocodesList>;
type Seen = { readonly reach: Reach; readonly now: Date };

/** Codes in reach. */
const sourceOf = (ask: Ask, { reach, now }: Seen): ListSource => {
  const filters = filtersAt(now);
  const searched =
    ask.search === null ? sql`true` : sql`p.code like ${`%${escapeLike(ask.search.trim().toUpperCase())}%`}`;
  return {
    from: sql`promocodes p`,
    where: [isInReach(reach), searched, ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`p.id`,
  };
};

export const countPromocodes = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** Public ids of the first that match. */
export const selectPromocodeIds = (db: Executor, ask: Ask, seen: Seen, limit: number): Promise<string[]> =>
  selectListIds(db, sourceOf(ask, seen), sql`p.public_id`, limit);

/** A page of codes in reach, and how many there are; two statements. */
export const selectPromocodes = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<PromocodeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<PromocodeRow & ListRow>`
      with page as (select p.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join promocodes p on p.id = page.id ${money(seen.reach)}
      order by ${order}`,
  );

const cardColumns = sql`${columns}, p.note, ${versionColumns('p')},
  (select u.public_id from users u where u.id = p.updated_by) as "editorId", (select u.name from users u where u.id = p.updated_by) as "editorName"`;

export const findPromocodeCard = async (
  db: Executor,
  publicId: string,
  reach: Reach,
): Promise<PromocodeCardRow | null> => {
  const { rows } = await sql<PromocodeCardRow>`
    select ${cardColumns} from promocodes p ${money(reach)} where p.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** The same for a change, locked as an order locks it. */
export const lockPromocodeCard = async (
  db: Executor,
  publicId: string,
  reach: Reach,
): Promise<PromocodeCardRow | null> => {
  await sql`select id from promocodes where public_id = ${publicId} for no key update`.execute(db);
  return findPromocodeCard(db, publicId, reach);
};
