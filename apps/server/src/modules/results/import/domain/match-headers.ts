import { foldHeader, meaningOf } from './header-words.ts';
import { isBlank, type RawRow, tidy } from '../../../../kernel/table/raw-row.ts';
import { readStatus } from './read-status.ts';
import { readDuration } from './read-time.ts';
import type { Column, ResultField } from './result-field.ts';

/** What the editor says of columns, by header, by letter (`C`) or by number (`#3`); `--map "Зачёт=category"`. */
export type Overrides = ReadonlyMap<string, ResultField>;

const letter = (index: number): string =>
  (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** The key of `overrides` that names this column. */
const keyFor = (overrides: Overrides, header: string, index: number): string | undefined => {
  const folded = foldHeader(header);
  const exact = [...overrides.keys()].find((key) => tidy(key).toLowerCase() === header.toLowerCase());
  return (
    exact ??
    [...overrides.keys()].find(
      (key) =>
        key.toUpperCase() === letter(index) || key === `#${index + 1}` || (folded !== '' && foldHeader(key) === folded),
    )
  );
};

const many = new Set<ResultField | null>(['split', 'runner', 'leg_time', 'ignore', null]);
const timed: readonly ResultField[] = ['time', 'individual_time', 'absolute_time'];

/** Columns taken for something else than their header says alone, because of what stands beside them. */
const settle = (columns: readonly Column[]): Column[] => {
  const has = (...fields: ResultField[]): boolean =>
    columns.some(({ field }) => field !== null && fields.includes(field));
  const isNameAlone = has('first_name') && !has('last_name', 'full_name');
  const isFinishTheTime = has('finish') && !has('start', ...timed);
  return columns.map((column) => {
    if (column.field === 'first_name' && isNameAlone) return { ...column, field: 'full_name' };
    return column.field === 'finish' && isFinishTheTime ? { ...column, field: 'time' } : column;
  });
};

/**
 * Which column is what: the editor's word first, then clear headers from the left, then unclear ones. The second column
 * of a kind stays unused, but for splits.
 */
export const matchHeaders = (headers: readonly string[], overrides: Overrides = new Map()): Column[] => {
  const taken = new Set<ResultField>();
  const fields = new Map<number, ResultField>();
  const take = (index: number, field: ResultField): boolean => {
    if (taken.has(field) && !many.has(field)) return false;
    taken.add(field);
    fields.set(index, field);
    return true;
  };
  const named = headers.map((header) => tidy(header));
  const unclear: number[] = [];
  for (const [index, header] of named.entries()) {
    const key = keyFor(overrides, header, index);
    if (key !== undefined) take(index, overrides.get(key) ?? 'ignore');
  }
  for (const [index, header] of named.entries()) {
    const meaning = fields.has(index) ? null : meaningOf(header);
    if (meaning?.isWeak) unclear.push(index);
    else if (meaning) take(index, meaning.field);
  }
  for (const index of unclear) {
    const meaning = meaningOf(named[index] ?? '');
    if (meaning && !take(index, meaning.field) && meaning.otherwise) take(index, meaning.otherwise);
  }
  return settle(named.map((header, index) => ({ index, header, field: fields.get(index) ?? null })));
};

/** Keys of `overrides` that name no column. */
export const unknownOverrides = (headers: readonly string[], overrides: Overrides): string[] => {
  const used = new Set(headers.map((header, index) => keyFor(overrides, tidy(header), index)));
  return [...overrides.keys()].filter((key) => !used.has(key));
};

/** How many different things a row names: the row with the most is the header. */
const score = (headers: readonly string[], overrides: Overrides): number =>
  new Set(
    matchHeaders(headers, overrides).flatMap(({ field }) => (field === null || field === 'ignore' ? [] : [field])),
  ).size;

export type Header = {
  /** Its last line, where it takes two; 0: the file has none, columns are named by their place. */
  readonly line: number;
  readonly headers: readonly string[];
  /** Rows up to and with the header. */
  readonly rows: number;
};

/** 'Время' over 'Старт' and 'Финиш': the lower word counts, the upper one where nothing stands below. */
const stack = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) =>
    isBlank(tidy(lower[at] ?? '')) ? (upper[at] ?? '') : (lower[at] ?? ''),
  );

/** Named by letter or number, not by a header. */
const isPlace = (key: string): boolean => /^(?:[a-z]{1,2}|#\d+)$/i.test(key);

/** Where the editor tells every column by its place: the rows begin with the first one that has a time. */
const findBody = (rows: readonly RawRow[], overrides: Overrides): Header | null => {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const blank = Array.from({ length: width }, () => '');
  const times = matchHeaders(blank, overrides).filter(
    ({ field }) => field !== null && [...timed, 'finish'].includes(field),
  );
  const hasTime = ({ cells }: RawRow): boolean =>
    times.some(({ index }) => {
      const text = tidy(cells[index] ?? '');
      return readDuration(text) !== null || readStatus(text) !== null;
    });
  const at = rows.findIndex(hasTime);
  if (at < 0 || score(blank, overrides) < 2) return null;
  const above = rows[at - 1];
  const isHeader = above !== undefined && above.cells.filter((cell) => !isBlank(tidy(cell))).length > 1;
  return { line: isHeader ? above.line : 0, headers: isHeader ? above.cells : blank, rows: at };
};

/** The header among the first rows of a file: titles may stand above it, and it may take two rows. null: there is none. */
export const findHeader = (rows: readonly RawRow[], overrides: Overrides = new Map()): Header | null => {
  const words = new Map([...overrides].filter(([key]) => !isPlace(key)));
  let best: (Header & { score: number }) | null = null;
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    const options = [row.cells, ...(above ? [stack(above.cells, row.cells)] : [])];
    for (const headers of options) {
      const points = score(headers, words);
      if (points > (best?.score ?? 1)) best = { line: row.line, headers, rows: at + 1, score: points };
    }
  }
  return best ?? findBody(rows, overrides);
};
