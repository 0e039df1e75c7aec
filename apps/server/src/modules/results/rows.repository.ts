import { type RawBuilder, sql } from 'kysely';
import type { ResultColumn } from '@trassa/contracts';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import { soundsLike } from './sounds.repository.ts';
import { numberKey, type TableSearch } from './domain/table-search.ts';
import type { Span } from './domain/page-spans.ts';
import { type TableWord, tableWords, wordNames } from './domain/word-columns.ts';
import { markStep } from './place-results.repository.ts';
import type { StoredResult } from './result-row.ts';
import { shownNumber } from './shown-number.repository.ts';

/** Columns of the result `r`, as `StoredResult`. */
export const rowColumns = sql`r.id, r.public_id, r.format_id, ${shownNumber('r')} as start_number, r.last_name, r.first_name, r.name_hidden, r.gender, r.category,
  r.team, ${sql.raw(wordNames.map((word) => `r.${word}`).join(', '))}, r.status, r.distance, r.start_ms, r.finish_ms, r.absolute_ms, r.individual_ms, r.fine_ms, r.time_ms, r.splits,
  r.position, r.position_gen, r.position_cat, r.position_gen_cat, r.position_age, r.position_gen_age, r.position_absolute, r.position_gen_absolute,
  r.position_cat_absolute, r.overall_place, r.row_number`;

export type RowFilter = { readonly gender?: string | undefined; readonly category?: string | undefined };

const filtered = ({ gender, category }: RowFilter): RawBuilder<unknown> => {
  const ofGender = gender === undefined ? sql`` : sql`and r.gender = ${gender}`;
  return category === undefined ? ofGender : sql`${ofGender} and r.category = ${category}`;
};

const selectSpan = ({ formatId, skip, take }: Span, order: number, filter: RowFilter): RawBuilder<unknown> => {
  if (filter.gender === undefined && filter.category === undefined)
    return sql`(select ${order}::int as span, ${rowColumns} from results r
      where r.format_id = ${formatId} and r.row_number > ${skip} and r.row_number <= ${skip + take})`;
  return sql`(select ${order}::int as span, ${rowColumns} from results r
    where r.format_id = ${formatId} ${filtered(filter)} and r.row_number >= (
      select coalesce(max(m.row_number), 1) from result_marks m where m.format_id = ${formatId} and m.gender = ${filter.gender ?? ''}
        and m.category = ${filter.category ?? ''} and m.nth = ${Math.floor(skip / markStep)})
    order by r.row_number offset ${skip % markStep} limit ${take})`;
};

/** The rows of a page in the order of the places: ranges of row numbers, at most a thousand rows are passed over. */
export const selectSpans = async (db: Executor, spans: readonly Span[], filter: RowFilter): Promise<StoredResult[]> => {
  if (!spans.length) return [];
  const parts = sql.join(
    spans.map((span, order) => selectSpan(span, order, filter)),
    sql` union all `,
  );
  const { rows } = await sql<
    StoredResult & { span: number }
  >`select * from (${parts}) page order by span, row_number`.execute(db);
  return spans.flatMap((span, order) => {
    const own = rows.filter((row) => row.span === order);
    return span.isBackward ? own.toReversed() : own;
  });
};

/** By what a column is sorted; names as the search folds them, so that ё stands with е. */
const sortedBy: Readonly<Record<Exclude<ResultColumn, TableWord>, RawBuilder<unknown>>> = {
  distance: sql`r.distance`,
  status: sql`array_position(array['finished', 'dnf', 'dns', 'dsq'], r.status)`,
  time_start: sql`r.start_ms`,
  time_finish: sql`r.finish_ms`,
  position_absolute: sql`r.position_absolute`,
  position_gen_absolute: sql`r.position_gen_absolute`,
  position_cat_absolute: sql`r.position_cat_absolute`,
  last_name: sql`r.name_words`,
  first_name: sql`r.name_words_back`,
  category: sql`r.category`,
  gender: sql`r.gender`,
  start_number: sql`r.number_key`,
  absolute_time_result: sql`r.absolute_ms`,
  individual_time_result: sql`r.individual_ms`,
  fine_time_result: sql`nullif(r.fine_ms, 0)`,
  time_result: sql`case when r.status = 'finished' then r.time_ms end`,
  position: sql`r.position`,
  position_gen: sql`r.position_gen`,
  position_age: sql`r.position_age`,
  position_cat: sql`r.position_cat`,
  position_gen_age: sql`r.position_gen_age`,
  overallPlace: sql`r.overall_place`,
};

const byWord = Object.fromEntries(tableWords.map((word) => [word, sql`nullif(r.${sql.ref(word)}, '')`])) as Record<
  TableWord,
  RawBuilder<unknown>
>;
const sortKeys: Readonly<Record<ResultColumn, RawBuilder<unknown>>> = { ...sortedBy, ...byWord };

export type Sorting = { readonly column: ResultColumn; readonly isBackward: boolean };

/** Rows without a value stand last in either order; equal ones in the order of the table. */
const orderOf = (formatIds: readonly number[], sorting: Sorting | null): RawBuilder<unknown> => {
  const usual = sql`array_position(${formatIds}::bigint[], r.format_id), r.row_number`;
  if (!sorting) return usual;
  return sql`${sortKeys[sorting.column]} ${sorting.isBackward ? sql`desc` : sql`asc`} nulls last, ${usual}`;
};

/** A page of the rows sorted by another column than the place. */
export const selectSorted = async (
  db: Executor,
  formatIds: readonly number[],
  filter: RowFilter,
  sorting: Sorting,
  { limit, offset }: Slice,
): Promise<StoredResult[]> => {
  const { rows } = await sql<StoredResult>`
    select ${rowColumns} from results r where r.format_id = any(${formatIds}::bigint[]) ${filtered(filter)}
    order by ${orderOf(formatIds, sorting)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** Rows that a search finds at most; more precise words find the others. */
export const searchLimit = 500;
/** Rows read at most for words that are not the beginning of a name. */
const looseLimit = 3000;

/** Sorts after every text that begins so. */
const lastSign = '\u{10FFFF}';
const startsWith = (column: string, text: string): RawBuilder<unknown> =>
  sql`r.${sql.ref(column)} >= ${text} and r.${sql.ref(column)} < ${text + lastSign}`;
const nameColumns = ['name_words', 'name_words_back', 'team_words'] as const;

const findExact = ({ phrase, numbers }: TableSearch, within: RawBuilder<unknown>): RawBuilder<unknown> => {
  const conditions = nameColumns.map((column) => startsWith(column, phrase));
  if (numbers.length) conditions.push(sql`r.number_key = any(${numbers}::text[])`);
  return sql.join(
    conditions.map(
      (condition) => sql`(select r.id from results r where ${within} and ${condition} limit ${searchLimit})`,
    ),
    sql` union `,
  );
};

/** Every word begins some word of the name or of the team, or is the number; the longest one of letters is looked up. */
const findLoose = ({ words }: TableSearch, within: RawBuilder<unknown>): RawBuilder<unknown> => {
  const weight = (word: string): number => (/^\d+$/.test(word) ? 0 : word.length);
  const longest = words.reduce((best, word) => (weight(word) > weight(best) ? word : best));
  const candidates = sql.join(
    nameColumns.map(
      (column) =>
        sql`(select r.id, concat_ws(' ', '', r.name_words, r.team_words) as words, r.number_key from results r where ${within} and ${startsWith(column, longest)} limit ${looseLimit})`,
    ),
    sql` union `,
  );
  const every = sql.join(
    words.map((word) => sql`(c.words like ${`% ${word}%`} or c.number_key = ${numberKey(word)})`),
    sql` and `,
  );
  return sql`select c.id from (${candidates}) c where ${every} limit ${searchLimit}`;
};

/**
 * A page of the rows that are found by name, team or start number. One statement; a second and a third one when no name
 * begins with the words as they were typed, nor as they sound in the other alphabet.
 */
export const searchRows = async (
  db: Executor,
  {
    formatIds,
    search,
    filter,
    sorting,
  }: { formatIds: readonly number[]; search: TableSearch; filter: RowFilter; sorting: Sorting | null },
  { limit, offset }: Slice,
): Promise<{ rows: StoredResult[]; total: number }> => {
  const within = sql`r.format_id = any(${formatIds}::bigint[]) ${filtered(filter)}`;
  const select = async (found: RawBuilder<unknown>) => {
    const { rows } = await sql<StoredResult & { total: number }>`
      with found as materialized (select id from (${found}) f limit ${searchLimit}), counted as (select count(*) as total from found)
      select c.total, r.* from counted c left join lateral (
        select ${rowColumns} from found join results r on r.id = found.id
        order by ${orderOf(formatIds, sorting)} limit ${limit} offset ${offset}) r on true`.execute(db);
    return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
  };
  const exact = await select(findExact(search, within));
  if (exact.total) return exact;
  const loose = search.words.length < 2 ? exact : await select(findLoose(search, within));
  return loose.total ? loose : select(soundsLike(search.phrase, within, searchLimit));
};
