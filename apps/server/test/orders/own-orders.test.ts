import type { OwnOrder, OwnOrderDetail } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createGoodsOrder } from '../factories/cabinet.ts';
import { createFormat, inDays, insertRow } from '../factories/events.ts';
import { buy, paymentBody, place, plainLine, send } from '../factories/orders.ts';
import { buyOne, cancel } from '../factories/returns.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { pdfText } from '../support/pdf-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

type List = { values: OwnOrder[]; total: number };
const list = async (token: string | null, query = '', language: 'ru' | 'en' = 'ru'): Promise<List> =>
  (await send(app, 'GET', `/api/user/orders${query}`, undefined, { token, language })).json<List>();
const open = (id: string, token: string | null, language: 'ru' | 'en' = 'ru') =>
  send(app, 'GET', `/api/user/orders/${id}`, undefined, { token, language });
const detail = async (id: string, token: string | null, language: 'ru' | 'en' = 'ru'): Promise<OwnOrderDetail> =>
  (await open(id, token, language)).json<{ values: OwnOrderDetail }>().values;
const stepsOf = ({ history }: OwnOrderDetail) => history.map(({ type, sum, state }) => [type, sum, state]);

const addGoods = (orderId: number, position: number, title: string, count: number) =>
  insertRow(db(), 'order_lines', {
    order_id: orderId,
    position,
    unique_id: `more-${position}`,
    item_id: 1,
    selector: 'shop',
    item_public_id: 'socks',
    title_ru: title,
    count,
    price_minor: 0,
    total_minor: 0,
  });

describe('own purchases', () => {
  it('are listed with every kind of goods in every state, latest first, page by page', async () => {
    const user = await createUser(db());
    const format = await createFormat(db(), { preregistration: false });
    const tickets = await buy(app, paymentBody([plainLine(format.publicId, 2)]), { token: user.token });
    const waiting = await place(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    const goods = await createGoodsOrder(
      db(),
      user.id,
      { created_at: inDays(-3), status: 'delivered' },
      { withTicket: true },
    );
    const expired = await createGoodsOrder(db(), user.id, {
      created_at: inDays(-4),
      status: 'expired',
      paid_at: null,
    });

    const all = await list(user.token);
    expect(all.values.map(({ public_id, status }) => [public_id, status])).toEqual([
      [waiting.order.public_id, 'pending'],
      [tickets.order.public_id, 'paid'],
      [goods.publicId, 'delivered'],
      [expired.publicId, 'expired'],
    ]);
    expect(all.total).toBe(4);
    expect(all.values[0]).toMatchObject({ pay_again: true, expires_at: waiting.order.expires_at, unused_money: null });
    expect(all.values[1]).toMatchObject({
      amount: tickets.order.amount,
      lines: [{ selector: 'ticket', count: 2 }],
      lines_count: 1,
      pay_again: false,
      expires_at: null,
    });
    const english = await list(user.token, '?page=3&limit=1', 'en');
    expect(english.values.map(({ public_id }) => public_id)).toEqual([goods.publicId]);
    expect(english.values[0]).toMatchObject({
      total: 4500,
      lines: [
        { selector: 'ticket', title: 'Забег' },
        { selector: 'shop', title: 'T-shirt' },
      ],
    });
    expect(await list(user.token, '?page=9')).toEqual({ values: [], total: 4 });
  });

  it('name their first lines and count the rest', async () => {
    const user = await createUser(db());
    const { id } = await createGoodsOrder(db(), user.id);
    for (let n = 2; n <= 9; n++) await addGoods(id, n, `Носки ${n}`, 1);
    const [order] = (await list(user.token)).values;
    expect([order?.lines.length, order?.lines_count]).toEqual([5, 9]);
  });

  it('tell lines of one name as one, so that they hide no others', async () => {
    const user = await createUser(db());
    const { id } = await createGoodsOrder(db(), user.id);
    for (let n = 3; n <= 9; n++) await addGoods(id, n, n === 9 ? 'Кружка' : 'Носки', 2);
    const [order] = (await list(user.token)).values;
    expect(order?.lines.slice(-2)).toEqual([
      { selector: 'shop', title: 'Носки', count: 12 },
      { selector: 'shop', title: 'Кружка', count: 2 },
    ]);
    expect(order?.lines_count).toBe(order?.lines.length);
  });

  it('are shown to the guest who bought them and to nobody else', async () => {
    const { orderId, token } = await buyOne(app);
    const stranger = await createUser(db());
    expect((await list(token)).values.map(({ public_id }) => public_id)).toEqual([orderId]);
    expect((await list(stranger.token)).values).toEqual([]);
    expect((await open(orderId, token)).statusCode).toBe(200);
    for (const path of ['', '/file'])
      expect(
        (await send(app, 'GET', `/api/user/orders/${orderId}${path}`, undefined, { token: stranger.token })).statusCode,
      ).toBe(404);
    expect((await open(orderId, null)).statusCode).toBe(401);
  });

  it('take as many statements for fifty as for one, as a list and opened', async () => {
    const count = async (url: string, token: string): Promise<number> => {
      let statements = 0;
      const add = (): void => void (statements += 1);
      app.database.pool.on('acquire', add);
      expect((await send(app, 'GET', url, undefined, { token })).statusCode).toBe(200);
      app.database.pool.off('acquire', add);
      return statements;
    };
    const one = await createUser(db());
    await createGoodsOrder(db(), one.id);
    const many = await createUser(db());
    for (let i = 0; i < 50; i++) await createGoodsOrder(db(), many.id, {}, { withTicket: true });
    expect(await count('/api/user/orders', many.token)).toBe(await count('/api/user/orders', one.token));
    expect(await count('/api/user/orders', many.token)).toBe(2);

    const format = await createFormat(db(), { preregistration: false });
    const lines = Array.from({ length: 10 }, () => plainLine(format.publicId, 5));
    const openBought = async (ticketLines: typeof lines, { token }: typeof one): Promise<number> => {
      const { order } = await buy(app, paymentBody(ticketLines), { token });
      return count(`/api/user/orders/${order.public_id}`, token);
    };
    const big = await openBought(lines, many);
    expect(big).toBe(await openBought(lines.slice(0, 1), one));
    expect(big).toBeLessThanOrEqual(8);
  });
});

describe('one purchase', () => {
  const ticketOf = (order: OwnOrderDetail) => order.lines[0]?.issued[0];

  it('tells its lines, tickets, money and receipts', async () => {
    const { orderId, token, ticketId, email } = await buyOne(app);
    const order = await detail(orderId, token);
    expect(order).toMatchObject({ status: 'paid', email, total: 3000, amount: 3000, discount: 0, delivery: 0 });
    expect(order.lines).toMatchObject([{ selector: 'ticket', count: 1, price: 3000, totalCost: 3000 }]);
    expect(ticketOf(order)).toMatchObject({ public_id: ticketId, state: 'held' });
    expect(stepsOf(order)).toEqual([
      ['made', 3000, null],
      ['paid', 3000, null],
    ]);
    expect(order.history.every(({ at }) => at !== null)).toBe(true);
    expect(order.receipts).toMatchObject([{ type: 'full', sum: 3000 }]);
  });

  it('tells a return with its sum, for what it is, and its receipt', async () => {
    const { orderId, token, ticketId } = await buyOne(app);
    expect((await cancel(app, ticketId, { token })).statusCode).toBe(200);
    await app.sweeps.sendRefunds();
    const order = await detail(orderId, token);
    expect(order.status).toBe('partially_refunded');
    expect(stepsOf(order).slice(1)).toEqual([
      ['paid', 3000, null],
      ['refund', 1500, 'done'],
    ]);
    expect(order.history.at(-1)?.title).toBe(order.lines[0]?.title);
    expect(ticketOf(order)).toMatchObject({ public_id: null, state: 'returned' });
    expect(order.receipts.map(({ type }) => type)).toEqual(['full', 'refund']);
  });

  it('waits with its next step, then ends, and gives back money that came too late', async () => {
    const user: MadeUser = await createUser(db());
    const format = await createFormat(db(), { preregistration: false });
    const { order } = await place(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    const waiting = await detail(order.public_id, user.token);
    expect(waiting).toMatchObject({ status: 'pending', pay_again: true, expires_at: order.expires_at });
    expect(stepsOf(waiting)).toEqual([['made', order.amount, null]]);

    await sql`update orders set status = 'cancelled' where public_id = ${order.public_id}`.execute(db());
    await sql`
      update payments p set status = 'refunding', captured_at = now() from orders o
      where o.id = p.order_id and o.public_id = ${order.public_id}`.execute(db());
    await sql`
      with taken as (update payments p set status = 'refunded' from orders o
        where o.id = p.order_id and o.public_id = ${order.public_id} returning p.*)
      insert into refunds (public_id, payment_id, order_id, amount_minor, reason, status, done_at)
      select 'back-' || id, id, order_id, amount_minor, 'late', 'done', now() + interval '1 minute' from taken`.execute(
      db(),
    );
    const late = await detail(order.public_id, user.token);
    expect(late).toMatchObject({ status: 'cancelled', unused_money: 'done', pay_again: false, expires_at: null });
    expect(stepsOf(late)).toEqual([
      ['made', order.amount, null],
      ['unused', order.amount, null],
      ['refund', order.amount, 'done'],
      ['cancelled', null, null],
    ]);
    expect((await list(user.token)).values[0]).toMatchObject({ unused_money: 'done' });
  });

  it('that cost nothing says so', async () => {
    const format = await createFormat(db(), { preregistration: false, prices: { athlete: 0 } });
    const user = await createUser(db());
    const { order } = await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    const free = await detail(order.public_id, user.token);
    expect(stepsOf(free)).toEqual([
      ['made', 0, null],
      ['free', null, null],
    ]);
    expect(free.receipts).toEqual([]);
  });

  it('of a guest for free waits for its mailbox, then is told as given up', async () => {
    const format = await createFormat(db(), { preregistration: false, prices: { athlete: 0 } });
    const { order, token } = await buy(app, paymentBody([plainLine(format.publicId, 1)]));
    expect(await detail(order.public_id, token)).toMatchObject({ status: 'paid', confirmation: 'waiting' });
    await sql`update orders set confirmation = 'lapsed', status = 'refunded' where public_id = ${order.public_id}`.execute(
      db(),
    );
    const [listed] = (await list(token)).values;
    expect(listed).toMatchObject({ status: 'refunded', confirmation: 'lapsed' });
  });

  it('tells blocked money and the day it was taken apart', async () => {
    const user = await createUser(db());
    const { id, publicId } = await createGoodsOrder(db(), user.id, { paid_at: inDays(-2), created_at: inDays(-2) });
    await insertRow(db(), 'payments', {
      public_id: `captured-${id}`,
      order_id: id,
      provider: 'sandbox',
      status: 'captured',
      amount_minor: 150_000,
      captured_at: inDays(-1),
    });
    expect(stepsOf(await detail(publicId, user.token))).toEqual([
      ['made', 1500, null],
      ['authorized', 1500, null],
      ['captured', 1500, null],
    ]);
  });

  it('does not name a ticket that was given to somebody else', async () => {
    const { orderId, token, ticket } = await buyOne(app);
    const friend = await createUser(db());
    await sql`update tickets set user_id = ${friend.id} where id = ${ticket}`.execute(db());
    expect(ticketOf(await detail(orderId, token))).toMatchObject({ public_id: null, state: 'passed' });
    expect((await open(orderId, friend.token)).statusCode).toBe(404);
  });
});

describe('the paper of a purchase', () => {
  it.each([
    ['ru', /ЗАКАЗ/, /Оплачен/, /3 000 ₽/],
    ['en', /ORDER/, /Paid/, /3,000 ₽/],
  ] as const)('is a private PDF in %s with lines, sums and steps', async (language, title, state, sum) => {
    const { orderId, token, email } = await buyOne(app);
    const answer = await send(app, 'GET', `/api/user/orders/${orderId}/file`, undefined, { token, language });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="order-${orderId}.pdf"`,
    });
    const text = pdfText(answer.rawPayload).replace(/\u00a0/g, ' ');
    for (const part of [title, state, sum]) expect(text).toMatch(part);
    expect(text).toContain(orderId);
    expect(text).toContain(email);
  });

  it('goes on over pages for many lines', async () => {
    const user = await createUser(db());
    const { id, publicId } = await createGoodsOrder(db(), user.id);
    for (let n = 2; n <= 80; n++)
      await insertRow(db(), 'order_lines', {
        order_id: id,
        position: n,
        unique_id: `line-${n}`,
        item_id: 1,
        selector: 'shop',
        item_public_id: 'socks',
        title_ru: `Носки номер ${n}`,
        count: 1,
        price_minor: 0,
        total_minor: 0,
      });
    const answer = await send(app, 'GET', `/api/user/orders/${publicId}/file`, undefined, { token: user.token });
    const text = pdfText(answer.rawPayload);
    expect(text).toContain('Носки номер 80');
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1);
  });
});
