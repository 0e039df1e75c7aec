import { assignLegs } from './domain/assign-legs.ts';
import { planColumns } from './domain/column-plan.ts';
import type { ImportFormat } from './domain/find-format.ts';
import { type ImportRow, nameRow } from './domain/import-row.ts';
import { isLegTitles } from './domain/forms/leg-line.ts';
import { mayHoldNumbers } from './domain/forms/numberless.ts';
import { settleLegs } from './domain/forms/relay-columns.ts';
import { settleState } from './domain/settle-state.ts';
import { findHeader, type Header, matchHeaders, type Overrides, unknownOverrides } from './domain/match-headers.ts';
import { createNotes, type Note } from './domain/notes/note.ts';
import { noteGenders } from './domain/notes/note-genders.ts';
import type { OutsideClass } from './domain/outside/outside-class.ts';
import type { Problem } from './domain/problem.ts';
import { isBlank, type RawRow, tidy } from './domain/raw-row.ts';
import { createRowReader, type Lack } from './domain/read-result-row.ts';
import type { RankBy } from './domain/read-times.ts';
import type { Column, ResultField } from './domain/result-field.ts';
import { type ImportRefusal, refuseImport, type Refused } from './import-refusal.ts';
import type { Table } from './open-table.ts';

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
  readonly rows: readonly ImportRow[];
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
};

/** Titles above the header. */
const headRows = 60;
const mostRows = 500_000;
const sampleRows = 5;

const wanted: readonly (readonly [ImportRefusal['id'] & `no_${string}_column`, readonly ResultField[]])[] = [
  ['no_number_column', ['start_number']],
  ['no_name_column', ['full_name', 'last_name', 'team', 'runner']],
  ['no_time_column', ['time', 'individual_time', 'absolute_time', 'finish', 'status', 'leg_time']],
];

const understand = (
  header: Header | null,
  head: readonly RawRow[],
  overrides: Overrides,
  isNumberNeeded: boolean,
): Refused | Column[] => {
  const filled = head.find(({ cells }) => cells.filter((cell) => !isBlank(tidy(cell))).length > 1);
  const columns = (header?.headers ?? filled?.cells ?? []).map(tidy).filter((name) => name !== '');
  if (!header) return refuseImport({ id: 'no_header', columns });
  const [column] = unknownOverrides(header.headers, overrides);
  if (column !== undefined) return refuseImport({ id: 'unknown_column', column, columns });
  const matched = matchHeaders(header.headers, overrides);
  const mayLack = !isNumberNeeded || !mayHoldNumbers(matched, head.slice(header.rows));
  const missing = wanted.find(
    ([id, fields]) =>
      !matched.some(({ field }) => field !== null && fields.includes(field)) && !(id === 'no_number_column' && mayLack),
  );
  return missing ? refuseImport({ id: missing[0], columns }) : matched;
};

/** What the editor says now, and of what was said of an earlier file all that stands in this one. */
const joinOverrides = (head: readonly RawRow[], { overrides, remembered }: ReadOptions): Overrides => {
  const cells = new Set(head.slice(0, headRows).flatMap((row) => row.cells.map((cell) => tidy(cell).toLowerCase())));
  const known = [...remembered].filter(([key]) => cells.has(tidy(key).toLowerCase()) && !overrides.has(key));
  return new Map([...known, ...overrides]);
};

/**
 * Reads every row of a file and says everything that is wrong with it. Rows are kept in memory, a few hundred bytes each;
 * half a million is the most.
 */
export const readFile = async (
  table: Table,
  options: ReadOptions,
): Promise<{ ok: true; value: ReadFile } | Refused> => {
  const head: RawRow[] = [];
  const rows: ImportRow[] = [];
  const problems: Problem[] = [];
  const sample: ImportRow[] = [];
  const skipped: number[] = [];
  const notes = createNotes();
  let byHand: Overrides = options.overrides;
  let columns: readonly Column[] = [];
  let headerLine = 0;
  let read: ReturnType<typeof createRowReader> | null = null;

  const readRows = (raws: readonly RawRow[]): void => {
    for (const raw of raws) {
      if (raw.isUncomputed) notes.add('no_formula_value', raw.line, raw.cells.map(tidy).filter(Boolean).join(', '));
      const result = read?.(raw);
      if (result?.kind === 'skipped') skipped.push(raw.line);
      if (result?.kind !== 'rows') continue;
      rows.push(...result.rows);
      problems.push(...result.problems);
      sample.push(...result.rows.slice(0, sampleRows - sample.length).map((row) => ({ ...row })));
    }
  };
  const begin = (): Refused | null => {
    byHand = joinOverrides(head, options);
    const header = findHeader(head.slice(0, headRows), byHand);
    const matched = understand(header, head, byHand, !options.accepts.has('no_number'));
    if ('refusal' in matched) return matched;
    const rest = head.slice(header?.rows ?? 0);
    columns = settleLegs(settleState(matched, rest), rest);
    headerLine = header?.line ?? 0;
    const plan = planColumns(columns);
    const [legTitles = null] = isLegTitles(rest, plan) ? rest : [];
    if (legTitles) skipped.push(legTitles.line);
    read = createRowReader({ ...options, note: notes.add, plan, legTitles });
    readRows(legTitles ? rest.slice(1) : rest);
    return null;
  };

  for await (const piece of table.pieces()) {
    const unclosed = piece.rows.find(({ isUnclosed }) => isUnclosed);
    if (unclosed) return refuseImport({ id: 'unclosed_quote', line: unclosed.line });
    if (read) readRows(piece.rows);
    else {
      head.push(...piece.rows);
      if (head.length < headRows && piece.share < 1) continue;
      const refused = begin();
      if (refused) return refused;
    }
    if (rows.length > mostRows) return refuseImport({ id: 'too_many_rows', limit: mostRows });
    options.onRead(piece.share, rows.length);
  }
  if (rows.length === 0) return refuseImport({ id: 'no_rows' });
  const numbered = rows.filter(({ startNumber }) => startNumber !== '').length;
  // A file with some numbers has forgotten the others; one without any has none to give.
  const told = numbered === 0 ? problems.filter(({ id }) => id !== 'no_number') : problems;
  if (numbered === 0 || options.accepts.has('no_number'))
    for (const row of rows) if (row.startNumber === '') notes.add('numberless', row.line, nameRow(row));
  if (problems.filter(({ id }) => id === 'no_format').length === rows.length)
    return refuseImport({ id: 'no_format', formats: options.formats.map(({ titleRu }) => titleRu) });
  const teams = new Set(options.formats.filter(({ isTeam }) => isTeam).map(({ id }) => id));
  const placed = assignLegs(rows, teams, (row) => notes.add('repeated', row.line, nameRow(row)));
  const all = [...told, ...placed.problems].toSorted((a, b) => a.line - b.line);
  const said = [...noteGenders(placed.rows, teams), ...notes.list()];
  return {
    ok: true,
    value: { headerLine, columns, rows: placed.rows, notes: said, byHand, problems: all, sample, skipped },
  };
};
