import type { MessageSpec } from '@trassa/contracts';
import { isDay, largestPayment, settlementDay } from '@trassa/rules';
import type { Minor } from '../../../../kernel/money.ts';

/** What a register says of one payment on one day; several lines of it are summed. */
export type RegisterRow = {
  readonly day: string;
  readonly kind: 'payment' | 'refund';
  readonly payment: string;
  readonly amount: Minor;
  /** Below nothing: it came back. */
  readonly fee: Minor;
};

const longestId = 200;

export type Field = 'payment' | 'amount' | 'date' | 'kind' | 'fee' | 'state';
/** Heads of columns as registers of providers have them, the surest first. */
export const heads: Readonly<Record<Field, readonly string[]>> = {
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
  state: ['статус операции', 'статус платежа', 'статус', 'состояние', 'status', 'state'],
};
/** Without these nothing can be read. */
export const named: readonly Field[] = ['payment', 'amount', 'date'];

const headOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0\ufeff]+/g, ' ')
    .replace(/[,(]? ?(?:₽|руб\.?|rub)\)?$/u, '')
    .trim();

export type Columns = Readonly<Record<Field, number>>;

export const columnsOf = (cells: readonly string[]): Columns => {
  const found = cells.map(headOf);
  const at = (field: Field): number => {
    const head = heads[field].find((word) => found.includes(word));
    return head === undefined ? -1 : found.indexOf(head);
  };
  return {
    payment: at('payment'),
    amount: at('amount'),
    date: at('date'),
    kind: at('kind'),
    fee: at('fee'),
    state: at('state'),
  };
};

/** Kopecks of a text of roubles, below nothing for what goes back; null: it is none. `1,000` may be one and may be a thousand. */
export const readSum = (text: string): Minor | null => {
  const plain = text
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replace(/(?:₽|руб\.?|р\.?)$/u, '')
    .replace('−', '-');
  const [, sign, roubles, kopecks = ''] = /^([-+]?)(\d{1,10})(?:[.,](\d{1,2})0*)?$/.exec(plain) ?? [];
  if (roubles === undefined || /[.,]\d{3}$/.test(plain)) return null;
  const sum = Number(roubles) * 100 + Number(kopecks.padEnd(2, '0') || 0);
  return sign === '-' ? -sum : sum;
};

const zoned = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const iso = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{1,2}:\d{2}.*)?$/;
const dotted = /^(\d{2})\.(\d{2})\.(\d{4})(?:[ ,T]+\d{1,2}:\d{2}.*)?$/;

const dayOf = (text: string): string => {
  const plain = text.trim();
  if (zoned.test(plain)) {
    const at = Date.parse(plain.replace(' ', 'T'));
    return Number.isNaN(at) ? '' : settlementDay(Math.floor(at / 1000));
  }
  const [, day = ''] = iso.exec(plain) ?? [];
  const [, date = '', month = '', year = ''] = dotted.exec(plain) ?? [];
  return day || `${year}-${month}-${date}`;
};

/** The day in Moscow of a date or a moment; without a zone it is Moscow's clock. null: it is none, or comes after `latest`. */
export const readDay = (text: string, latest: string): string | null => {
  const day = dayOf(text);
  return isDay(day) && day <= latest ? day : null;
};

const goesBack = /возвра|отмен|refund|revers|chargeback/i;

/** What becomes of a line by its state: `unknown` words may mean anything. */
export const readState = (text: string, kind: string): 'money' | 'none' | 'unknown' => {
  const state = headOf(text);
  if (
    /^(?:отклон|отказ|неуспе|не успе|не прош|не оплач|неоплач|ошибк|declin|reject|fail|unsuccess|not paid|unpaid|error)/u.test(
      state,
    )
  )
    return 'none';
  if (
    /^(?:успе|оплач|подтвержд|выполн|исполн|проведен|заверш|зачисл|списан|succe|complet|confirm|captur|paid|settled|approved|done|ok$)/u.test(
      state,
    )
  )
    return 'money';
  // A payment that went back later is money of its day; alone the word does not tell which of the two the line is.
  return kind !== '' && /^(?:возвра|refund)/u.test(state) ? 'money' : 'unknown';
};

type Line = { readonly ok: true; readonly row: RegisterRow | null } | { readonly ok: false; readonly why: MessageSpec };

const wrong = (id: 'register_id' | 'register_date' | 'register_amount' | 'register_fee' | 'register_state'): Line => ({
  ok: false,
  why: { id },
});
const isTooLarge = (sum: Minor): boolean => Math.abs(sum) > largestPayment;

/** `latest`: the last day that may have been booked. `row` null: the line is of no money. */
export const readLine = (cells: readonly string[], columns: Columns, latest: string): Line => {
  const cell = (field: Field): string => (cells[columns[field]] ?? '').trim();
  const [payment, when] = [cell('payment'), cell('date')];
  // Totals and blank lines name neither.
  if (payment === '' && when === '') return { ok: true, row: null };
  if (payment === '' || payment.length > longestId || /\p{C}/u.test(payment)) return wrong('register_id');
  const day = readDay(when, latest);
  if (day === null) return wrong('register_date');
  const state = columns.state < 0 ? 'money' : readState(cell('state'), cell('kind'));
  if (state === 'none') return { ok: true, row: null };
  if (state === 'unknown') return wrong('register_state');
  const sum = readSum(cell('amount'));
  if (sum === null || sum === 0 || isTooLarge(sum)) return wrong('register_amount');
  const fee = cell('fee') === '' ? 0 : readSum(cell('fee'));
  if (fee === null || isTooLarge(fee)) return wrong('register_fee');
  const kind = sum < 0 || goesBack.test(cell('kind')) ? 'refund' : 'payment';
  return { ok: true, row: { day, kind, payment, amount: Math.abs(sum), fee } };
};
