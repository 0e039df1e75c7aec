import { createHash } from 'node:crypto';
import type { MessageSpec } from '@trassa/contracts';
import { type FilterDeclaration, type ListDeclaration, type ListLimit, listLimits } from '@trassa/contracts/office';
import { siteTimezone, startOfDay } from '@trassa/rules';
import { toUnix } from './clock.ts';
import { type Cursor, readCursor } from './list-cursor.ts';
import { ok, refuse, type Result } from './result.ts';

export { declareList, type ListDeclaration } from '@trassa/contracts/office';

export type FilterName<D extends ListDeclaration> = keyof D['filters'] & string;
export type SortName<D extends ListDeclaration> = keyof D['sorts'] & string;

/** What is asked of one filter; what its kind does not have is empty. */
export type FilterValue = {
  /** Any of them. */
  readonly values: readonly string[];
  /** Also rows that have nothing there. */
  readonly isNone: boolean;
  /** Unix seconds, kopecks or a count. */
  readonly from: number | null;
  readonly to: number | null;
};

/** A query of a list, checked. */
export type ListAsk<D extends ListDeclaration = ListDeclaration> = {
  readonly search: string | null;
  readonly sort: {
    readonly name: SortName<D>;
    readonly kind: ListDeclaration['sorts'][string];
    readonly isDescending: boolean;
  };
  readonly filters: readonly { readonly name: FilterName<D>; readonly value: FilterValue }[];
  /** Of a page one of `listLimits`; exports read more at once. */
  readonly limit: number;
  /** Absent: the page says how many rows there are in all. */
  readonly isCounted?: false;
  /** null: the first page. */
  readonly cursor: Cursor | null;
  /** Of search, filters and sort: a cursor leads on only where they are the same. */
  readonly fingerprint: string;
};

export type ListQuery = Readonly<Record<string, string | readonly string[]>>;

const defaultLimit: ListLimit = 50;
const wrong: MessageSpec = { id: 'wrong_value' };
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const numbers = { moment: /^\d{1,10}$/, money: /^\d{1,9}(\.\d{1,2})?$/, count: /^\d{1,9}$/ };

type Bound = 'from' | 'to';
/** `f.sum.from` → sum, from; null: no filter's name. */
const readName = (key: string): { name: string; bound: Bound | null } | null => {
  const [, name = '', bound] = /^f\.(\w+)(?:\.(from|to))?$/.exec(key) ?? [];
  return name ? { name, bound: (bound as Bound | undefined) ?? null } : null;
};

const readNumber = (of: keyof typeof numbers, text: string, now: Date): number | null => {
  if (of === 'moment' && text === 'today') return startOfDay(toUnix(now), siteTimezone);
  if (!numbers[of].test(text)) return null;
  return of === 'money' ? Math.round(Number(text) * 100) : Number(text);
};

const isWord = (filter: FilterDeclaration, text: string): boolean => {
  if (filter.kind === 'text') return text.length <= 300;
  if (filter.kind !== 'one_of') return false;
  return filter.values === 'ids' ? idPattern.test(text) : filter.values.includes(text);
};

const nothing: FilterValue = { values: [], isNone: false, from: null, to: null };

/** What these texts add to a filter; null: they do not fit it. */
const readFilter = (
  filter: FilterDeclaration,
  bound: Bound | null,
  texts: readonly string[],
  now: Date,
): Partial<FilterValue> | null => {
  if (bound) {
    const [text = ''] = texts;
    const number = filter.kind === 'range' && texts.length === 1 ? readNumber(filter.of, text, now) : null;
    return number === null ? null : { [bound]: number };
  }
  const isNone = filter.none === true && texts.includes('none');
  const words = isNone ? texts.filter((text) => text !== 'none') : texts;
  return words.every((word) => isWord(filter, word)) ? { values: words, isNone } : null;
};

const readSort = <D extends ListDeclaration>({ sorts, defaultSort }: D, text: string): ListAsk<D>['sort'] | null => {
  const asked = text || defaultSort;
  const isDescending = asked.startsWith('-');
  const name = isDescending ? asked.slice(1) : asked;
  const kind = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  return kind ? { name, kind, isDescending } : null;
};

const fingerprintOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * Checks the query of a list against its declaration. What the list does not know is 400 `validation` with `known`, the
 * filters and sorts that it has.
 */
export const readList = <D extends ListDeclaration>(
  declaration: D,
  query: ListQuery,
  now: Date,
): Result<ListAsk<D>> => {
  const errors = new Map<string, MessageSpec>();
  const filters = new Map<string, FilterValue>();
  const words = { search: '', sort: '', cursor: '', limit: String(defaultLimit) };
  const given = Object.entries(query)
    .map(([key, raw]) => [key, [raw].flat().filter((text) => text !== '')] as const)
    .filter(([, texts]) => texts.length > 0);
  for (const [key, texts] of given) {
    const named = readName(key);
    const filter = named && Object.hasOwn(declaration.filters, named.name) && declaration.filters[named.name];
    const isPlain = Object.hasOwn(words, key) && texts.length === 1 && (key !== 'search' || declaration.search);
    const read = filter && !texts.join('').includes('\0') && readFilter(filter, named.bound, texts, now);
    if (isPlain) words[key as keyof typeof words] = texts[0] ?? '';
    else if (read) filters.set(named.name, { ...nothing, ...filters.get(named.name), ...read });
    else errors.set(key, wrong);
  }
  const search = words.search.trim();
  const sort = readSort(declaration, words.sort);
  const limit = listLimits.find((one) => String(one) === words.limit);
  if (!sort) errors.set('sort', wrong);
  if (!limit) errors.set('limit', wrong);
  if (search.length > 200 || search.includes('\0')) errors.set('search', wrong);
  const asked = given.filter(([key]) => readName(key)).toSorted(byName);
  const fingerprint = fingerprintOf([declaration.name, search, sort, asked]);
  const cursor = words.cursor && sort ? readCursor(words.cursor, fingerprint, sort.kind) : null;
  if (words.cursor && !cursor) errors.set('cursor', wrong);
  if (errors.size > 0 || !sort || !limit) {
    const known = { filters: Object.keys(declaration.filters), sorts: Object.keys(declaration.sorts) };
    return refuse({ code: 'validation', errors: Object.fromEntries(errors), details: { known } });
  }
  return ok({
    search: search || null,
    sort,
    filters: [...filters].map(([name, value]) => ({ name: name as FilterName<D>, value })),
    limit,
    cursor,
    fingerprint,
  });
};

/**
 * The filters of a count or of an act on many. Words that are searched do not go with them: what finds a person by an e-mail
 * is told and bounded by the list itself.
 */
export const readFilters = <D extends ListDeclaration>(
  declaration: D,
  query: ListQuery,
  now: Date,
): Result<ListAsk<D>> => {
  const ask = readList(declaration, query, now);
  if (!ask.ok || ask.value.search === null) return ask;
  const known = { filters: Object.keys(declaration.filters), sorts: Object.keys(declaration.sorts) };
  return refuse({ code: 'validation', errors: { search: wrong }, details: { known } });
};
