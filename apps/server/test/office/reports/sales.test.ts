import { promocodeGroups, salesGroups, vatGroups } from '@trassa/contracts/office';
import { shareOut } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPromocode, insertRow } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { giveBack, openReports, pay, sell, type Sold } from './stage.ts';

const { ask, createColleague, createStart, db, figure, openedBy, report, salesLines } = openReports();

/** By the clock of Moscow. */
const moscow = (text: string): Date => new Date(`${text}:00+03:00`);
const march = 'from=2026-03-01&to=2026-03-31';
const marchLines = `f.at.from=${moscow('2026-03-01T00:00').getTime() / 1000}&f.at.to=${moscow('2026-04-01T00:00').getTime() / 1000}`;

let admin: Member;
let here: Start;
let there: Start;
let mixed: Sold;
let code: string;
beforeAll(async () => {
  admin = await createColleague('admin');
  [here, there] = [await createStart(), await createStart()];
  const promocode = await createPromocode(db());
  ({ code } = promocode);
  mixed = await sell(db(), {
    at: moscow('2026-03-10T12:00'),
    lines: [
      { kind: 'ticket', total: 3_000_01, discount: 500_00, count: 2, start: here, code: promocode.id },
      { kind: 'ticket', total: 1_000_00, start: there },
      { kind: 'insurance', total: 333_33, start: here },
      { kind: 'shop', total: 1_500_00, count: 3 },
    ],
    delivery: 350_50,
    certificates: 2_000_07,
    fields: { email: 'Anna@Example.org' },
  });
  // Paid in the evening of Moscow, which is the day before by Greenwich, and blocked two days earlier.
  await sell(db(), {
    at: moscow('2026-03-11T00:30'),
    paidAt: moscow('2026-03-09T00:30'),
    lines: [{ kind: 'ticket', total: 2_000_00, start: there }],
    provider: 'other',
  });
  await sell(db(), { at: moscow('2026-03-12T23:59'), lines: [{ kind: 'certificate', total: 5_000_00 }] });
  await sell(db(), {
    at: moscow('2026-03-12T10:00'),
    lines: [{ kind: 'ticket', total: 900_00, start: here, code: promocode.id }],
    certificates: 900_00,
    fields: { email: 'anna@example.org' },
  });
  // Nothing of these is a sale of March: given away, paid in April, money that an order could not use.
  await sell(db(), {
    at: moscow('2026-03-12T10:00'),
    lines: [{ kind: 'ticket', total: 0, discount: 700_00, start: here }],
    fields: { channel: 'staff' },
  });
  const late = await sell(db(), {
    at: moscow('2026-04-01T00:00'),
    lines: [{ kind: 'ticket', total: 100_00, start: here }],
  });
  const unused = await pay(db(), late.id, { amount: 100_00, at: moscow('2026-03-15T10:00'), status: 'refunded' });
  await insertRow(db(), 'refunds', {
    public_id: 'unused',
    payment_id: unused,
    order_id: late.id,
    amount_minor: 100_00,
    reason: 'duplicate',
    status: 'done',
  });
  const [ticket, , , shirt] = mixed.lines;
  await giveBack(db(), mixed, {
    line: ticket,
    cause: 'ticket',
    money: 700_00,
    certificates: 800_00,
    at: moscow('2026-03-20T09:00'),
  });
  await giveBack(db(), mixed, { line: shirt, cause: 'goods', money: 100_00, at: moscow('2026-03-20T09:00') });
  await giveBack(db(), mixed, { cause: 'delivery', money: 50_00, at: moscow('2026-03-21T09:00') });
  await giveBack(db(), mixed, { cause: 'goodwill', money: 10_00, at: moscow('2026-04-02T09:00') });
  // The difference of a moved ticket is money and no order of a buyer.
  await sell(db(), {
    at: moscow('2026-03-22T09:00'),
    lines: [{ kind: 'ticket', total: 250_00, start: here }],
    fields: { channel: 'staff', moved_from_line_id: ticket },
  });
});

// BO-083
describe('every figure', () => {
  const cuts = ['', `&f.kind=ticket&f.kind=shop`, '&f.channel=site', '&f.provider=none'];
  it.each([
    ...salesGroups.map((group) => `sales?${march}&group=${group}`),
    ...cuts.map((cut) => `sales?${march}&group=kind${cut}`),
    ...promocodeGroups.map((group) => `promocodes?${march}&group=${group}`),
    ...vatGroups.map((group) => `vat?${march}&group=${group}`),
  ])('of %s is the sum of the list that it opens', async (path) => {
    const shown = await report(admin, path);
    const isLong = shown.rows.length > 20;
    const rows = [shown.totals, ...shown.rows.filter(({ figures }) => !isLong || figures.some((one) => one !== 0))];
    expect(rows.length).toBeGreaterThan(1);
    const opened = [];
    for (const { filters } of rows)
      opened.push(await Promise.all(shown.columns.map((column) => openedBy(admin, filters, column))));
    expect(rows.map(({ figures }) => figures)).toEqual(opened);
  });

  it('of a start is the sum of that start alone', async () => {
    const shown = await report(admin, `sales?${march}&group=month&f.start=${here.start}`);
    expect(figure(shown, shown.totals, 'places')).toBe(3);
    expect(figure(shown, shown.totals, 'delivery')).toBe(0);
  });
});

describe('the sums', () => {
  it('of the rows are the totals, and the money of an order is shared out among its lines as its receipt shares it', async () => {
    const shown = await report(admin, `sales?${march}`);
    const sums = shown.columns.map((_, index) =>
      shown.rows.reduce((all, { figures }) => all + Math.round((figures[index] ?? Number.NaN) * 100), 0),
    );
    expect(sums.map((sum) => sum / 100)).toEqual(shown.totals.figures);
    expect(shown.rows).toHaveLength(31);
    const weights = [3_000_01, 1_000_00, 333_33, 1_500_00, 350_50];
    const amount = weights.reduce((all, one) => all + one, 0) - 2_000_07;
    const own = (await salesLines(admin, marchLines)).filter(
      ({ order, movement }) => order.public_id === mixed.publicId && movement === 'sale',
    );
    const paid = own.map(({ total, captured }) => [Math.round(total * 100), Math.round(captured * 100)]);
    const shares = shareOut(amount, weights);
    expect(new Set(paid.map(String))).toEqual(new Set(weights.map((weight, index) => String([weight, shares[index]]))));
  });

  it('count a sale on the Moscow day of its money and a refund on its own', async () => {
    const shown = await report(admin, `sales?${march}`);
    const of = (day: string, name: string): number =>
      figure(shown, shown.rows.find(({ keys }) => keys[0]?.value === day) ?? { figures: [] }, name);
    expect([of('2026-03-09', 'orders'), of('2026-03-10', 'orders'), of('2026-03-11', 'orders')]).toEqual([0, 1, 1]);
    expect([of('2026-03-20', 'refunded'), of('2026-03-20', 'net')]).toEqual([800, -800]);
    expect(of('2026-03-10', 'refunded')).toBe(0);
    expect([of('2026-03-22', 'orders'), of('2026-03-22', 'places'), of('2026-03-22', 'captured')]).toEqual([0, 0, 250]);
    expect(of('2026-03-15', 'captured')).toBe(0);
  });

  // BO-086
  it('tell tickets, goods, delivery, insurance and certificates apart', async () => {
    const shown = await report(admin, `sales?${march}&group=kind`);
    const total = (name: string): number => figure(shown, shown.totals, name);
    expect(['ticket', 'shop', 'delivery', 'insurance', 'certificate'].map(total)).toEqual([
      7150.01, 1500, 350.5, 333.33, 5000,
    ]);
    expect(total('captured') - total('refunded')).toBeCloseTo(total('net'), 2);
    expect(total('gross') - total('discount') + total('delivery') - total('certificates_amount')).toBeCloseTo(
      total('captured'),
      2,
    );
    const vat = await report(admin, `vat?${march}`);
    expect(new Set(vat.rows.map(({ keys }) => keys[1]?.value))).toEqual(
      new Set(['ticket', 'shop', 'delivery', 'insurance', 'certificate']),
    );
  });
});

describe('the report of promocodes', () => {
  it('has the lines that a code made cheaper alone, and who bought for the first time', async () => {
    const shown = await report(admin, `promocodes?${march}`);
    expect(shown.rows.map(({ keys }) => keys[0]?.title)).toEqual([code]);
    const [row = { figures: [] }] = shown.rows;
    const names = ['code_orders', 'new_buyers', 'code_places', 'discount', 'turnover', 'refunded'];
    // Both orders are of one mailbox.
    expect(names.map((name) => figure(shown, row, name))).toEqual([2, 1, 3, 500, 3900.01, 700]);
    expect(shown.totals.figures).toEqual(row.figures);
  });
});

// BO-124
describe('a manager of one start', () => {
  it('sees the figures and lines of it alone, and neither carriage nor VAT', async () => {
    const manager = await createColleague('manager', { starts: [there.start] });
    const shown = await report(manager, `sales?${march}&group=start`);
    expect(shown.rows.map(({ keys }) => keys[0]?.value)).toEqual([there.start]);
    expect(['places', 'shop', 'delivery', 'refunded'].map((name) => figure(shown, shown.totals, name))).toEqual([
      2, 0, 0, 0,
    ]);
    const lines = await salesLines(manager, marchLines);
    expect(new Set(lines.map(({ start }) => start?.public_id))).toEqual(new Set([there.start]));
    const others = await report(manager, `sales?${march}&f.start=${here.start}`);
    expect(others.totals.figures.every((one) => one === 0)).toBe(true);
    expect((await ask('GET', `/reports/vat?${march}`, manager)).status).toBe(403);
  });
});

describe('a report', () => {
  it.each([
    '',
    'from=2026-03-01',
    'from=2026-03-31&to=2026-03-01',
    'from=2025-01-01&to=2026-03-01',
    'from=yesterday&to=2026-03-01',
    `${march}&group=hour`,
    `${march}&f.rate=22`,
  ])('is refused by the query %j', async (query) => {
    expect((await ask('GET', `/reports/sales?${query}`, admin)).status).toBe(400);
  });

  it.each(['', 'f.at.from=1', 'f.at.from=1&f.at.to=999999999'])('opens no lines by the query %j', async (query) => {
    expect((await ask('GET', `/sales_lines?${query}`, admin)).status).toBe(400);
    expect((await ask('GET', `/sales_lines/count?${query}`, admin)).status).toBe(400);
  });

  it('has a thousand rows at most, and totals of all', async () => {
    await sql`with made as (
        insert into orders (public_id, user_id, status, email, language, total_minor, amount_minor, expires_at, paid_at)
        select 'many-' || n, (select min(id) from users), 'paid', '', 'ru', 100, 100, now(), timestamptz '2024-05-05 12:00+03'
        from generate_series(1, 1001) n returning id, public_id),
      lines as (insert into order_lines (order_id, position, selector, unique_id, item_id, item_public_id, title_ru, count, price_minor, total_minor)
        select id, 0, 'shop', 'x', 1, 'x', 'x', 1, 100, 100 from made)
      insert into payments (public_id, order_id, provider, status, amount_minor, captured_at)
        select public_id, id, public_id, 'captured', 100, timestamptz '2024-05-05 12:00+03' from made`.execute(db());
    const shown = await report(admin, 'sales?from=2024-05-01&to=2024-05-31&group=provider');
    expect([shown.rows.length, shown.more, figure(shown, shown.totals, 'orders')]).toEqual([1000, true, 1001]);
  });
});
