import type { OrderStatus } from '@trassa/contracts';
import type { ordersList } from '@trassa/contracts/office';
import type { Reach, Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { FilterValue, ListAsk } from '../../../kernel/list-declaration.ts';
import type { Minor } from '../../../kernel/money.ts';
import {
  anyOf,
  between,
  during,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../platform/database/index.ts';
import {
  type Count,
  countList,
  type ListSource,
  selectListIds,
  selectListPage,
} from '../../../platform/lists/index.ts';
import { findStarts, isLineInReach, isOfStarts, isOrderInReach, type ReachedStarts } from './line-reach.repository.ts';

/** Lines that a row names. */
const namedLines = 5;

type Line = { selector: string; titleRu: string; titleEn: string | null; count: number };
export type OrderStartRow = { event: string; start: string; titleRu: string; titleEn: string | null };
export type OrderHead = {
  readonly publicId: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly status: OrderStatus;
  readonly channel: 'site' | 'staff';
  readonly buyerPublicId: string;
  readonly buyerName: string;
  readonly isTemporary: boolean;
  readonly email: string;
  readonly phone: string | null;
  readonly total: Minor;
  readonly discount: Minor;
  readonly certificates: Minor;
  readonly amount: Minor;
  readonly starts: readonly OrderStartRow[];
};
export type OrderRow = ListRow &
  OrderHead & {
    readonly lines: readonly Line[];
    readonly linesCount: number;
    readonly hiddenLines: number;
    readonly provider: string | null;
  };

/** Of orders o and their buyers u; the starts are those in reach. */
export const headColumns = (
  reached: ReachedStarts,
): RawBuilder<unknown> => sql`o.public_id as "publicId", o.created_at as "createdAt",
  o.paid_at as "paidAt", o.status, o.channel, u.public_id as "buyerPublicId", concat_ws(' ', nullif(u.name, ''), nullif(u.last_name, '')) as "buyerName",
  u.temporary as "isTemporary", o.email, o.phone, o.total_minor as total, o.discount_minor as discount,
  o.certificates_minor as certificates, o.amount_minor as amount,
  (select coalesce(jsonb_agg(jsonb_build_object('event', e.public_id, 'start', ec.public_id, 'titleRu', e.title_ru, 'titleEn', e.title_en)
      order by ec.start_time, ec.id), '[]')
    from (select distinct l.event_city_id as id from order_lines l where l.order_id = o.id and ${isLineInReach(reached)}) named
    join event_cities ec on ec.id = named.id join events e on e.id = ec.event_id) as starts`;

const is = (column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> =>
  anyOf(column, { values, isNone: false, from: null, to: null });

/** What matches any of the values, or has nothing there. */
const orNone = (
  { values, isNone }: FilterValue,
  has: (values: readonly string[]) => RawBuilder<unknown>,
  none: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  if (values.length === 0) return isNone ? none : sql`true`;
  return isNone ? sql`(${has(values)} or ${none})` : has(values);
};

type Starts = Awaited<ReturnType<typeof findStarts>>;

/** Conditions on lines, refunds and parcels see no line that is out of reach, and nothing that the card hides with it. */
const filtersFor = ({ reached, ofEvents, ofStarts }: Starts): FilterSql<typeof ordersList> => {
  const hasLine = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
    reached === 'all'
      ? sql`o.id in (select l.order_id from order_lines l where ${condition})`
      : sql`o.id in (select l.order_id from order_lines l where ${isOfStarts(reached)} and ${condition})`;
  const noLine = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`not exists (select from order_lines l where l.order_id = o.id and ${isLineInReach(reached)} and ${condition})`;
  // Whoever does not reach everything reaches an order by a start of it. `offset 0` asks order by order: joined, the lines of
  // all starts would be read for the few orders of the shop.
  const noStart =
    reached === 'all'
      ? sql`not exists (select from order_lines l where l.order_id = o.id and l.event_city_id is not null offset 0)`
      : sql`false`;
  const ofThese = (ids: readonly number[]): RawBuilder<unknown> =>
    sql`o.id in (select l.order_id from order_lines l where ${isOfStarts(ids)})`;
  // As the card: money that came back of no line is of the whole order.
  const isRefundShown =
    reached === 'all'
      ? sql`true`
      : sql`not exists (select from order_refunds b join order_lines l on l.id = b.order_line_id
          where b.cause = r.cause and not ${isLineInReach(reached)})`;
  const isParcelShown =
    reached === 'all'
      ? sql`true`
      : sql`exists (select from order_lines l
          where l.order_id = s.order_id and l.unique_id = any(s.unique_ids) and ${isLineInReach(reached)})`;
  return {
    state: (value) => anyOf(sql`o.status`, value),
    created: (value) => during(sql`o.created_at`, value),
    paid: (value) => during(sql`o.paid_at`, value),
    event: () => ofThese(ofEvents),
    start: (value) => orNone(value, () => ofThese(ofStarts), noStart),
    format: ({ values }) => hasLine(is(sql`l.item_public_id`, values)),
    selector: ({ values }) => hasLine(is(sql`l.selector`, values)),
    provider: ({ values }) => sql`o.id in (select p.order_id from payments p where ${is(sql`p.provider`, values)})`,
    channel: (value) => anyOf(sql`o.channel`, value),
    sum: (value) => between(sql`o.total_minor`, value),
    promocode: (value) =>
      orNone(
        value,
        (values) =>
          hasLine(
            sql`l.promocode_id in (select c.id from promocodes c where c.code = any(${values.map((code) => code.trim().toUpperCase())}::text[]))`,
          ),
        noLine(sql`l.promocode_id is not null`),
      ),
    certificate: (value) =>
      orNone(
        value,
        (
          values,
        ) => sql`o.id in (select y.order_id from certificate_entries y join certificates c on c.id = y.certificate_id
          where y.kind = 'spend' and ${is(sql`c.public_id`, values)})`,
        sql`o.certificates_minor = 0`,
      ),
    refund: (value) =>
      orNone(
        value,
        (values) =>
          sql`o.id in (select r.order_id from refunds r where ${is(sql`r.status`, values)} and ${isRefundShown})`,
        sql`not exists (select from refunds r where r.order_id = o.id and ${isRefundShown})`,
      ),
    parcel: (value) =>
      orNone(
        value,
        (values) => sql`o.id in (select s.order_id from shipments s
          where ${is(sql`case when s.state in ('new', 'picked', 'packed') then 'waiting' else 'sent' end`, values)} and ${isParcelShown})`,
        sql`not exists (select from shipments s where s.order_id = o.id and ${isParcelShown})`,
      ),
    problem: ({ values }) => sql`o.id in (
      select r.order_id from refunds r where r.reason in ('late', 'duplicate') and 'unused_money' = any(${[...values]}::text[])
      union all select r.order_id from refunds r where r.status = 'failed' and 'refund_failed' = any(${[...values]}::text[])
        and ${isRefundShown}
      union all select n.id from orders n where n.paid_at is not null and n.issued_at is null and 'not_issued' = any(${[...values]}::text[]))`,
  };
};

const keys: SortSql<typeof ordersList> = {
  created: sql`o.created_at`,
  // Unpaid ones lie before the first that was paid.
  paid: sql`coalesce(o.paid_at, timestamptz '1970-01-01 00:00:00+00')`,
  sum: sql`o.total_minor`,
};

/** The number of an order, a whole address, a whole phone or the number of a ticket. */
const isFound = (text: string, { email, phoneEnd }: Sought): RawBuilder<unknown> => sql`o.id in (
  select n.id from orders n where lower(left(n.public_id, 8)) = lower(left(${text}, 8))
    and starts_with(lower(n.public_id), lower(${text}))
  union all select n.id from orders n where lower(n.email) = ${email}::text
  union all select n.id from orders n where n.phone = ${phoneEnd}::text
  union all select t.order_id from tickets t where t.ticket_number = ${text})`;

const namedBy = (ask: ListAsk<typeof ordersList>, filter: 'event' | 'start'): readonly string[] =>
  ask.filters.find(({ name }) => name === filter)?.value.values ?? [];

type Ask = ListAsk<typeof ordersList>;

/** Orders with a line in reach. */
const sourceOf = async (
  db: Executor,
  ask: Ask,
  sought: Sought | null,
  reach: Reach,
): Promise<ListSource & { readonly reached: ReachedStarts }> => {
  const starts = await findStarts(db, reach, { events: namedBy(ask, 'event'), starts: namedBy(ask, 'start') });
  const { reached } = starts;
  const searched = ask.search === null || sought === null ? sql`true` : isFound(ask.search, sought);
  const filters = filtersFor(starts);
  return {
    from: sql`orders o`,
    where: [isOrderInReach(reached), searched, ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`o.id`,
    reached,
  };
};

export const countOrders = async (db: Database, ask: Ask, reach: Reach, sought: Sought | null = null): Promise<Count> =>
  countList(db, await sourceOf(db, ask, sought, reach));

/** Public ids of the first that match. */
export const selectOrderIds = async (db: Executor, ask: Ask, reach: Reach, limit: number): Promise<string[]> =>
  selectListIds(db, await sourceOf(db, ask, null, reach), sql`o.public_id`, limit);

/** A page of orders with a line in reach, and how many there are. Three statements at most. */
export const selectOrders = async (
  db: Executor,
  ask: Ask,
  sought: Sought | null,
  reach: Reach,
): Promise<ListPage<OrderRow>> => {
  const { reached, ...source } = await sourceOf(db, ask, sought, reach);
  return selectListPage(
    db,
    ask,
    source,
    ({ key, rows, order }) => sql<OrderRow>`
      with page as (select o.id, ${key} as key from ${rows})
      select page.id, page.key, ${headColumns(reached)}, named.lines, named."linesCount", named."hiddenLines",
        (select p.provider from payments p where p.order_id = o.id order by p.captured_at is null, p.id desc limit 1) as provider
      from page join orders o on o.id = page.id join users u on u.id = o.user_id
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('selector', n.selector, 'titleRu', n.title_ru, 'titleEn', n.title_en, 'count', n.count)
            order by n.position) filter (where n.reached and n.place <= ${namedLines}), '[]') as lines,
          (count(*) filter (where n.reached))::int as "linesCount", (count(*) filter (where not n.reached))::int as "hiddenLines"
        from (select r.*, row_number() over (partition by r.reached order by r.position) as place
          from (select l.selector, l.title_ru, l.title_en, l.count, l.position, ${isLineInReach(reached)} as reached
            from order_lines l where l.order_id = o.id) r) n) named
      order by ${order}`,
  );
};
