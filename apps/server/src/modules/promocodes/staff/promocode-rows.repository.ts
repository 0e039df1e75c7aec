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
import { isInReach, isLineInReach, type Named, targetColumns } from './code-targets.repository.ts';
import { endsAt, joinSeries, startsAt } from '../series-times.repository.ts';

export type PromocodeRow = {
  readonly id: number;
  readonly publicId: string;
  /** Of a series: its last 4 signs. */
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
  /** null: it is one of its own. */
  readonly seriesId: string | null;
  readonly series: string | null;
};
export type PromocodeCardRow = PromocodeRow &
  VersionRow & { readonly note: string; readonly editorId: string | null; readonly editorName: string | null };

/** Of the code p of a series s, or of none; lines of orders that were paid count, returned ones too. */
const columns = sql`p.id, p.public_id as "publicId", p.shown as code, p.kind, p.discount, p.code_count as "codeCount", p.uses, p.available,
  ${startsAt} as "startsAt", ${endsAt} as "endsAt", ${targetColumns('p')}, m.turnover, m.given,
  s.public_id as "seriesId", s.prefix || repeat('•', s.length) as series`;

/** What came by a code, of starts in reach. */
const money = (reach: Reach): RawBuilder<unknown> => sql`cross join lateral (
    select coalesce(sum(l.total_minor), 0)::bigint as turnover, coalesce(sum(l.discount_minor), 0)::bigint as given
    from order_lines l join orders o on o.id = l.order_id
    where l.promocode_id = p.id and o.paid_at is not null and ${isLineInReach(reach)}) m`;

/** 'over': used up, or its time has passed; 'soon': its time is to come. */
const stateOf = (now: Date): RawBuilder<unknown> =>
  sql`case when p.available < 1 or ${endsAt} <= ${now} then 'over' when ${startsAt} > ${now} then 'soon' else 'active' end`;

const filtersAt = (now: Date): FilterSql<typeof promocodesList> => ({
  state: (value) => anyOf(stateOf(now), value),
  kind: (value) => anyOf(sql`p.kind`, value),
  event: (
    value,
  ) => sql`exists (select from events e where ${anyOf(sql`e.public_id`, value)} and (e.id = any(p.event_ids)
    or exists (select from formats f join event_cities ec on ec.id = f.event_city_id where ec.event_id = e.id and f.id = any(p.format_ids))))`,
  series: (value) => anyOf(sql`s.public_id`, value),
  use: (value) => anyOf(sql`case when p.available < p.uses then 'used' else 'unused' end`, value),
});

const keys: SortSql<typeof promocodesList> = {
  created: sql`p.id`,
  used: sql`p.uses - p.available`,
  code: sql`p.shown`,
};

type Ask = ListAsk<typeof promocodesList>;
type Seen = { readonly reach: Reach; readonly now: Date };

/** By a part of it; of a series by the whole code or its last signs, so that nobody finds the rest out sign by sign. */
const isSought = (search: string): RawBuilder<unknown> => {
  const code = search.trim().toUpperCase();
  return sql`(p.series_id is null and p.code like ${`%${escapeLike(code)}%`}
    or p.series_id is not null and (p.code = ${code} or right(p.code, 4) = ${code}))`;
};

/** Codes in reach; those of series only when they are asked for. */
const sourceOf = (ask: Ask, { reach, now }: Seen): ListSource => {
  const filters = filtersAt(now);
  const isOfSeries = ask.filters.some(({ name }) => name === 'series');
  return {
    from: sql`promocodes p ${joinSeries}`,
    where: [
      isOfSeries ? sql`p.series_id is not null` : sql`p.series_id is null`,
      isInReach(reach, 'p'),
      ask.search === null ? sql`true` : isSought(ask.search),
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
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
      select ${columns}, page.key from page join promocodes p on p.id = page.id ${joinSeries} ${money(seen.reach)}
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
    select ${cardColumns} from promocodes p ${joinSeries} ${money(reach)} where p.public_id = ${publicId}`.execute(db);
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
