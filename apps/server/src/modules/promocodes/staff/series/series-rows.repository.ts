import type { promocodeSeriesList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import type { Minor } from '../../../../kernel/money.ts';
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
import { isInReach, isLineInReach, type Named, targetColumns } from '../code-targets.repository.ts';

export type SeriesRow = {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly prefix: string;
  readonly length: number;
  readonly kind: string;
  readonly discount: number;
  readonly codeCount: number;
  readonly uses: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly note: string;
  readonly events: Named[];
  readonly items: Named[];
  readonly codes: number;
  readonly usedCodes: number;
  /** Codes with a use left. */
  readonly open: number;
  readonly turnover: Minor;
  readonly given: Minor;
};
export type SeriesCardRow = SeriesRow &
  VersionRow & {
    readonly stopped: number;
    readonly editorId: string | null;
    readonly editorName: string | null;
  };

const columns = sql`s.id, s.public_id as "publicId", s.prefix || repeat('•', s.length) as title, s.prefix, s.length, s.kind, s.discount,
  s.code_count as "codeCount", s.uses, s.starts_at as "startsAt", s.ends_at as "endsAt", s.note, ${targetColumns('s')},
  c.codes, m."usedCodes", c.codes - m."usedUp" as open, m.turnover, m.given`;

/** Codes of the series s, and what came by them of starts in reach: a code that no use is gone of has no paid line. */
const counts = (reach: Reach): RawBuilder<unknown> => sql`
  cross join lateral (select count(*)::int as codes from promocodes p where p.series_id = s.id) c
  cross join lateral (
    select count(*)::int as "usedCodes", count(*) filter (where p.available < 1)::int as "usedUp",
      coalesce(sum(b.turnover), 0)::bigint as turnover, coalesce(sum(b.given), 0)::bigint as given
    from promocodes p cross join lateral (
      select sum(l.total_minor) as turnover, sum(l.discount_minor) as given from order_lines l join orders o on o.id = l.order_id
      where l.promocode_id = p.id and o.paid_at is not null and ${isLineInReach(reach)}) b
    where p.series_id = s.id and p.available < p.uses) m`;

/** By its time alone: which codes are used up is told of each. */
const stateOf = (now: Date): RawBuilder<unknown> =>
  sql`case when s.ends_at <= ${now} then 'over' when s.starts_at > ${now} then 'soon' else 'active' end`;

const filtersAt = (now: Date): FilterSql<typeof promocodeSeriesList> => ({
  state: (value) => anyOf(stateOf(now), value),
  kind: (value) => anyOf(sql`s.kind`, value),
  event: (
    value,
  ) => sql`exists (select from events e where ${anyOf(sql`e.public_id`, value)} and (e.id = any(s.event_ids)
    or exists (select from formats f join event_cities ec on ec.id = f.event_city_id where ec.event_id = e.id and f.id = any(s.format_ids))))`,
});
const keys: SortSql<typeof promocodeSeriesList> = { created: sql`s.id` };

type Ask = ListAsk<typeof promocodeSeriesList>;
type Seen = { readonly reach: Reach; readonly now: Date };

/** Series in reach; words are sought in prefixes and notes. */
const sourceOf = (ask: Ask, { reach, now }: Seen): ListSource => {
  const filters = filtersAt(now);
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  return {
    from: sql`promocode_series s`,
    where: [
      isInReach(reach, 's'),
      ask.search === null ? sql`true` : sql`(s.prefix ilike ${like} or s.note ilike ${like})`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`s.id`,
  };
};

export const countSeries = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of series in reach, and how many there are; two statements. */
export const selectSeries = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<SeriesRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<SeriesRow & ListRow>`
      with page as (select s.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join promocode_series s on s.id = page.id ${counts(seen.reach)}
      order by ${order}`,
  );

export const findSeriesCard = async (db: Executor, publicId: string, reach: Reach): Promise<SeriesCardRow | null> => {
  const { rows } = await sql<SeriesCardRow>`
    select ${columns}, ${versionColumns('s')},
      (select count(*)::int from promocodes p where p.series_id = s.id and p.ends_at is not null) as stopped,
      u.public_id as "editorId", u.name as "editorName"
    from promocode_series s left join users u on u.id = s.updated_by ${counts(reach)} where s.public_id = ${publicId}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The same for a change, locked; a piece of its run goes on beside it. */
export const lockSeriesCard = async (db: Executor, publicId: string, reach: Reach): Promise<SeriesCardRow | null> => {
  await sql`select id from promocode_series where public_id = ${publicId} for no key update`.execute(db);
  return findSeriesCard(db, publicId, reach);
};
