import { type Language, errorText, type MessageSpec } from '@trassa/contracts';
import { isDay, nextDay, settlementDay, settlementDaysMax } from '@trassa/rules';
import type { Minor } from '../../../../kernel/money.ts';

/** What a register says of one payment on one day; several lines of it are summed. */
export type RegisterRow = {
  readonly day: string;
  readonly kind: 'payment' | 'refund';
  readonly payment: string;
  readonly amount: Minor;
  readonly fee: Minor;
};

type Row = { readonly line: number; readonly cells: readonly string[] };
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

const mostRows = 100_000;
const mostProblems = 200;
/** Lines before the head: titles of the report. */
const mostTitles = 30;
const longestId = 200;

type Field = 'payment' | 'amount' | 'date' | 'kind' | 'fee';
/** Heads of columns as registers of providers have them, the surest first. */
const heads: Readonly<Record<Field, readonly string[]>> = {
  payment: [
    'номер платежа',
    'id платежа',
    'идентификатор платежа',
    'payment id',
    'payment_id',
    'paymentid',
    'transactionid',
    'invid',
    'id операции',
    'номер операции',
    'id',
  ],
  amount: ['сумма платежа', 'сумма операции', 'сумма', 'amount', 'outsum', 'sum'],
  date: ['дата операции', 'дата платежа', 'дата и время', 'дата', 'created_at', 'date', 'день', 'day'],
  kind: ['тип операции', 'вид операции', 'операция', 'тип', 'вид', 'operation', 'type', 'kind'],
  fee: ['комиссия', 'commission', 'fee'],
};
const named: readonly Field[] = ['payment', 'amount', 'date'];

const headOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0\ufeff]+/g, ' ')
    .replace(/[,(]? ?(?:₽|руб\.?|rub)\)?$/u, '')
    .trim();

type Columns = Readonly<Record<Field, number>>;

const columnsOf = (cells: readonly string[]): Columns => {
  const found = cells.map(headOf);
  const at = (field: Field): number => {
    const head = heads[field].find((word) => found.includes(word));
    return head === undefined ? -1 : found.indexOf(head);
  };
  return { payment: at('payment'), amount: at('amount'), date: at('date'), kind: at('kind'), fee: at('fee') };
};

/** Kopecks of a text of roubles, below nothing for what goes back; null: it is none. */
export const readSum = (text: string): Minor | null => {
  const plain = text
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replace(/(?:₽|руб\.?|р\.?)$/u, '')
    .replace('−', '-');
  const [, sign, roubles, kopecks = ''] = /^([-+]?)(\d{1,10})(?:[.,](\d{1,2})0*)?$/.exec(plain) ?? [];
  if (roubles === undefined) return null;
  const sum = Number(roubles) * 100 + Number(kopecks.padEnd(2, '0') || 0);
  return sign === '-' ? -sum : sum;
};

const zoned = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const iso = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{1,2}:\d{2}.*)?$/;
const dotted = /^(\d{2})\.(\d{2})\.(\d{4})(?:[ ,T]+\d{1,2}:\d{2}.*)?$/;

/** The day in Moscow of a date or a moment; without a zone it is Moscow's clock. null: it is none. */
export const readDay = (text: string): string | null => {
  const plain = text.trim();
  if (zoned.test(plain)) {
    const at = Date.parse(plain.replace(' ', 'T'));
    return Number.isNaN(at) ? null : settlementDay(Math.floor(at / 1000));
  }
  const [, day = ''] = iso.exec(plain) ?? [];
  const [, date = '', month = '', year = ''] = dotted.exec(plain) ?? [];
  const found = day || `${year}-${month}-${date}`;
  return isDay(found) ? found : null;
};

const goesBack = /возврат|отмен|refund|revers|chargeback/i;

type Line = { readonly ok: true; readonly row: RegisterRow | null } | { readonly ok: false; readonly why: MessageSpec };

const readLine = (cells: readonly string[], columns: Columns): Line => {
  const cell = (field: Field): string => (cells[columns[field]] ?? '').trim();
  const [payment, when] = [cell('payment'), cell('date')];
  // Totals and blank lines name neither.
  if (payment === '' && when === '') return { ok: true, row: null };
  if (payment === '' || payment.length > longestId) return { ok: false, why: { id: 'register_id' } };
  const day = readDay(when);
  if (day === null) return { ok: false, why: { id: 'register_date' } };
  const sum = readSum(cell('amount'));
  if (sum === null || sum === 0) return { ok: false, why: { id: 'register_amount' } };
  const fee = cell('fee') === '' ? 0 : readSum(cell('fee'));
  if (fee === null) return { ok: false, why: { id: 'register_fee' } };
  const kind = sum < 0 || goesBack.test(cell('kind')) ? 'refund' : 'payment';
  return { ok: true, row: { day, kind, payment, amount: Math.abs(sum), fee: Math.abs(fee) } };
};

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

/** Each day of a span, both ends included. */
export const daysOf = (from: string, until: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= until; day = nextDay(day)) days.push(day);
  return days;
};

/** Reads a provider’s register, CSV or XLSX: a bad line leaves nothing of it, and each is named. BO-080 */
export const readRegister = async (bytes: Buffer, openTable: OpenTable, language: Language): Promise<ReadRegister> => {
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
  let titles = 0;
  const take = ({ line, cells }: Row): boolean => {
    if (!columns) {
      const found = columnsOf(cells);
      const lacks = named.filter((field) => found[field] < 0);
      if (lacks.length === 0) columns = found;
      else if (lacks.length < missing.length) missing = lacks;
      titles += 1;
      return titles <= mostTitles;
    }
    const read = readLine(cells, columns);
    if (!read.ok) note(line, read.why);
    else if (read.row) {
      count += 1;
      add(read.row);
    }
    return count <= mostRows;
  };
  const refused = await openTable(bytes, take);
  const values = [...rows.values()].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const [from = '', until = ''] = [values[0]?.day, values.at(-1)?.day];
  if (refused) {
    problemCount += 1;
    problems.push({ line: null, message: refused[language] });
  } else if (!columns) note(null, { id: 'register_column', column: heads[missing[0] ?? 'payment'][0] ?? '' });
  else if (count > mostRows) note(null, { id: 'register_many', max: mostRows });
  else if (values.length === 0 && problemCount === 0) note(null, { id: 'register_empty' });
  else if (values.length > 0 && daysBetween(from, until) > settlementDaysMax)
    note(null, { id: 'register_span', max: settlementDaysMax });
  return { rows: values, from, until, problems, problemCount };
};
