import { type Language, errorText, type MessageSpec } from '@trassa/contracts';
import { countDays, nextDay, settlementDay, settlementDaysMax } from '@trassa/rules';
import { type Columns, columnsOf, type Field, heads, named, readLine, type RegisterRow } from './read-line.ts';

type Row = {
  readonly line: number;
  readonly cells: readonly string[];
  /** A formula stands in it whose value the file does not have. */
  readonly isUncomputed?: true;
};
/** Port of whoever reads tables: rows until `take` says no; answers why a file is none. */
export type OpenTable = (
  bytes: Buffer,
  take: (row: Row) => boolean,
) => Promise<Readonly<Record<Language, string>> | null>;

/** `line` null: of the whole file. */
export type RegisterProblem = { readonly line: number | null; readonly message: string };
export type ReadRegister = {
  readonly rows: readonly RegisterRow[];
  readonly from: string;
  readonly until: string;
  readonly problems: readonly RegisterProblem[];
  readonly problemCount: number;
};

/** Of money; and of whatever else stands between them. */
const mostRows = 100_000;
const mostLines = 120_000;
/** After so many nobody reads on. */
const enoughProblems = 1000;
const mostProblems = 200;
/** Lines before the head: titles of the report. */
const mostTitles = 30;
/** Reads a provider’s register, CSV or XLSX: a bad line leaves nothing of it, and each is named. BO-080 */
export const readRegister = async (
  bytes: Buffer,
  openTable: OpenTable,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<ReadRegister> => {
  const latest = nextDay(settlementDay(now));
  const rows = new Map<string, RegisterRow>();
  const problems: RegisterProblem[] = [];
  let problemCount = 0;
  let columns: Columns | null = null;
  let missing: Field[] = [...named];
  let count = 0;
  const note = (line: number | null, why: MessageSpec): void => {
    problemCount += 1;
    if (problems.length < mostProblems) problems.push({ line, message: errorText(language, why) });
  };
  const add = (row: RegisterRow): void => {
    const key = JSON.stringify([row.day, row.kind, row.payment]);
    const known = rows.get(key);
    rows.set(key, known ? { ...row, amount: known.amount + row.amount, fee: known.fee + row.fee } : row);
  };
  let [titles, lines] = [0, 0];
  const take = ({ line, cells, isUncomputed }: Row): boolean => {
    if (!columns) {
      const found = columnsOf(cells);
      const lacks = named.filter((field) => found[field] < 0);
      if (lacks.length === 0) columns = found;
      else if (lacks.length < missing.length) missing = lacks;
      titles += 1;
      return titles <= mostTitles;
    }
    lines += 1;
    if (isUncomputed) note(line, { id: 'register_formula' });
    else {
      const read = readLine(cells, columns, latest);
      if (!read.ok) note(line, read.why);
      else if (read.row) {
        count += 1;
        add(read.row);
      }
    }
    return count <= mostRows && lines <= mostLines && problemCount < enoughProblems;
  };
  const refused = await openTable(bytes, take);
  const values = [...rows.values()].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const [from = '', until = ''] = [values[0]?.day, values.at(-1)?.day];
  if (refused) {
    problemCount += 1;
    problems.push({ line: null, message: refused[language] });
  } else if (!columns) note(null, { id: 'register_column', column: heads[missing[0] ?? 'payment'][0] ?? '' });
  else if (count > mostRows) note(null, { id: 'register_many', max: mostRows });
  else if (lines > mostLines) note(null, { id: 'register_many', max: mostLines });
  else if (values.length === 0 && problemCount === 0) note(null, { id: 'register_empty' });
  else if (values.length > 0 && countDays(from, until) > settlementDaysMax)
    note(null, { id: 'register_span', max: settlementDaysMax });
  return { rows: values, from, until, problems, problemCount };
};
