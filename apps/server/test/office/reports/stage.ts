import type { OfficeReport, OfficeSalesLine, Settlement } from '@trassa/contracts/office';
import { isoDay, openedFilters, siteTimezone } from '@trassa/rules';
import { randomId } from '../../../src/kernel/ids.ts';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { insertRow, unique } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import { openExports } from '../exports/stage.ts';
import type { Start } from '../office.ts';

type Line = {
  readonly kind: string;
  /** Kopecks, after the discount. */
  readonly total: number;
  readonly discount?: number;
  readonly count?: number;
  readonly start?: Start;
  /** Its promocode, and how many pieces that made cheaper: all of them when nothing is said. */
  readonly code?: number;
  readonly codeCount?: number;
};
type Sale = {
  /** When its money was captured. */
  readonly at: Date;
  readonly paidAt?: Date;
  readonly lines: readonly Line[];
  readonly delivery?: number;
  readonly certificates?: number;
  readonly provider?: string;
  readonly fields?: Record<string, unknown>;
};
export type Sold = { readonly id: number; readonly publicId: string; readonly lines: readonly number[] };

/** A paid order with lines of any kinds; nothing is issued. */
export const sell = async (db: Executor, sale: Sale): Promise<Sold> => {
  const { at, paidAt = at, lines, delivery = 0, certificates = 0, provider = 'sandbox', fields } = sale;
  const total = lines.reduce((sum, line) => sum + line.total, delivery);
  const publicId = randomId();
  const { id: userId } = await createUser(db);
  const id = await insertRow(db, 'orders', {
    public_id: publicId,
    user_id: userId,
    status: 'paid',
    email: `${unique('buyer')}@example.org`,
    language: 'ru',
    total_minor: total,
    delivery_minor: delivery,
    discount_minor: lines.reduce((sum, { discount = 0 }) => sum + discount, 0),
    certificates_minor: certificates,
    amount_minor: total - certificates,
    expires_at: paidAt,
    paid_at: paidAt,
    issued_at: paidAt,
    ...fields,
  });
  const made: number[] = [];
  for (const [position, { kind, total: paid, discount = 0, count = 1, start, code, codeCount }] of lines.entries())
    made.push(
      await insertRow(db, 'order_lines', {
        order_id: id,
        position,
        selector: kind,
        unique_id: unique('line'),
        item_id: kind === 'ticket' && start ? start.format.id : 1,
        item_public_id: kind === 'ticket' && start ? start.format.publicId : 'thing',
        event_city_id: start?.format.eventCityId,
        promocode_id: code,
        promocode_count: code === undefined ? 0 : (codeCount ?? count),
        title_ru: 'Позиция',
        count,
        price_minor: 0,
        dearer_minor: paid + discount,
        discount_minor: discount,
        total_minor: paid,
      }),
    );
  if (total > certificates) await pay(db, id, { amount: total - certificates, at, provider });
  return { id, publicId, lines: made };
};

/** Money that came for an order. */
export const pay = (
  db: Executor,
  orderId: number,
  {
    amount,
    at,
    provider = 'sandbox',
    status = 'captured',
  }: { amount: number; at: Date; provider?: string; status?: string },
): Promise<number> =>
  insertRow(db, 'payments', {
    public_id: randomId(),
    order_id: orderId,
    provider,
    provider_payment_id: unique('payment'),
    status,
    amount_minor: amount,
    captured_at: at,
  });

/** A part of an order that came back. */
export const giveBack = (
  db: Executor,
  { id }: Pick<Sold, 'id'>,
  part: { line?: number | undefined; cause: string; money?: number; certificates?: number; at: Date },
): Promise<number> =>
  insertRow(db, 'order_refunds', {
    order_id: id,
    order_line_id: part.line,
    cause: `${part.cause}:${unique('')}`,
    money_minor: part.money ?? 0,
    certificates_minor: part.certificates ?? 0,
    done_at: part.at,
  });

const paths = {
  sales_lines: '/sales_lines',
  tickets: '/tickets',
  policies: '/policies',
  stock: '/stock',
  support: '/support',
  settlement: '/settlement',
} as const;

const addressOf = (filters: Readonly<Record<string, readonly string[]>>): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([word, values]) => values.map((value): [string, string] => [word, value])),
  ).toString();

/** The office with its reports, and the list that they open. */
export const openReports = (options: Parameters<typeof openExports>[0] = {}) => {
  const office = openExports(options);
  const report = async (member: Member, path: string): Promise<OfficeReport> => {
    const { status, body } = await office.ask('GET', `/reports/${path}`, member);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body['values'] as OfficeReport;
  };
  const linesOf = async (member: Member, query: string): Promise<OfficeSalesLine[]> => {
    const lines: OfficeSalesLine[] = [];
    let cursor = '';
    do {
      const page = await office.list(member, `/sales_lines?${query}&limit=25${cursor && `&cursor=${cursor}`}`);
      lines.push(...(page.values as OfficeSalesLine[]));
      cursor = page.next ?? '';
    } while (cursor !== '');
    return lines;
  };
  /** Of the screen of settlement, which is no list: its days, and their provider. */
  const sumDays = async (member: Member, sums: string, filters: Record<string, string[]>): Promise<number> => {
    const dayOf = (word: string, back: number): string => isoDay(Number(filters[word]?.[0]) - back, siteTimezone);
    const days = `from=${dayOf('f.day.from', 0)}&until=${dayOf('f.day.to', 1)}`;
    const { status, body } = await office.ask('GET', `/settlement?${days}`, member);
    if (status !== 200) throw new Error(`${days}: ${status} ${JSON.stringify(body)}`);
    const providers = filters['f.provider'];
    const shown = (body['values'] as Settlement).days.filter(({ provider }) => providers?.includes(provider) ?? true);
    const [first = '', second] = sums.split('.');
    const kopecks = shown.map((day) => {
      const value = day[first as 'ours'] as unknown;
      const told = second === undefined ? value : (value as Record<string, number> | null)?.[second];
      return Math.round(Number(told ?? 0) * 100);
    });
    return kopecks.reduce((all, one) => all + one, 0) / 100;
  };
  /** The same of any other list of the office. */
  const sumOpened = async (
    member: Member,
    { list, sums }: NonNullable<OfficeReport['columns'][number]['opens']>,
    filters: Record<string, string[]>,
  ): Promise<number> => {
    if (list === 'settlement') return sumDays(member, sums, filters);
    let [sum, cursor] = [0, ''];
    do {
      const page = await office.list(
        member,
        `${paths[list]}?${addressOf(filters)}&limit=25${cursor && `&cursor=${cursor}`}`,
      );
      const values = page.values as Record<string, number>[];
      sum +=
        sums === 'rows'
          ? values.length * 100
          : values.reduce((all, row) => all + Math.round((row[sums] ?? Number.NaN) * 100), 0);
      cursor = page.next ?? '';
    } while (cursor !== '');
    return sum / 100;
  };
  /** What a figure opens, summed as its column says. */
  const openedBy = async (
    member: Member,
    filters: OfficeReport['totals']['filters'],
    { opens }: OfficeReport['columns'][number],
  ): Promise<number> => {
    const joined = openedFilters(filters, opens);
    if (joined === null || opens === null) return 0;
    if (opens.list !== 'sales_lines') return sumOpened(member, opens, joined);
    const lines = await linesOf(member, addressOf(joined));
    if (opens.sums === 'orders') return new Set(lines.map(({ order }) => order.public_id)).size;
    const kopecks = lines.map((line) => Math.round((line[opens.sums as 'total'] ?? Number.NaN) * 100));
    const sum = kopecks.reduce((all, one) => all + one, 0);
    return sum / 100;
  };
  const figure = ({ columns }: OfficeReport, row: { figures: readonly (number | null)[] }, name: string): number =>
    row.figures[columns.findIndex((column) => column.name === name)] ?? Number.NaN;
  /** Every figure of a report beside what it opens; those that open nothing are left out, and lists are asked for what is not zero. */
  const compared = async (member: Member, shown: OfficeReport): Promise<readonly [told: number, opened: number][]> => {
    const pairs: [number, number][] = [];
    for (const row of [shown.totals, ...shown.rows])
      for (const [at, column] of shown.columns.entries())
        if (openedFilters(row.filters, column.opens) !== null)
          pairs.push([row.figures[at] ?? Number.NaN, await openedBy(member, row.filters, column)]);
    return pairs;
  };
  /** The figures of a row by their names; the total without keys. */
  const rowOf = (shown: OfficeReport, ...keys: readonly string[]): Record<string, number | null> => {
    const row =
      keys.length === 0 ? shown.totals : shown.rows.find((one) => keys.every((key, at) => one.keys[at]?.value === key));
    return Object.fromEntries(shown.columns.map(({ name }, at) => [name, row?.figures[at] ?? null]));
  };
  return { ...office, compared, rowOf, report, salesLines: linesOf, openedBy, figure };
};
