import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { fromUnix } from '../../kernel/clock.ts';
import { writeCursor } from '../../kernel/list-cursor.ts';
import type { FilterName, FilterValue, ListAsk, ListDeclaration, SortName } from '../../kernel/list-declaration.ts';

/** The condition of each declared filter. */
export type FilterSql<D extends ListDeclaration> = {
  readonly [N in FilterName<D>]: (value: FilterValue) => RawBuilder<unknown>;
};
/** What each declared sort sorts by; never empty, and an index has it with the id behind it. */
export type SortSql<D extends ListDeclaration> = { readonly [N in SortName<D>]: RawBuilder<unknown> };

/** Rows that a total counts at most. */
export const countUpTo = 10_001;

const orNone = (condition: RawBuilder<unknown>, column: RawBuilder<unknown>, isNone: boolean): RawBuilder<unknown> =>
  isNone ? sql`(${condition} or ${column} is null)` : condition;

/** `f.name=a&f.name=b`, of a column of texts. One value is asked for as such: its index then gives the order, too. */
export const anyOf = (column: RawBuilder<unknown>, { values, isNone }: FilterValue): RawBuilder<unknown> => {
  if (values.length === 0) return isNone ? sql`${column} is null` : sql`true`;
  const [only = ''] = values;
  const condition = values.length === 1 ? sql`${column} = ${only}` : sql`${column} = any(${[...values]}::text[])`;
  return orNone(condition, column, isNone);
};

/** `f.name.from=…&f.name.to=…` of a column of moments: before `to`. */
export const during = (column: RawBuilder<unknown>, { from, to, isNone }: FilterValue): RawBuilder<unknown> => {
  if (from === null && to === null) return isNone ? sql`${column} is null` : sql`true`;
  const begin = from === null ? sql`true` : sql`${column} >= ${fromUnix(from)}`;
  const end = to === null ? sql`true` : sql`${column} < ${fromUnix(to)}`;
  return orNone(sql`(${begin} and ${end})`, column, isNone);
};

/** The same of kopecks or a count: up to `to`. */
export const between = (column: RawBuilder<unknown>, { from, to, isNone }: FilterValue): RawBuilder<unknown> => {
  if (from === null && to === null) return isNone ? sql`${column} is null` : sql`true`;
  const least = from === null ? sql`true` : sql`${column} >= ${from}::bigint`;
  const most = to === null ? sql`true` : sql`${column} <= ${to}::bigint`;
  return orNone(sql`(${least} and ${most})`, column, isNone);
};

/**
 * Internal ids, written out: the planner has to know which ones they are, because a start with a tenth of all orders is walked
 * otherwise than one with a hundred of them. Numbers of ours, never of a request.
 */
export const idList = (ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 0 ? sql`array[]::bigint[]` : sql`array[${sql.join(ids.map((id) => sql.lit(id)))}]::bigint[]`;

/** What a reach and the names of a filter have in common. */
export const reaches = (reach: Reach, { event, start }: { readonly event: string; readonly start: string }): boolean =>
  reach === 'all' || reach.events.includes(event) || reach.starts.includes(start);

/** Whether a place is in reach: of the public ids of its event and its start. */
export const inReach = (
  reach: Reach,
  { event, start }: { readonly event: RawBuilder<unknown>; readonly start: RawBuilder<unknown> },
): RawBuilder<unknown> =>
  reach === 'all'
    ? sql`true`
    : sql`(${event} = any(${[...reach.events]}::text[]) or ${start} = any(${[...reach.starts]}::text[]))`;

/** A moment of so many microseconds; text, because a `Date` has milliseconds. */
const momentOf = (microseconds: number): string => {
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds - milliseconds * 1000).padStart(3, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
};

const valueOf = (kind: ListAsk['sort']['kind'], key: string): RawBuilder<unknown> => {
  if (kind === 'text') return sql`${key}::text`;
  return kind === 'number' ? sql`${key}::bigint` : sql`${momentOf(Number(key))}::timestamptz`;
};

/** What a page needs of the query of any list. */
export type PageAsk = Pick<ListAsk, 'cursor' | 'limit' | 'fingerprint' | 'isCounted'> & {
  readonly sort: Pick<ListAsk['sort'], 'kind' | 'isDescending'>;
};
export type By = { readonly key: RawBuilder<unknown>; readonly id: RawBuilder<unknown> };
/** Read from the end when the page lies before its cursor. */
const isFalling = ({ sort, cursor }: PageAsk): boolean => sort.isDescending !== (cursor?.isBackward ?? false);

/** The sort of a row as its cursor holds it: the column `key` of the page. */
export const keyText = ({ sort: { kind } }: PageAsk, key: RawBuilder<unknown>): RawBuilder<string> =>
  kind === 'moment' ? sql<string>`(extract(epoch from ${key}) * 1000000)::bigint::text` : sql<string>`(${key})::text`;

/** Rows behind the cursor. */
export const behind = (ask: PageAsk, { key, id }: By): RawBuilder<unknown> => {
  const { cursor, sort } = ask;
  if (!cursor) return sql`true`;
  const last = sql`(${valueOf(sort.kind, cursor.key)}, ${cursor.id}::bigint)`;
  return isFalling(ask) ? sql`(${key}, ${id}) < ${last}` : sql`(${key}, ${id}) > ${last}`;
};

/** `order by` of a page, which is read with one row more than its limit. */
export const inOrder = (ask: PageAsk, { key, id }: By): RawBuilder<unknown> =>
  isFalling(ask) ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;

export type ListRow = { readonly id: number; readonly key: string };
export type ListPage<Row> = {
  readonly values: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly total: { readonly count: number; readonly exact: boolean };
};

/** A page of the rows that its statement read, and of as many as were counted up to `countUpTo`. */
export const toPage = <Row extends ListRow>(
  { cursor, limit, fingerprint }: PageAsk,
  rows: readonly Row[],
  counted: number,
): ListPage<Row> => {
  const isBackward = cursor?.isBackward ?? false;
  const read = rows.slice(0, limit);
  const values = isBackward ? read.toReversed() : read;
  const [first, last] = [values[0], values.at(-1)];
  const isMore = rows.length > limit;
  return {
    values,
    next: last && (isBackward || isMore) ? writeCursor(fingerprint, { ...last, isBackward: false }) : null,
    previous:
      first && (isBackward ? isMore : cursor !== null)
        ? writeCursor(fingerprint, { ...first, isBackward: true })
        : null,
    total: { count: Math.min(counted, countUpTo - 1), exact: counted < countUpTo },
  };
};

/** As `listOf` of the contract. */
export type ShownPage<Shown> = {
  values: Shown[];
  next: string | null;
  previous: string | null;
  total: { count: number; exact: boolean };
};

/** The same page with its rows as they are shown. */
export const mapPage = <Row, Shown>(page: ListPage<Row>, show: (row: Row) => Shown): ShownPage<Shown> => ({
  ...page,
  values: page.values.map(show),
  total: { ...page.total },
});
