import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../src/platform/http/index.ts';
import {
  createEvent,
  createEventCity,
  createFormat,
  createPromocode,
  createSale,
  inDays,
  insertRow,
} from '../factories/events.ts';
import { buy, hold, paymentBody, place, plainLine, press, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const available = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select available as n from promocodes where id = ${id}`.execute(db())).rows[0]?.n ?? -1;
const check = (code: string, format: string, query = '') =>
  send(app, 'GET', `/api/promocode/check/ticket/${encodeURIComponent(code)}/${format}${query}`);
const quote = async (tickets: unknown[], token?: string) => {
  const answer = await send(app, 'POST', '/api/basket/price', { tickets }, token ? { token } : {});
  return answer.json<{
    values: {
      amount: number;
      discount: number;
      lines: {
        totalCost: number;
        discount: number;
        shares?: unknown[];
        reason: string | null;
        promocode_count: number;
        error?: string;
        code?: string;
      }[];
    };
  }>().values;
};

describe('checking a promocode', () => {
  it('praises a good one, whatever its case and blanks', async () => {
    const { publicId } = await createFormat(db());
    const { code } = await createPromocode(db(), { code: 'ЛЕТО25', discount: 25, uses: 7, code_count: 2 });
    const answer = await check(' лето25 ', publicId);
    expect(answer.json()).toEqual({
      promocode: { code, discount: 25, code_count: 2, available_code_count: 7 },
      available_code_count: 7,
      message: 'Промокод применён: скидка 25 %',
    });
    expect((await check(code, publicId, '?count=5')).json().message).toBe(
      'Промокод применён к 2 из 5 билетов: скидка 25 %',
    );
  });

  it('refuses unknown, foreign, ended, early, used up and empty ones at the field', async () => {
    const { publicId, id } = await createFormat(db());
    const other = await createFormat(db());
    const foreign = await createPromocode(db(), { format_ids: [other.id] });
    const ended = await createPromocode(db(), { ends_at: inDays(-1) });
    const early = await createPromocode(db(), { starts_at: inDays(1) });
    const used = await createPromocode(db(), { available: 0 });
    const own = await createPromocode(db(), { format_ids: [id] });
    const said = async (code: string) => {
      const answer = await check(code, publicId);
      return [answer.statusCode, answer.json().errors?.promocode];
    };
    expect(await said('NOSUCH')).toEqual([400, 'Промокод не найден']);
    expect(await said(foreign.code)).toEqual([400, 'Промокод не найден']);
    expect(await said(ended.code)).toEqual([400, 'Промокод закончился']);
    expect(await said(early.code)).toEqual([400, 'Промокод ещё не действует']);
    expect(await said(used.code)).toEqual([400, 'Промокод закончился']);
    expect(await said(' ')).toEqual([400, 'Введите промокод']);
    expect((await said(own.code))[0]).toBe(200);
    expect((await check(own.code, 'no-format')).json().errors).toEqual({ promocode: 'Промокод не найден' });
  });
});

describe('prices', () => {
  it('give each place the largest discount, and use a code up only where it won', async () => {
    const event = await createEvent(db());
    const city = await createEventCity(db(), { event_id: event.id });
    const format = await createFormat(db(), { event_city_id: city.id, preregistration: false });
    await createSale(db(), event.id, { discount: 20, count: 3 });
    const ten = await createPromocode(db(), { discount: 10, code_count: 5 });
    const half = await createPromocode(db(), { discount: 50, code_count: 1 });
    expect(await quote([plainLine(format.publicId, 2, { promocode: ten.code })])).toMatchObject({
      amount: 5400,
      lines: [{ reason: 'promocode', promocode_count: 2 }],
    });
    expect(await quote([plainLine(format.publicId, 3, { promocode: ten.code })])).toMatchObject({
      amount: 7200,
      lines: [{ reason: 'sale', promocode_count: 0 }],
    });
    expect(await quote([plainLine(format.publicId, 3, { promocode: half.code })])).toMatchObject({
      amount: 6300,
      discount: 2700,
      lines: [{ promocode_count: 1 }],
    });
    await buy(app, paymentBody([plainLine(format.publicId, 3, { promocode: ten.code })]));
    expect(await available(ten.id)).toBe(100);
  });

  it('tell the share of the sale and that of the code apart', async () => {
    const event = await createEvent(db());
    const city = await createEventCity(db(), { event_id: event.id });
    const format = await createFormat(db(), { event_city_id: city.id, preregistration: false });
    await createSale(db(), event.id, { discount: 20, count: 1 });
    const half = await createPromocode(db(), { discount: 50, code_count: 1 });
    const { lines } = await quote([
      plainLine(format.publicId, 3, { promocode: half.code }),
      plainLine((await createFormat(db(), { preregistration: false })).publicId, 1),
    ]);
    expect(lines).toMatchObject([
      {
        discount: 2700,
        reason: 'promocode',
        promocode_count: 1,
        shares: [
          { reason: 'sale', sum: 1200 },
          { reason: 'promocode', sum: 1500 },
        ],
      },
      { discount: 0, shares: [] },
    ]);
  });

  it('show a code that does not work beside the full price, and refuse to sell with it', async () => {
    const { publicId } = await createFormat(db(), { preregistration: false });
    const line = plainLine(publicId, 1, { promocode: 'nosuch', unique_id: 'coded' });
    expect(await quote([line])).toMatchObject({
      amount: 3000,
      lines: [{ totalCost: 3000, error: 'Промокод не найден', code: 'promocode' }],
    });
    const refused = await send(app, 'POST', '/api/payment', paymentBody([line]));
    expect(refused.json()).toMatchObject({
      code: 'promocode',
      message: 'Промокод не найден',
      errors: { 'tickets.0.promocode': 'Промокод не найден' },
      items: [{ unique_id: 'coded' }],
    });
  });

  it('of held places are those of the first moment of the hold', async () => {
    const format = await createFormat(db(), { preregistration: false, prices: { athlete: [[inDays(-10), 100_000]] } });
    const holdId = await hold(app, format.publicId, 1);
    await sql`update holds set price_at = now() - interval '50 minutes' where id = ${holdId}`.execute(db());
    await insertRow(db(), 'format_prices', {
      format_id: format.id,
      kind: 'athlete',
      starts_at: new Date(Date.now() - 20 * 60_000),
      price_minor: 150_000,
    });
    expect((await quote([plainLine(format.publicId, 1, { hold_id: holdId })])).amount).toBe(1000);
    expect((await quote([plainLine(format.publicId, 1)])).amount).toBe(1500);
    expect(
      (await place(app, paymentBody([plainLine(format.publicId, 1, { hold_id: holdId })], { amount: 1000 }))).order
        .amount,
    ).toBe(1000);
  });

  it('give a vip his own discount on the first athlete ticket of a city, and no code beside it', async () => {
    const { publicId } = await createFormat(db(), { preregistration: false });
    const code = await createPromocode(db(), { discount: 10, code_count: 5 });
    const id = await insertRow(db(), 'users', {
      public_id: 'u-vip',
      email: 'vip@example.org',
      roles: ['vip'],
      discount: 30,
    });
    await insertRow(db(), 'logins', {
      public_id: 'l-vip',
      user_id: id,
      token_hash: hashToken('vip-token'),
      method: 'email',
      expires_at: inDays(1),
    });
    const sent = { token: 'vip-token' };
    expect(await quote([plainLine(publicId, 2)], 'vip-token')).toMatchObject({
      amount: 5100,
      lines: [{ reason: 'vip' }],
    });
    const before = await send(app, 'GET', `/api/promocode/check/ticket/${code.code}/${publicId}`, undefined, sent);
    expect([before.statusCode, before.json().errors.promocode]).toEqual([
      400,
      'На первый билет уже действует ваша личная скидка',
    ]);
    await buy(app, paymentBody([plainLine(publicId, 1)], { amount: 2100 }), sent);
    expect(await quote([plainLine(publicId, 1)], 'vip-token')).toMatchObject({ amount: 3000 });
    expect(
      (await send(app, 'GET', `/api/promocode/check/ticket/${code.code}/${publicId}`, undefined, sent)).statusCode,
    ).toBe(200);
  });

  it('cost the same number of statements however many lines there are', async () => {
    const { publicId } = await createFormat(db(), { preregistration: false });
    const { code } = await createPromocode(db());
    let statements = 0;
    const query = app.database.pool.query.bind(app.database.pool);
    const connect = app.database.pool.connect.bind(app.database.pool);
    const counted = async (lines: number): Promise<number> => {
      statements = 0;
      await quote(
        Array.from({ length: lines }, () =>
          plainLine(publicId, 1, { promocode: code, hold_id: 'AAAAAAAAAAAAAAAAAAAAAA' }),
        ),
      );
      return statements;
    };
    app.database.pool.connect = (async () => {
      const client = await connect();
      const original = client.query.bind(client);
      client.query = ((...args: Parameters<typeof original>) => (
        (statements += 1),
        original(...args)
      )) as typeof client.query;
      const release = client.release.bind(client);
      client.release = (...args) => ((client.query = original), (client.release = release), release(...args));
      return client;
    }) as typeof connect;
    try {
      const few = await counted(1);
      expect(few).toBeGreaterThan(0);
      expect(await counted(60)).toBe(few);
    } finally {
      app.database.pool.connect = connect;
      app.database.pool.query = query;
    }
  });
});

describe('uses of a code', () => {
  it('are counted when the order is made and given back when it ends unpaid', async () => {
    const { publicId } = await createFormat(db(), { preregistration: false });
    const { id, code } = await createPromocode(db(), { uses: 3, code_count: 2 });
    const placed = await place(app, paymentBody([plainLine(publicId, 2, { promocode: code })]));
    expect(await available(id)).toBe(1);
    await sql`update orders set expires_at = now() where public_id = ${placed.order.public_id}`.execute(db());
    await app.sweeps.expireOrders();
    expect(await available(id)).toBe(3);
    const paid = await place(app, paymentBody([plainLine(publicId, 2, { promocode: code })]));
    await press(app, paid.order.public_id, 'paid');
    expect(await available(id)).toBe(1);
  });

  it('go to exactly as many of many buyers at once as there are', async () => {
    const { publicId } = await createFormat(db(), { preregistration: false, quotas: { athlete: 100 } });
    const { id, code } = await createPromocode(db(), { uses: 5, discount: 50 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        send(
          app,
          'POST',
          '/api/payment',
          paymentBody([plainLine(publicId, 1, { promocode: code })], { email: `race${n}@example.org` }),
        ),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    expect(
      answers
        .filter((answer) => answer.statusCode !== 200)
        .every((answer) => answer.json().code === 'promocode' && answer.json().message === 'Промокод закончился'),
    ).toBe(true);
    expect(await available(id)).toBe(0);
    const { rows } = await sql<{
      taken: number;
    }>`select q.taken from quotas q join formats f on f.id = q.format_id where f.public_id = ${publicId}`.execute(db());
    expect(rows[0]?.taken).toBe(5);
  });

  it('would go to more without the lock: reading first and writing afterwards oversells (control)', async () => {
    const { id } = await createPromocode(db(), { uses: 5 });
    let sold = 0;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        db()
          .transaction()
          .execute(async (tx) => {
            const { rows } = await sql<{
              available: number;
            }>`select available from promocodes where id = ${id}`.execute(tx);
            await sql`select pg_sleep(0.05)`.execute(tx);
            if ((rows[0]?.available ?? 0) < 1) return;
            sold += 1;
            await sql`update promocodes set available = greatest(0, ${(rows[0]?.available ?? 0) - 1}) where id = ${id}`.execute(
              tx,
            );
          }),
      ),
    );
    expect(sold).toBeGreaterThan(5);
  });
});
