import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryUser, createUser, type MadeUser } from './factories/accounts.ts';
import { createGoodsOrder, createPolicy } from './factories/cabinet.ts';
import { createFormat, inDays } from './factories/events.ts';
import { buy, paymentBody, plainLine, send } from './factories/orders.ts';
import { createTestApp, type TestApp } from './support/index.ts';

let app: TestApp;
let owner: MadeUser;
let stranger: MadeUser;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app.database.db);
  stranger = await createUser(app.database.db);
});
afterAll(() => app.close());
const db = () => app.database.db;

type Wire = Record<string, unknown>;
const read = async (url: string, { token }: Pick<MadeUser, 'token'>, language?: 'en') => {
  const answer = await send(app, 'GET', url, undefined, { token, ...(language ? { language } : {}) });
  return { status: answer.statusCode, ...answer.json<{ values: Wire[]; total?: number; code?: string }>() };
};
const idsOf = ({ values }: { values: Wire[] }): unknown[] => values.map(({ public_id }) => public_id);

describe('orders with goods', () => {
  it('are listed latest first with their goods alone, page by page', async () => {
    const user = await createUser(db());
    const early = await createGoodsOrder(db(), user.id, { created_at: inDays(-3) });
    const late = await createGoodsOrder(
      db(),
      user.id,
      { created_at: inDays(-1), status: 'delivered' },
      { count: 2, price: 150_000, withTicket: true },
    );
    await createGoodsOrder(db(), user.id, { status: 'expired', paid_at: null });
    const format = await createFormat(db(), { preregistration: false });
    await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });

    const all = await read('/api/user/shop/orders', user);
    expect(idsOf(all)).toEqual([late.publicId, early.publicId]);
    expect(all.total).toBe(2);
    expect(all.values[0]).toMatchObject({
      status: 'delivered',
      amount: 3000,
      items: { shop: [{ title: 'Футболка', size: 'M', proportion: 'Синий', count: 2, price: 1500, totalCost: 3000 }] },
    });
    const second = await read('/api/user/shop/orders?page=2&limit=1', user, 'en');
    expect([idsOf(second), second.total]).toEqual([[early.publicId], 2]);
    expect(second.values[0]).toMatchObject({ items: { shop: [{ title: 'T-shirt', proportion: 'Blue' }] } });
    expect(await read('/api/user/shop/orders?page=9', user)).toMatchObject({ values: [], total: 2 });
  });

  it('open one by one for their owner alone', async () => {
    const { publicId } = await createGoodsOrder(db(), owner.id);
    const one = await send(app, 'GET', `/api/user/shop/soldgood/${publicId}`, undefined, { token: owner.token });
    expect(one.json()).toMatchObject({ values: { public_id: publicId, amount: 1500 } });
    expect((await read(`/api/user/shop/soldgood/${publicId}`, stranger)).status).toBe(404);
    expect((await read('/api/user/shop/orders', stranger)).values).toEqual([]);
  });

  it('do not open by the id of an order without goods', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const { order, token } = await buy(app, paymentBody([plainLine(format.publicId, 1)]));
    expect((await read(`/api/user/shop/soldgood/${order.public_id}`, { token: token ?? '' })).status).toBe(404);
  });

  it('take as many statements for fifty orders as for one', async () => {
    const count = async (user: MadeUser): Promise<number> => {
      let statements = 0;
      const add = (): void => void (statements += 1);
      app.database.pool.on('acquire', add);
      await read('/api/user/shop/orders', user);
      app.database.pool.off('acquire', add);
      return statements;
    };
    const one = await createUser(db());
    await createGoodsOrder(db(), one.id);
    const many = await createUser(db());
    for (let i = 0; i < 50; i++) await createGoodsOrder(db(), many.id);
    expect(await count(many)).toBe(await count(one));
  });
});

describe('policies', () => {
  it('stand on the page of their ticket for who holds it, cancelled ones aside', async () => {
    const runner = await createUser(db());
    const format = await createFormat(db(), { preregistration: false });
    await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: runner.token });
    const ticketOf = async (): Promise<Wire> => (await read('/api/user/tickets/my', runner)).values[0] ?? {};
    const detail = async (): Promise<Wire> =>
      (await read(`/api/user/ticket/${String((await ticketOf())['public_id'])}`, runner)).values as unknown as Wire;
    expect(await detail()).toMatchObject({ info: { insurance: false }, insurances: [] });
    const { rows } = await sql<{ id: number }>`select id from tickets where user_id = ${runner.id}`.execute(db());
    const ticket_id = rows[0]?.id;
    const { number } = await createPolicy(db(), runner.id, { ticket_id });
    await createPolicy(db(), runner.id, { ticket_id, cancelled_at: inDays(-1) });
    await createPolicy(db(), (await createUser(db())).id, { ticket_id });
    expect(await ticketOf()).toMatchObject({ info: { insurance: true } });
    const policies = (await detail())['insurances'] as { info: { number: string } }[];
    expect(policies.map(({ info }) => info.number)).toEqual([number]);
  });

  it('are valid until their time is over, then past; cancelled ones are past at once', async () => {
    const user = await createUser(db());
    const running = await createPolicy(db(), user.id, { starts_at: inDays(-1) });
    const future = await createPolicy(db(), user.id, { starts_at: inDays(5) });
    const over = await createPolicy(db(), user.id, { starts_at: inDays(-40) });
    const cancelled = await createPolicy(db(), user.id, { starts_at: inDays(6), cancelled_at: inDays(-1) });
    const valid = await read('/api/user/insurances/valid', user);
    expect(valid.values.map(({ public_id, status }) => [public_id, status])).toEqual([
      [running.publicId, 'active'],
      [future.publicId, 'new'],
    ]);
    expect(valid.values[0]).toMatchObject({
      info: { number: running.number, last_name: 'Иванова', first_name: 'Анна', phone: '+79991234567' },
      insurance: { name: 'Старт', legals: 'https://insurance.example/rules', validity_time: 10 * 86_400 },
      selector: 'insurance',
      totalCost: 350,
      count: 1,
      promocode: null,
      default: false,
      file: false,
      ticket_public_id: null,
      unique_id: running.publicId,
    });
    const past = await read('/api/user/insurances/past', user, 'en');
    expect([past.values.map(({ public_id, status }) => [public_id, status]), past.total]).toEqual([
      [
        [cancelled.publicId, 'cancelled'],
        [over.publicId, 'ended'],
      ],
      2,
    ]);
    expect(past.values[0]).toMatchObject({ insurance: { name: 'Start' } });
    const second = await read('/api/user/insurances/past?limit=1&page=2', user);
    expect([idsOf(second), second.total]).toEqual([[over.publicId], 2]);
    expect(await read('/api/user/insurances/past?page=7', user)).toMatchObject({ values: [], total: 2 });
  });

  it('are nobody else’s', async () => {
    await createPolicy(db(), owner.id, { starts_at: inDays(-1) });
    await createPolicy(db(), owner.id, { starts_at: inDays(-90) });
    expect((await read('/api/user/insurances/valid', stranger)).values).toEqual([]);
    expect(await read('/api/user/insurances/past', stranger)).toMatchObject({ values: [], total: 0 });
  });
});

describe('temporary users', () => {
  it('see the lists of their purchase', async () => {
    const guest = await createTemporaryUser(db());
    for (const list of ['shop/orders', 'insurances/valid', 'insurances/past'])
      expect((await read(`/api/user/${list}`, guest)).status).toBe(200);
  });
});
