import { groupKey } from './domain/assign-legs.ts';
import { formatFinder, type ImportFormat } from './domain/find-format.ts';
import { formatOfTitles } from './domain/forms/title-format.ts';
import { type ImportRow, nameRow } from './domain/import-row.ts';
import type { Overrides } from './domain/match-headers.ts';
import { createNotes, type Note } from './domain/notes/note.ts';
import { createSettledNotes } from './domain/notes/settled-notes.ts';
import type { OutsideClass } from './domain/outside/outside-class.ts';
import { createProblems, type ProblemList } from './domain/problems/problem-list.ts';
import { isBlank, tidy } from '../../../kernel/table/raw-row.ts';
import type { Lack } from './domain/read-result-row.ts';
import type { RankBy } from './domain/read-times.ts';
import { createRepeats, type Repeats } from './domain/repeats.ts';
import type { Column } from './domain/result-field.ts';
import { refuseImport, type Refused } from './import-refusal.ts';
import type { Table } from '../../../platform/table/index.ts';
import { readHead } from './read-head.ts';
import { readLayout } from './read-layout.ts';
import { readBody, type RowSource, settleRows } from './settle-rows.ts';

export type ReadOptions = {
  readonly overrides: Overrides;
  readonly formats: readonly ImportFormat[];
  /** Every row is of it. */
  readonly format: ImportFormat | null;
  readonly raceYear: number;
  readonly minPaceMs: number;
  readonly outside: readonly OutsideClass[];
  readonly rankBy: RankBy;
  readonly accepts: ReadonlySet<Lack>;
  /** Columns named by hand in an earlier file of the same event; those that this file lacks do not matter. */
  readonly remembered: Overrides;
  /** Share of the file that is read, 0…1. */
  readonly onRead: (share: number, rows: number) => void;
};

export type ReadFile = {
  readonly headerLine: number;
  readonly columns: readonly Column[];
  /** Rows of the file that are results, with those that repeat others. */
  readonly count: number;
  readonly categories: ReadonlySet<string | null>;
  /** Rows by internal id of their format. */
  readonly formatCounts: ReadonlyMap<number, number>;
  /** Columns named by hand, now or before. */
  readonly byHand: Overrides;
  /** What is no problem and yet worth knowing. */
  readonly notes: readonly Note[];
  readonly problems: ProblemList;
  /** Rows without a start number. */
  readonly numberless: Note | null;
  /** The first rows as they were understood. */
  readonly sample: readonly ImportRow[];
  /** Titles, totals and the like. */
  readonly skipped: readonly number[];
  /** The rows to be stored: the file is read anew, because half a million of them would fill the memory. */
  readonly batches: () => AsyncIterable<readonly ImportRow[]>;
};

const mostRows = 500_000;
/** With empty ones, titles and totals. */
const mostLines = 2_000_000;
const mostColumns = 500;
const sampleRows = 5;

type Problems = ReturnType<typeof createProblems>;

type Check = Pick<ReadFile, 'categories' | 'formatCounts' | 'sample' | 'skipped' | 'count' | 'numberless'> & {
  /** A file that has no number at all has none to give. */
  readonly isWithout: boolean;
  readonly notes: readonly Note[];
  /** Of rows that stand alone. */
  readonly settled: readonly Note[];
  readonly repeats: Repeats;
};

/** Reads every row once and keeps only what is to be said of them. */
const checkRows = async (source: RowSource, options: ReadOptions, problems: Problems): Promise<Check | Refused> => {
  const notes = createNotes();
  const settled = createSettledNotes(source.teamFormats);
  const keys = createRepeats();
  const sample: ImportRow[] = [];
  const skipped: number[] = [];
  const categories = new Set<string | null>();
  const formatCounts = new Map<number, number>();
  let count = 0;
  let lines = 0;
  let records = 0;
  let numbered = 0;
  const numberless = createNotes();
  const take = (row: ImportRow): void => {
    count += 1;
    if (row.startNumber === '') numberless.add('numberless', row.line, nameRow(row));
    else numbered += 1;
    categories.add(row.category);
    formatCounts.set(row.formatId, (formatCounts.get(row.formatId) ?? 0) + 1);
    settled.add(row);
    keys.add(groupKey(row, source.teamFormats));
    if (sample.length < sampleRows) sample.push(row);
  };
  for await (const { rows, share } of readBody({ ...source, context: { ...source.context, note: notes.add } })) {
    lines += rows.length;
    for (const { raw, read } of rows) {
      if (raw.isUnclosed) return refuseImport({ id: 'unclosed_quote', line: raw.line });
      if (raw.isUncomputed) notes.add('no_formula_value', raw.line, raw.cells.map(tidy).filter(Boolean).join(', '));
      if (read.kind === 'skipped') skipped.push(raw.line);
      if (read.kind !== 'rows') continue;
      records += 1;
      read.rows.forEach(take);
      read.problems.forEach(problems.add);
    }
    if (count > mostRows || lines > mostLines) return refuseImport({ id: 'too_many_rows', limit: mostRows });
    options.onRead(share, count);
  }
  if (count === 0) return refuseImport({ id: 'no_rows' });
  if (problems.countOf('no_format') === records)
    return refuseImport({ id: 'no_format', formats: options.formats.map(({ titleRu }) => titleRu) });
  const [without = null] = numberless.list();
  const isWithout = numbered === 0;
  return {
    count,
    categories,
    formatCounts,
    sample,
    skipped,
    numberless: without,
    isWithout,
    notes: [...(without && (isWithout || options.accepts.has('no_number')) ? [without] : []), ...notes.list()],
    settled: settled.list(),
    repeats: keys.seal(),
  };
};

/** Rows that share a number: what is wrong with them, and who is counted once. Only files that have such are read for it. */
const checkRepeats = async (
  source: RowSource,
  { repeats, settled: alone }: Check,
  problems: Problems,
): Promise<readonly Note[]> => {
  if (repeats.isEmpty) return alone;
  const notes = createNotes();
  const settled = createSettledNotes(source.teamFormats);
  const watcher = {
    onRepeat: (row: ImportRow) =>
      notes.add(row.startNumber === '' ? 'repeated_numberless' : 'repeated', row.line, nameRow(row)),
    onNamesake: (row: ImportRow) => notes.add('namesakes', row.line, nameRow(row)),
    onProblem: problems.add,
  };
  for await (const rows of settleRows(source, repeats, watcher)) rows.forEach(settled.add);
  return [...settled.list(), ...notes.list()];
};

/** Reads a file and says everything that is wrong with it. Its rows are not kept: `batches` reads them again. */
export const readFile = async (
  table: Table,
  options: ReadOptions,
): Promise<{ ok: true; value: ReadFile } | Refused> => {
  const head = await readHead(table);
  const unclosed = head.find(({ isUnclosed }) => isUnclosed);
  if (unclosed) return refuseImport({ id: 'unclosed_quote', line: unclosed.line });
  if (head.some(({ cells }) => cells.findLastIndex((cell) => !isBlank(tidy(cell))) >= mostColumns))
    return refuseImport({ id: 'too_many_columns', limit: mostColumns });
  // Behind the last cell Excel may write separators up to its last column.
  const narrow = head.map((row) => ({ ...row, cells: row.cells.slice(0, mostColumns) }));
  const layout = readLayout(narrow, { ...options, isNumberNeeded: !options.accepts.has('no_number') });
  if ('refusal' in layout) return layout;
  const teamFormats = new Set(options.formats.filter(({ isTeam }) => isTeam).map(({ id }) => id));
  const titled = options.format ? null : formatOfTitles(layout.titles, formatFinder(options.formats));
  const source: RowSource = { table, layout, teamFormats, context: { ...options, titled, note: () => {} } };
  const problems = createProblems();
  const check = await checkRows(source, options, problems);
  if ('refusal' in check) return check;
  const shared = await checkRepeats(source, check, problems);
  const { headerLine, columns, byHand, legTitles } = layout;
  return {
    ok: true,
    value: {
      headerLine,
      columns,
      byHand,
      count: check.count,
      categories: check.categories,
      formatCounts: check.formatCounts,
      notes: [...shared, ...check.notes],
      numberless: check.numberless,
      problems: check.isWithout ? problems.list('no_number') : problems.list(),
      sample: check.sample,
      skipped: legTitles ? [legTitles.line, ...check.skipped] : check.skipped,
      batches: () => settleRows(source, check.repeats),
    },
  };
};
