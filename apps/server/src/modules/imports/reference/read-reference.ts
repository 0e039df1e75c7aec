import {
  referenceFieldOf,
  type ReferenceField,
  type ReferenceKind,
  referenceNeeded,
  referenceRowsMax,
} from '@trassa/rules';
import { isBlank, type RawRow, tidy } from '../../../kernel/table/raw-row.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { openTable, refuseWorkbook, type Table } from '../../../platform/table/index.ts';
import type { ImportCounts, ImportJob } from '../imports-deps.ts';
import type { ReferenceCells, ReferenceList } from './reference-list.ts';
import { createReferenceProblems, type ReferenceProblems } from './reference-problems.ts';
import type { ReferenceRefusal } from './reference-words.ts';

export type ReferenceColumn = {
  readonly header: string;
  readonly field: ReferenceField | null;
  /** The first cells that hold something. */
  readonly samples: readonly string[];
};
export type ReferenceHead = {
  readonly columns: readonly ReferenceColumn[];
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** Line of the headings, where a person named the columns because none was understood. */
  readonly namedBy: number | null;
};

export type ReferenceRead =
  | { readonly state: 'refused'; readonly refusal: ReferenceRefusal; readonly head: ReferenceHead }
  | {
      readonly state: 'read';
      readonly head: ReferenceHead;
      readonly rows: number;
      readonly problems: ReferenceProblems;
      readonly counts: ImportCounts;
    };

/** Rows that are looked at, and stored, by one statement of a kind. */
const batchRows = 1000;
const headRows = 20;
const mostColumns = 60;
const mostSamples = 3;
const longest = 60;
const longestCell = 1000;
const noHead: ReferenceHead = { columns: [], sheets: [], sheet: null, namedBy: null };

const filled = ({ cells }: RawRow): number => cells.filter((cell) => !isBlank(tidy(cell.slice(0, longestCell)))).length;

type Header = { readonly row: RawRow; readonly at: number; readonly known: number };

/** The row of the first ones that names most columns; where none is named, the first that has two cells. */
const findHeader = (kind: ReferenceKind, rows: readonly RawRow[]): Header | null => {
  const scored = rows.map((row, at) => ({
    row,
    at,
    known: new Set(
      row.cells
        .map((cell) => referenceFieldOf(kind, tidy(cell.slice(0, longestCell))))
        .filter((field) => field !== null),
    ).size,
  }));
  const best = scored.toSorted((a, b) => b.known - a.known || a.at - b.at)[0];
  if (best && best.known > 0) return best;
  return scored.find(({ row }) => filled(row) > 1) ?? null;
};

const fieldsBy = (
  kind: ReferenceKind,
  headers: readonly string[],
  map: ImportJob['map'],
): (ReferenceField | null)[] => {
  const taken = new Set<ReferenceField>();
  const byHand = headers.map((_, index) => map[String(index)] ?? null);
  for (const field of byHand) if (field !== null) taken.add(field as ReferenceField);
  return headers.map((header, index) => {
    const named = byHand[index] ?? null;
    if (named !== null) return named === 'ignore' ? null : (named as ReferenceField);
    const field = referenceFieldOf(kind, tidy(header));
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
};

/** Stops a reading that has said enough. */
class Refuse extends Error {
  readonly refusal: ReferenceRefusal;
  constructor(refusal: ReferenceRefusal) {
    super(refusal.id);
    this.refusal = refusal;
  }
}

/** Pieces of a table. The parts of a workbook are unpacked while they are read, so a broken one shows itself here. */
async function* piecesOf(table: Table): AsyncGenerator<{ rows: readonly RawRow[]; share: number }> {
  try {
    yield* table.pieces();
  } catch (error) {
    if (table.about.kind === 'xlsx') throw new Refuse(refuseWorkbook(error).refusal);
    throw error;
  }
}

const readHeadRows = async (table: Table): Promise<RawRow[]> => {
  const head: RawRow[] = [];
  for await (const { rows } of piecesOf(table)) {
    head.push(...rows.slice(0, headRows - head.length));
    if (head.length >= headRows) break;
  }
  return head;
};

type Plan =
  | { readonly head: ReferenceHead; readonly headerLine: number }
  | { readonly refusal: ReferenceRefusal; readonly head: ReferenceHead };

const planOf = async (kind: ReferenceKind, table: Table, map: ImportJob['map']): Promise<Plan> => {
  const { about } = table;
  const told = about.kind === 'xlsx' ? { sheets: about.sheets, sheet: about.sheet } : { sheets: [], sheet: null };
  const rows = await readHeadRows(table);
  const header = findHeader(kind, rows);
  if (!header) return { head: { ...noHead, ...told }, refusal: { id: 'no_header' } };
  const headers = header.row.cells.slice(0, mostColumns);
  const fields = fieldsBy(kind, headers, map);
  const body = rows.slice(header.at + 1);
  const columns = headers.map((text, index) => ({
    header: tidy(text).slice(0, longest),
    field: fields[index] ?? null,
    samples: body
      .map(({ cells }) => tidy(cells[index] ?? ''))
      .filter((cell) => !isBlank(cell))
      .slice(0, mostSamples)
      .map((cell) => cell.slice(0, longest)),
  }));
  const head = { ...told, columns, namedBy: header.known === 0 ? header.row.line : null };
  if (header.known === 0 && Object.keys(map).length === 0) return { head, refusal: { id: 'no_header' } };
  const needed: readonly ReferenceField[] = referenceNeeded[kind];
  const lacking = needed.filter((field) => !fields.includes(field));
  return lacking.length > 0
    ? { head, refusal: { id: 'no_columns', fields: lacking } }
    : { head, headerLine: header.row.line };
};

/** The cells of a row by field; '' is nothing. A formula that was never worked out is told as one. */
const cellsOf = ({ line, cells, isUncomputed }: RawRow, columns: readonly ReferenceColumn[]): ReferenceCells => ({
  line,
  cells: Object.fromEntries(
    columns.flatMap(({ field }, index) => {
      if (field === null) return [];
      const text = tidy((cells[index] ?? '').slice(0, longestCell));
      if (isBlank(text)) return [[field, isUncomputed ? '=' : '']];
      return [[field, text]];
    }),
  ),
});

async function* batches(table: Table, headerLine: number): AsyncGenerator<{ rows: RawRow[]; share: number }> {
  let rows: RawRow[] = [];
  let count = 0;
  for await (const piece of piecesOf(table)) {
    for (const row of piece.rows) {
      if (row.isUnclosed) throw new Refuse({ id: 'unclosed_quote', line: row.line });
      if (row.line <= headerLine || (filled(row) === 0 && !row.isUncomputed)) continue;
      count += 1;
      if (count > referenceRowsMax) throw new Refuse({ id: 'too_many_rows' });
      rows.push(row);
      if (rows.length < batchRows) continue;
      yield { rows, share: piece.share };
      rows = [];
    }
  }
  if (rows.length > 0) yield { rows, share: 1 };
  if (count === 0) throw new Refuse({ id: 'no_rows' });
}

type Reading = {
  readonly db: Executor;
  /** null: nothing is stored. */
  readonly writeBy: Tx | null;
  readonly onShare: (share: number) => void;
};

/** Reads a file of a list from its beginning to its end, in batches; with `writeBy` each batch is stored as it was counted. */
export const readReference = async (
  list: ReferenceList,
  { bytes, map, options }: Pick<ImportJob, 'bytes' | 'map' | 'options'>,
  { db, writeBy, onShare }: Reading,
): Promise<ReferenceRead> => {
  const table = await openTable(bytes, { sheet: options.sheet });
  if (!table.ok) return { state: 'refused', refusal: table.refusal, head: noHead };
  let head = noHead;
  try {
    const plan = await planOf(list.kind, table.value, map);
    ({ head } = plan);
    if ('refusal' in plan) return { state: 'refused', refusal: plan.refusal, head };
    const reading = await list.begin(db);
    const problems = createReferenceProblems();
    const counts = { added: 0, changed: 0, removed: 0, same: 0 };
    let rows = 0;
    for await (const batch of batches(table.value, plan.headerLine)) {
      rows += batch.rows.length;
      const settled = await reading.settle(
        db,
        batch.rows.map((row) => cellsOf(row, head.columns)),
      );
      for (const problem of settled.problems) problems.add({ ...problem, value: problem.value.slice(0, longest) });
      counts.added += settled.added;
      counts.changed += settled.changed;
      counts.same += settled.same;
      if (writeBy) await settled.write(writeBy);
      onShare(batch.share);
    }
    for (const problem of await reading.end(db)) problems.add(problem);
    return { state: 'read', head, rows, problems, counts };
  } catch (error) {
    if (error instanceof Refuse) return { state: 'refused', refusal: error.refusal, head };
    throw error;
  }
};
