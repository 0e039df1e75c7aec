import { type ColumnPlan, planColumns } from './domain/column-plan.ts';
import { isLegTitles } from './domain/forms/leg-line.ts';
import { mayHoldNumbers } from './domain/forms/numberless.ts';
import { settleLegs } from './domain/forms/relay-columns.ts';
import { findHeader, type Header, matchHeaders, type Overrides, unknownOverrides } from './domain/match-headers.ts';
import { isBlank, type RawRow, tidy } from '../../../kernel/table/raw-row.ts';
import type { Column, ResultField } from './domain/result-field.ts';
import { settleState } from './domain/settle-state.ts';
import { type ImportRefusal, refuseImport, type Refused } from './import-refusal.ts';

/** Rows at the beginning of a file that tell where everything stands. */
export const headRows = 60;

/** Where everything stands in a file. */
export type Layout = {
  readonly headerLine: number;
  readonly columns: readonly Column[];
  readonly plan: ColumnPlan;
  /** Columns named by hand, now or before. */
  readonly byHand: Overrides;
  /** The row that names the times of second lines. */
  readonly legTitles: RawRow | null;
  /** Rows above the results. */
  readonly above: number;
  /** Rows of one cell above the headings. */
  readonly titles: readonly string[];
};

type LayoutOptions = {
  readonly overrides: Overrides;
  /** Columns named by hand in an earlier file of the same event; those that this file lacks do not matter. */
  readonly remembered: Overrides;
  /** A column that may hold start numbers is asked for. */
  readonly isNumberNeeded: boolean;
};

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
const joinOverrides = (head: readonly RawRow[], { overrides, remembered }: LayoutOptions): Overrides => {
  const cells = new Set(head.flatMap((row) => row.cells.map((cell) => tidy(cell).toLowerCase())));
  const known = [...remembered].filter(([key]) => cells.has(tidy(key).toLowerCase()) && !overrides.has(key));
  return new Map([...known, ...overrides]);
};

/** Reads where everything stands out of the first rows of a file. */
export const readLayout = (head: readonly RawRow[], options: LayoutOptions): Layout | Refused => {
  const byHand = joinOverrides(head, options);
  const header = findHeader(head, byHand);
  const matched = understand(header, head, byHand, options.isNumberNeeded);
  if ('refusal' in matched) return matched;
  const above = header?.rows ?? 0;
  const rest = head.slice(above);
  const titles = head.slice(0, above).flatMap(({ cells }) => {
    const filled = cells.map(tidy).filter((cell) => !isBlank(cell));
    return filled.length === 1 ? filled : [];
  });
  const columns = settleLegs(settleState(matched, rest), rest);
  const plan = planColumns(columns);
  const legTitles = (isLegTitles(rest, plan) ? rest[0] : null) ?? null;
  return {
    headerLine: header?.line ?? 0,
    columns,
    plan,
    byHand,
    legTitles,
    above: above + (legTitles ? 1 : 0),
    titles,
  };
};
