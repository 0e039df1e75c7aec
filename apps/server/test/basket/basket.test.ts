import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createPromocode } from '../factories/events.ts';
import { hold, send } from '../factories/orders.ts';
import { ask, idOf, ids, setStage, stage, ticket } from '../support/basket-stage.ts';
import { createTestApp } from '../support/index.ts';

setStage();

describe('the basket of a person', () => {
  it('keeps lines as the page made them, with an id and the price of this moment', async () => {
    const line = ticket({ count: 2, price: 1, totalCost: 2, info: { first_name: 'Анна' }, notes: 'at the gate' });
    const { status, values } = await ask('POST', line);
    expect(status).toBe(200);
    expect(values).toEqual([{ ...line, _id: expect.stringMatching(/^[\w-]{22}$/), price: 3000, totalCost: 6000 }]);
    expect((await ask('GET')).values).toEqual(values);
  });

  it('replaces the line of an equal unique_id in its place', async () => {
    const [first, second] = [ticket(), ticket()];
    const before = await ask('POST', [first, second]);
    const after = await ask('POST', { ...first, count: 3, _id: 'of the page' });
    expect(ids(after)).toEqual([first.unique_id, second.unique_id]);
    expect(after.values[0]).toMatchObject({ _id: idOf(before.values[0]), count: 3, totalCost: 9000 });
  });

  it('is replaced whole, in the new order; the last writer wins', async () => {
    const [first, second, third] = [ticket(), ticket(), ticket()];
    const before = await ask('POST', [first, second]);
    const after = await ask('PUT', [third, first]);
    expect(ids(after)).toEqual([third.unique_id, first.unique_id]);
    expect(idOf(after.values[1])).toBe(idOf(before.values[0]));
    expect(ids(await ask('PUT', []))).toEqual([]);
  });

  it('belongs to its owner alone', async () => {
    const stranger = await createUser(stage.app.database.db);
    const { values } = await ask('POST', ticket());
    expect((await ask('GET', undefined, { of: stranger })).values).toEqual([]);
    const path = `/${idOf(values[0])}`;
    const foreign = await send(stage.app, 'DELETE', `/api/user/basket${path}`, undefined, { token: stranger.token });
    const unknown = await send(stage.app, 'DELETE', '/api/user/basket/AAAAAAAAAAAAAAAAAAAAAA', undefined, {
      token: stranger.token,
    });
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect((await ask('GET')).values).toEqual(values);
  });

  it('has at most 100 lines', async () => {
    expect(
      (
        await ask(
          'PUT',
          Array.from({ length: 100 }, () => ticket()),
        )
      ).status,
    ).toBe(200);
    const answer = await send(stage.app, 'POST', '/api/user/basket', { goods: ticket() }, { token: stage.user.token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<object>()).toMatchObject({ code: 'validation', message: 'В заказе больше 100 строк' });
    const many = { goods: Array.from({ length: 101 }, () => ticket()) };
    for (const method of ['POST', 'PUT'] as const) {
      const refused = await send(stage.app, method, '/api/user/basket', many, { token: stage.user.token });
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        400,
        'В заказе больше 100 строк',
      ]);
    }
    expect((await ask('GET')).values).toHaveLength(100);
  });

  it('keeps no line as large as a book', async () => {
    expect((await ask('POST', ticket({ notes: 'x'.repeat(70_000) }))).status).toBe(400);
    expect((await ask('GET')).values).toEqual([]);
  });

  it('prices promocodes and passes over what is no promocode', async () => {
    const { code } = await createPromocode(stage.app.database.db, { discount: 10 });
    const { status, values } = await ask('POST', [
      ticket({ promocode: code }),
      ticket({ promocode: { a: 1 }, groupId: 7 }),
      ticket({ kind: 'x' }),
    ]);
    expect(status).toBe(200);
    expect(values[0]).toMatchObject({ price: 3000, totalCost: 2700 });
  });

  it('asks the database as often for forty lines as for one', async () => {
    let statements = 0;
    const counted = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: stage.app.database.pool }),
      log: () => void (statements += 1),
    });
    const watched = await createTestApp({ database: { ...stage.app.database, db: counted } });
    const count = async (method: 'GET' | 'POST' | 'PUT', goods?: unknown) => {
      statements = 0;
      const answer = await send(watched, method, '/api/user/basket', goods && { goods }, { token: stage.user.token });
      expect(answer.statusCode, answer.body).toBe(200);
      return statements;
    };
    const held = async () => ticket({ hold_id: await hold(stage.app, stage.format.publicId, 1) });
    const one = [await count('POST', await held()), await count('GET'), await count('PUT', [await held()])];
    const many = await Promise.all(Array.from({ length: 39 }, held));
    const forty = [await count('POST', many), await count('GET'), await count('PUT', many)];
    expect(forty).toEqual(one);
    const [adding = 0, reading = 0, replacing = 0] = forty;
    expect([adding, reading, replacing]).toEqual([11, 5, 13]);
    await watched.close();
  });
});

describe('a line of goods that are not sold any more', () => {
  it.each(['shop', 'certificate'] as const)('is told once and taken out: %s', async (selector) => {
    const line = ticket({ selector, public_id: 'no-such', format_public_id: null, kind: null, title: 'Былое' });
    await ask('POST', line);
    const read = await ask('GET');
    expect([read.values, read.removed]).toEqual([[], [{ unique_id: line.unique_id, title: 'Былое', reason: 'gone' }]]);
    expect((await ask('GET')).removed).toEqual([]);
  });
});
