import type { startsList } from '@trassa/contracts/office';
import type { Reach, Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../../../kernel/list-declaration.ts';
import type { Minor } from '../../../../../kernel/money.ts';
import {
  anyOf,
  areNamed,
  during,
  type Database,
  type Executor,
  type FilterSql,
  inReach,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../../../platform/database/index.ts';
import {
  type Count,
  countList,
  type ListSource,
  selectListIds,
  selectListPage,
} from '../../../../../platform/lists/index.ts';
import { cardColumns } from '../../../card-columns.repository.ts';
import type { CardFormatRow } from '../../../rows.ts';
import type { FactsRow } from '../start-facts.ts';
import { factColumns, salesOfStart, stateColumn } from '../start-sql.repository.ts';

export type StartListRow = ListRow &
  FactsRow & {
    readonly publicId: string;
    readonly eventPublicId: string;
    readonly eventTitleRu: string;
    readonly eventTitleEn: string | null;
    readonly cityId: number;
    readonly cityNameRu: string;
    readonly cityNameEn: string;
    readonly timezone: string;
    readonly startTime: Date;
    readonly saleStart: Date | null;
    readonly saleEnd: Date | null;
    readonly taken: number;
    readonly capacity: number;
    readonly sum: Minor;
    readonly hasResults: boolean;
    readonly formats: CardFormatRow[];
  };

/** Paid for a start `ec` and not returned; kopecks. */
export const sumOfStart = sql`(
  coalesce((select sum(l.total_minor) from order_lines l join orders o on o.id = l.order_id
    where l.event_city_id = ec.id and o.paid_at is not null), 0)
  - coalesce((select sum(b.money_minor + b.certificates_minor) from order_lines l join order_refunds b on b.order_line_id = l.id
    where l.event_city_id = ec.id), 0))::bigint`;

const filtersAt = (now: RawBuilder<unknown>): FilterSql<typeof startsList> => ({
  state: (value) => anyOf(stateColumn(now), value),
  event: (value) => anyOf(sql`e.public_id`, value),
  series: (value) => anyOf(sql`t.public_id`, value),
  project: (value) => anyOf(sql`p.public_id`, value),
  city: (value) => anyOf(sql`ec.city_id::text`, value),
  period: (value) => during(sql`ec.start_time`, value),
  manager: ({ values }) => sql`exists (select from staff_grants g join users u on u.id = g.user_id
    where u.public_id = any(${[...values]}::text[]) and g.ended_at is null
      and (g.scope -> 'starts' @> to_jsonb(ec.public_id) or g.scope -> 'events' @> to_jsonb(e.public_id)))`,
  results: (value) => anyOf(sql`case when ec.results_published_at is null then null else 'published' end`, value),
});

const keys: SortSql<typeof startsList> = {
  date: sql`ec.start_time`,
  // Tenths of a percent; a start without places stands at none.
  sold: sql`case when s.capacity = 0 then 0 else s.taken * 1000 / s.capacity end`,
  sum: sumOfStart,
};

/** Archived starts stand in no list that does not ask for them. */
const isListed = (ask: ListAsk<typeof startsList>): RawBuilder<unknown> =>
  ask.filters.some(({ name }) => name === 'state') ? sql`true` : sql`ec.archived_at is null`;

type Ask = ListAsk<typeof startsList>;
type Seen = { readonly reach: Reach; readonly now: Date };

/** Starts in reach. */
const sourceOf = (ask: Ask, sought: Sought | null, { reach, now }: Seen): ListSource => {
  const at = sql`${now}::timestamptz`;
  const filters = filtersAt(at);
  const searched =
    sought === null
      ? sql`true`
      : areNamed(sql`(e.names || c.names)`, [sql`${sought.words}::text`, sql`${sought.otherWords}::text`], true);
  const from = sql`event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id cross join ${salesOfStart(at)}`;
  const reached = inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` });
  return {
    from,
    where: [reached, searched, isListed(ask), ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`ec.id`,
  };
};

export const countStarts = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, null, seen));

/** Public ids of the first that match. */
export const selectStartIds = (db: Executor, ask: Ask, seen: Seen, limit: number): Promise<string[]> =>
  selectListIds(db, sourceOf(ask, null, seen), sql`ec.public_id`, limit);

/** A page of starts in reach, and how many there are. */
export const selectStarts = (
  db: Executor,
  ask: Ask,
  sought: Sought | null,
  seen: Seen,
): Promise<ListPage<StartListRow>> => {
  const at = sql`${seen.now}::timestamptz`;
  return selectListPage(
    db,
    ask,
    sourceOf(ask, sought, seen),
    ({ key, rows, order }) => sql<StartListRow>`
      with page as (select ec.id, ${key} as key from ${rows})
      select page.id, page.key, ec.public_id as "publicId", e.public_id as "eventPublicId", e.title_ru as "eventTitleRu",
        e.title_en as "eventTitleEn", ec.city_id as "cityId", c.name_ru as "cityNameRu", c.name_en as "cityNameEn", ec.timezone,
        ec.start_time as "startTime", ec.sale_start as "saleStart", ec.sale_end as "saleEnd", s.taken, s.capacity,
        ${sumOfStart} as sum, ec.results_published_at is not null as "hasResults", ${factColumns},
        (select k.formats from (select ${cardColumns}) k) as formats
      from page join event_cities ec on ec.id = page.id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
      cross join ${salesOfStart(at)}
      order by ${order}`,
  );
};
