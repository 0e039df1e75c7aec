import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createPromocode, createSale } from '../factories/events.ts';
import { expireOrder, payLate, refundsOf } from '../factories/late.ts';
import { paymentBody, place, type Placed, plainLine, press, readOrder, send } from '../factories/orders.ts';
import { createRunner } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => assertInvariants(db()));
afterAll(() => app.close());
const db = () => app.database.db;

type Line = { totalCost: number; reason: string | null; promocode_off?: boolean; promocode_count: number };
const stage = async () => {
  const vip = await createRunner(app, { roles: ['vip'], discount: 50 });
  const format = await createFormat(db(), { preregistration: false });
  const order = (count = 1): Promise<Placed> =>
    place(app, paymentBody([plainLine(format.publicId, count)], { email: vip.email }), { token: vip.token });
  const quote = async (tickets: Record<string, unknown>[]): Promise<Line[]> =>
    (await send(app, 'POST', '/api/basket/price', { tickets }, { token: vip.token })).json<{
      values: { lines: Line[] };
    }>().values.lines;
  const check = async (code: string, count?: number) => {
    const path = `/api/promocode/check/ticket/${code}/${format.publicId}${count === undefined ? '' : `?count=${count}`}`;
    const answer = await send(app, 'GET', path, undefined, { token: vip.token });
    return { status: answer.statusCode, ...answer.json<{ message: string }>() };
  };
  return { vip, format, order, quote, check };
};

describe('the discount of a vip', () => {
  it('is not had again while an order with it waits for its money', async () => {
    const { order } = await stage();
    const placed = [await order(), await order(), await order()];
    expect(placed.map((one) => one.order.amount)).toEqual([1500, 3000, 3000]);
    for (const one of placed) await press(app, one.order.public_id, 'paid');
  });

  it('comes back when the waiting order has ended, and is given once more to the purchase that takes its place', async () => {
    const { order, format, quote, vip } = await stage();
    const line = plainLine(format.publicId, 1);
    const first = await place(app, paymentBody([line], { email: vip.email }), { token: vip.token });
    expect(await quote([line])).toMatchObject([{ totalCost: 1500, reason: 'vip' }]);
    const again = await place(app, paymentBody([line], { email: vip.email }), { token: vip.token });
    expect([first.order.amount, again.order.amount]).toEqual([1500, 1500]);
    await expireOrder(app, again);
    expect((await order()).order.amount).toBe(1500);
  });

  it('is not had twice by paying an ended order late: its money goes back in full', async () => {
    const { order } = await stage();
    const late = await order();
    await expireOrder(app, late);
    const second = await order();
    await press(app, second.order.public_id, 'paid');
    expect(await payLate(app, late)).toBe(200);
    expect((await readOrder(app, late.order.public_id)).status).toBe('expired');
    expect(await refundsOf(app, late)).toEqual([{ amount: 150_000, reason: 'late' }]);
  });

  it('stays with an ended order whose money comes late when nothing else has taken it', async () => {
    const { order } = await stage();
    const late = await order(2);
    await expireOrder(app, late);
    await payLate(app, late);
    expect((await readOrder(app, late.order.public_id)).status).toBe('paid');
    expect(await refundsOf(app, late)).toEqual([]);
  });
});

describe('a code beside the discount of a vip', () => {
  it('has no field for one ticket and is refused there', async () => {
    const { format, quote, check } = await stage();
    const { code } = await createPromocode(db(), { discount: 20, code_count: 5 });
    expect(await quote([plainLine(format.publicId, 1)])).toMatchObject([{ promocode_off: true }]);
    expect(await check(code, 1)).toMatchObject({
      status: 400,
      message: 'На первый билет уже действует ваша личная скидка',
    });
    expect(await check(code)).toMatchObject({ status: 400 });
  });

  it('has a field for two tickets, and the check answers as the quote does', async () => {
    const { format, quote, check } = await stage();
    const { code } = await createPromocode(db(), { discount: 20, code_count: 1 });
    const [line] = await quote([plainLine(format.publicId, 2, { promocode: code })]);
    expect(line?.promocode_off).toBeUndefined();
    expect(line).toMatchObject({ totalCost: 1500 + 2400, promocode_count: 1 });
    expect(await check(code, 2)).toMatchObject({
      status: 200,
      message: 'Промокод применён к 1 из 2 билетов: скидка 20 %',
    });
  });

  it('counts for the first of two tickets as well when it takes more off, in the check as in the quote', async () => {
    const { format, quote, check } = await stage();
    const { code } = await createPromocode(db(), { discount: 60, code_count: 5 });
    expect(await quote([plainLine(format.publicId, 2, { promocode: code })])).toMatchObject([
      { totalCost: 2 * 1200, promocode_count: 2 },
    ]);
    expect((await check(code, 2)).message).toBe('Промокод применён: скидка 60 %');
  });

  it('has a field for the second participant of a group, none for the first', async () => {
    const { format, quote } = await stage();
    const lines = await quote([plainLine(format.publicId, 1), plainLine(format.publicId, 1)]);
    expect(lines.map((line) => line.promocode_off ?? false)).toEqual([true, false]);
  });

  it('is refused by the name of the discount that was applied, also when a sale beat it', async () => {
    const { vip, check } = await stage();
    const { code } = await createPromocode(db(), { discount: 20 });
    expect((await check(code, 1)).message).toBe('На первый билет уже действует ваша личная скидка');
    const other = await createFormat(db(), { preregistration: false });
    const { rows } = await sql<{
      id: number;
    }>`select event_id as id from event_cities where id = ${other.eventCityId}`.execute(db());
    await createSale(db(), rows[0]?.id ?? 0, { discount: 60, count: 1 });
    const answer = await send(app, 'GET', `/api/promocode/check/ticket/${code}/${other.publicId}?count=1`, undefined, {
      token: vip.token,
    });
    expect(answer.json<{ message: string }>().message).toBe('На первый билет уже действует скидка акции');
  });
});
