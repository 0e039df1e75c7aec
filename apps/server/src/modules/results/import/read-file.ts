import { groupKey } from './domain/assign-legs.ts';
import type { ImportFormat } from './domain/find-format.ts';
import { type ImportRow, nameRow } from './domain/import-row.ts';
import type { Overrides } from './domain/match-headers.ts';
import { createNotes, type Note } from './domain/notes/note.ts';
import { createGenderNotes } from './domain/notes/note-genders.ts';
import type { OutsideClass } from './domain/outside/outside-class.ts';
import type { Problem } from './domain/problem.ts';
import { type RawRow, tidy } from './domain/raw-row.ts';
import type { Lack } from './domain/read-result-row.ts';
import type { RankBy } from './domain/read-times.ts';
import { createRepeats, type Repeats } from './domain/repeats.ts';
import type { Column } from './domain/result-field.ts';
import { refuseImport, type Refused } from './import-refusal.ts';
import type { Table } from './open-table.ts';
import { headRows, readLayout } from './read-layout.ts';
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
  /** Columns named by hand, now or before. */
  readonly byHand: Overrides;
  /** What is no problem and yet worth knowing. */
  readonly notes: readonly Note[];
  /** By line. */
  readonly problems: readonly Problem[];
  /** The first rows as they were understood. */
  readonly sample: readonly ImportRow[];
  /** Titles, totals and the like. */
  readonly skipped: readonly number[];
  /** The rows to be stored: the file is read anew, because half a million of them would fill the memory. */
  readonly batches: () => AsyncIterable<readonly ImportRow[]>;
};

const mostRows = 500_000;
const sampleRows = 5;

/** The first rows, with titles above the headings. */
const readHead = async (table: Table): Promise<RawRow[]> => {
  const head: RawRow[] = [];
  for await (const { rows } of table.pieces()) {
    head.push(...rows.slice(0, headRows - head.length));
    if (head.length >= headRows) break;
  }
  return head;
};

type Check = Pick<ReadFile, 'categories' | 'sample' | 'skipped' | 'count'> & {
  readonly problems: Problem[];
  readonly notes: readonly Note[];
  readonly genders: readonly Note[];
  readonly repeats: Repeats;
};

/** Reads every row once and keeps only what is to be said of them. */
const checkRows = async (source: RowSource, options: ReadOptions): Promise<Check | Refused> => {
  const notes = createNotes();
  const genders = createGenderNotes(source.teamFormats);
  const keys = createRepeats();
  const problems: Problem[] = [];
  const sample: ImportRow[] = [];
  const skipped: number[] = [];
  const categories = new Set<string | null>();
  let count = 0;
  let records = 0;
  let numbered = 0;
  const numberless = createNotes();
  const take = (row: ImportRow): void => {
    count += 1;
    if (row.startNumber === '') numberless.add('numberless', row.line, nameRow(row));
    else numbered += 1;
    categories.add(row.category);
    genders.add(row);
    keys.add(groupKey(row, source.teamFormats));
    if (sample.length < sampleRows) sample.push(row);
  };
  for await (const { rows, share } of readBody({ ...source, context: { ...source.context, note: notes.add } })) {
    for (const { raw, read } of rows) {
      if (raw.isUnclosed) return refuseImport({ id: 'unclosed_quote', line: raw.line });
      if (raw.isUncomputed) notes.add('no_formula_value', raw.line, raw.cells.map(tidy).filter(Boolean).join(', '));
      if (read.kind === 'skipped') skipped.push(raw.line);
      if (read.kind !== 'rows') continue;
      records += 1;
      read.rows.forEach(take);
      problems.push(...read.problems);
    }
    if (count > mostRows) return refuseImport({ id: 'too_many_rows', limit: mostRows });
    options.onRead(share, count);
  }
  if (count === 0) return refuseImport({ id: 'no_rows' });
  if (problems.filter(({ id }) => id === 'no_format').length === records)
    return refuseImport({ id: 'no_format', formats: options.formats.map(({ titleRu }) => titleRu) });
  // A file with some numbers has forgotten the others; one without any has none to give.
  const isWithout = numbered === 0;
  return {
    count,
    categories,
    sample,
    skipped,
    problems: isWithout ? problems.filter(({ id }) => id !== 'no_number') : problems,
    notes: [...(isWithout || options.accepts.has('no_number') ? numberless.list() : []), ...notes.list()],
    genders: genders.list(),
    repeats: keys.seal(),
  };
};

/** Rows that share a number: what is wrong with them, and who is counted once. Only files that have such are read for it. */
const checkRepeats = async (
  source: RowSource,
  { repeats, genders: alone }: Check,
): Promise<{ problems: readonly Problem[]; notes: readonly Note[] }> => {
  if (repeats.isEmpty) return { problems: [], notes: alone };
  const notes = createNotes();
  const genders = createGenderNotes(source.teamFormats);
  const problems: Problem[] = [];
  const watcher = {
    onRepeat: (row: ImportRow) =>
      notes.add(row.startNumber === '' ? 'repeated_numberless' : 'repeated', row.line, nameRow(row)),
    onNamesake: (row: ImportRow) => notes.add('namesakes', row.line, nameRow(row)),
    // One by one: a number that a whole file shares gives more of them than a call takes arguments.
    onProblems: (found: readonly Problem[]) => found.forEach((one) => problems.push(one)),
  };
  for await (const rows of settleRows(source, repeats, watcher)) rows.forEach(genders.add);
  return { problems, notes: [...genders.list(), ...notes.list()] };
};

/** Reads a file and says everything that is wrong with it. Its rows are not kept: `batches` reads them again. */
export const readFile = async (
  table: Table,
  options: ReadOptions,
): Promise<{ ok: true; value: ReadFile } | Refused> => {
  const head = await readHead(table);
  const unclosed = head.find(({ isUnclosed }) => isUnclosed);
  if (unclosed) return refuseImport({ id: 'unclosed_quote', line: unclosed.line });
  const layout = readLayout(head, { ...options, isNumberNeeded: !options.accepts.has('no_number') });
  if ('refusal' in layout) return layout;
  const teamFormats = new Set(options.formats.filter(({ isTeam }) => isTeam).map(({ id }) => id));
  const source: RowSource = { table, layout, teamFormats, context: { ...options, note: () => {} } };
  const check = await checkRows(source, options);
  if ('refusal' in check) return check;
  const shared = await checkRepeats(source, check);
  const { headerLine, columns, byHand, legTitles } = layout;
  return {
    ok: true,
    value: {
      headerLine,
      columns,
      byHand,
      count: check.count,
      categories: check.categories,
      notes: [...shared.notes, ...check.notes],
      problems: [...check.problems, ...shared.problems].toSorted((a, b) => a.line - b.line),
      sample: check.sample,
      skipped: legTitles ? [legTitles.line, ...check.skipped] : check.skipped,
      batches: () => settleRows(source, check.repeats),
    },
  };
};
