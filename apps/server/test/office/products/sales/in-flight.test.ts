import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsLine } from '../../../factories/delivery.ts';
import { expireOrder, payLate, refundsOf } from '../../../factories/late.ts';
import { newKey, paymentBody, place, press, readOrder, send } from '../../../factories/orders.ts';
import { createProduct } from '../../../factories/shop.ts';
import { assertInvariants } from '../../../invariants.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { newBuyer, openOffice } from '../../office.ts';

const { app, ask, createColleague, db } = openOffice();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterAll(() => assertInvariants(db()));

type Fields = Record<string, unknown>;
type Card = { readonly public_id: string; readonly version: number };
const now = (): number => Math.floor(Date.now() / 1000);
const cardOf = ({ status, body }: Answer): Card => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as Card;
};
const begin = async (products: readonly string[], fields: Fields = {}): Promise<Card> =>
  cardOf(
    await ask('POST', '/product_sales', {
      ...keeper,
      headers: { 'idempotency-key': newKey() },
      body: {
        title: 'Неделя',
        form: 'percent',
        discount: 20,
        count: 1,
        starts_at: now() - 60,
        ends_at: now() + 86_400,
        products,
        ...fields,
      },
    }),
  );
const stop = ({ public_id: id, version }: Card): Promise<Answer> =>
  ask('PUT', `/product_sales/${id}/stop`, { ...keeper, body: { version } });
const reprice = (ids: readonly string[], params: Record<string, string>, key = newKey()): Promise<Answer> =>
  ask('POST', '/products/bulk', {
    ...keeper,
    headers: { 'idempotency-key': key },
    body: { action: 'price', params, ids },
  });
const buff = async (price = 100_000): Promise<string> =>
  (await createProduct(db(), { price_minor: price, delivery: false })).publicId;
const order = (lines: Fields[], fields: Fields = {}) =>
  place(app(), paymentBody([], { shop: lines, email: newBuyer(), ...fields }));
type Quote = { amount: number; lines: { price: number; totalCost: number }[] };
const quote = async (lines: Fields[]): Promise<Quote> =>
  (await send(app(), 'POST', '/api/basket/price', { shop: lines })).json<{ values: Quote }>().values;
const shown = async (id: string): Promise<number> =>
  (await send(app(), 'GET', `/api/shop/product/${id}`)).json<{ values: { price: number } }>().values.price;

// SHOP-23, SHOP-24
describe('money that is on its way', () => {
  it('buys for the price that was promised, though the sale has ended and the price has grown meanwhile', async () => {
    const id = await buff();
    const sale = await begin([id]);
    const placed = await order([goodsLine(id, { count: 2 })]);
    expect(placed.order.amount).toBe(1600);
    cardOf(await stop(sale));
    expect((await reprice([id], { way: 'percent_up', by: '50' })).body).toEqual({ done: 1, failed: [] });
    await press(app(), placed.order.public_id, 'paid');
    expect(await readOrder(app(), placed.order.public_id, { token: placed.token })).toMatchObject({
      status: 'paid',
      amount: 1600,
    });
    expect(await refundsOf(app(), placed)).toEqual([]);
  });

  it('after the end of its order goes back whole, once, when the sale has ended by then', async () => {
    const id = await buff();
    const sale = await begin([id]);
    const placed = await order([goodsLine(id)]);
    await expireOrder(app(), placed);
    cardOf(await stop(sale));
    await payLate(app(), placed);
    await payLate(app(), placed);
    expect(await refundsOf(app(), placed)).toEqual([{ amount: 80_000, reason: 'late' }]);
  });

  it('after the end of its order buys when its price is the same again', async () => {
    const id = await buff();
    const placed = await order([goodsLine(id)]);
    await expireOrder(app(), placed);
    await reprice([id], { way: 'sum_up', by: '10,50' });
    await reprice([id], { way: 'sum_down', by: '10,50' });
    await payLate(app(), placed);
    expect((await readOrder(app(), placed.order.public_id, { token: placed.token })).status).toBe('paid');
  });
});

describe('sales that overlap', () => {
  it('never take more than the price, and the card, the basket and the order agree to a kopeck', async () => {
    const id = await buff(99_999);
    await begin([id], { discount: 33 });
    await begin([id], { form: 'amount', discount: 300.33 });
    const dear = goodsLine(id, { count: 3 });
    // 999.99 less 33 per cent is 669.99, half a kopeck going up; less 300.33 it is 699.66.
    expect(await quote([dear])).toMatchObject({ amount: 2009.97 });
    await expect.poll(() => shown(id), { timeout: 5000 }).toBe(669.99);
    const placed = await order([dear], { amount: 2009.97 });
    expect(placed.order.amount).toBe(2009.97);
    await begin([id], { form: 'amount', discount: 1_000_000 });
    expect(await quote([goodsLine(id, { count: 2 })])).toMatchObject({ amount: 0 });
    await expect.poll(() => shown(id), { timeout: 5000 }).toBe(0);
  });

  it('of more pieces count from so many on, of both products together', async () => {
    const [one, two] = [await buff(), await buff()];
    await begin([one, two], { discount: 50, count: 3 });
    await begin([one], { discount: 10 });
    expect((await quote([goodsLine(one), goodsLine(two)])).amount).toBe(1900);
    expect((await quote([goodsLine(one, { count: 2 }), goodsLine(two)])).amount).toBe(1500);
  });
});

describe('prices of many', () => {
  it('change once by a key that comes many times at once', async () => {
    const ids = [await buff(), await buff()];
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => reprice(ids, { way: 'percent_up', by: '10' }, key)),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await reprice(ids, { way: 'percent_up', by: '10' }, key);
    await expect
      .poll(async () => Promise.all(ids.map(async (id) => (await quote([goodsLine(id)])).amount)), { timeout: 5000 })
      .toEqual([1100, 1100]);
  });

  it('change while they are ordered: each order has a price that stood', async () => {
    const id = await buff();
    const orders = Promise.all(Array.from({ length: 8 }, () => order([goodsLine(id)])));
    for (const by of ['100', '100', '100']) await reprice([id], { way: 'sum_up', by });
    for (const { order: made } of await orders) expect([1000, 1100, 1200, 1300]).toContain(made.amount);
    expect((await quote([goodsLine(id)])).amount).toBe(1300);
  });
});
