import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { buy, hold, paymentBody, place, plainLine, send, ticketLine } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => assertInvariants(db()));
afterAll(() => app.close());
const db = () => app.database.db;

type Line = {
  price: number;
  totalCost: number;
  discount: number;
  price_parts?: { count: number; price: number }[];
};
type Wire = Record<string, unknown>;

/** `held` places at 2 200 ₽, then the price rises to 2 900 ₽. */
const stage = async (held: number, options: Wire = {}) => {
  const format = await createFormat(db(), { preregistration: false, prices: { athlete: 220_000 }, ...options });
  const holdId = await hold(app, format.publicId, held);
  await sql`update holds set price_at = price_at - interval '1 minute' where id = ${holdId}`.execute(db());
  const rise = (price: number, ago = 0) =>
    sql`
    insert into format_prices (format_id, kind, starts_at, price_minor)
    values (${format.id}, 'athlete', date_trunc('second', now()) - make_interval(secs => ${ago}), ${price})`.execute(
      db(),
    );
  await rise(290_000);
  const resize = async (count: number): Promise<number> =>
    (await send(app, 'PUT', `/api/hold/${holdId}`, { count })).statusCode;
  const quote = async (tickets: Wire[]): Promise<Line[]> =>
    (await send(app, 'POST', '/api/basket/price', { tickets })).json<{ values: { lines: Line[] } }>().values.lines;
  const line = (count: number, fields: Wire = {}): Wire =>
    plainLine(format.publicId, count, { hold_id: holdId, ...fields });
  const paidPrices = async (orderPublicId: string): Promise<number[]> =>
    (
      await sql<{ price: number }>`select t.price_minor as price from tickets t join orders o on o.id = t.order_id
        where o.public_id = ${orderPublicId} order by t.order_line_id, t.place`.execute(db())
    ).rows.map(({ price }) => price);
  return { format, holdId, resize, quote, line, paidPrices };
};

describe('the price of a hold', () => {
  it('is for the places first held: those added after a rise cost what they cost then', async () => {
    const { resize, quote, line, paidPrices } = await stage(1);
    expect(await resize(20)).toBe(200);
    const parts = [
      { count: 1, price: 2200 },
      { count: 19, price: 2900 },
    ];
    expect(await quote([line(20)])).toMatchObject([{ totalCost: 2200 + 19 * 2900, price_parts: parts }]);
    const placed = await buy(app, paymentBody([line(20)], { amount: 2200 + 19 * 2900 }));
    expect(placed.order.amount).toBe(2200 + 19 * 2900);
    expect(await paidPrices(placed.order.public_id)).toEqual([220_000, ...Array.from({ length: 19 }, () => 290_000)]);
  });

  it('is not widened by a line with more places than are held', async () => {
    const { quote, line } = await stage(1);
    expect(await quote([line(20)])).toMatchObject([{ totalCost: 2200 + 19 * 2900 }]);
    expect((await place(app, paymentBody([line(20)]))).order.amount).toBe(2200 + 19 * 2900);
  });

  it('stays for all that were held, and has nothing to tell apart then', async () => {
    const { quote, line } = await stage(5);
    const [whole] = await quote([line(5)]);
    expect(whole).toMatchObject({ price: 2200, totalCost: 11_000 });
    expect(whole?.price_parts).toBeUndefined();
    expect(await quote([line(3)])).toMatchObject([{ totalCost: 6600 }]);
  });

  it('is lost for places that were given back and taken again', async () => {
    const { resize, quote, line } = await stage(5);
    await resize(1);
    await resize(5);
    expect(await quote([line(5)])).toMatchObject([{ totalCost: 2200 + 4 * 2900 }]);
    await resize(3);
    expect(await quote([line(3)])).toMatchObject([{ totalCost: 2200 + 2 * 2900 }]);
  });

  it('goes to the participants of a group in their order', async () => {
    const { resize, quote, holdId, format } = await stage(1, { preregistration: true });
    await resize(3);
    const lines = [1, 2, 3].map(() => ticketLine(format.publicId, { hold_id: holdId }));
    expect((await quote(lines)).map(({ totalCost }) => totalCost)).toEqual([2200, 2900, 2900]);
  });

  it('stays with its places when the buyer comes back from the payment, and is not widened there', async () => {
    const { resize, line } = await stage(1);
    await resize(2);
    const own = { unique_id: 'kept-line' };
    const first = await place(app, paymentBody([line(2, own)]));
    const again = await place(app, paymentBody([line(2, own)]), {});
    expect([first.order.amount, again.order.amount]).toEqual([5100, 5100]);
    const { rows } = await sql<{
      id: string;
    }>`select l.hold_id as id from order_lines l join orders o on o.id = l.order_id
      where o.public_id = ${again.order.public_id}`.execute(db());
    const wider = await place(app, paymentBody([line(4, { ...own, hold_id: rows[0]?.id })]));
    expect(wider.order.amount).toBe(2200 + 3 * 2900);
  });

  it('lasts an hour, however often the order is taken back and placed anew', async () => {
    const { format, line } = await stage(1);
    const own = { unique_id: 'endless-line' };
    const email = 'endless@example.org';
    const placed = await place(app, paymentBody([line(1, own)], { email }));
    const { public_id: id, amount } = placed.order;
    const back = await send(app, 'POST', `/api/order/${id}/change`, {}, { token: placed.token });
    const [held] = back.json<{ values: { holds: { hold_id: string }[] } }>().values.holds;
    const again = paymentBody([line(1, { ...own, hold_id: held?.hold_id })], { email, temporary_token: placed.token });
    const next = await place(app, again);
    expect([amount, next.order.amount]).toEqual([2200, 2200]);
    await sql`update holds h set price_at = h.price_at - interval '61 minutes' from quotas q
      where q.id = h.quota_id and q.format_id = ${format.id}`.execute(db());
    expect((await send(app, 'POST', '/api/payment', again)).json()).toMatchObject({ code: 'hold_expired' });
  });
});
