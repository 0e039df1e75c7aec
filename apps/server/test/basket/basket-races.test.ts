import type { BasketGoods } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createFormat, type MadeFormat, unique } from '../factories/events.ts';
import { hold, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { untilWaiting } from '../concurrency/support/places.ts';
import { assertInvariants } from '../invariants.ts';

let app: TestApp;
let second: TestApp;
let format: MadeFormat;
beforeAll(async () => {
  app = await createTestApp();
  second = await createTestApp({ database: app.database });
  format = await createFormat(app.database.db, { preregistration: false, quotas: { athlete: 1000 } });
});
afterAll(async () => {
  await assertInvariants(app.database.db);
  await second.close();
  await app.close();
});

const ticket = (change: object = {}) => ({
  unique_id: unique('line'),
  public_id: format.publicId,
  selector: 'ticket',
  count: 1,
  ...change,
});
const add = (to: TestApp, user: MadeUser, goods: object) =>
  send(to, 'POST', '/api/user/basket', { goods }, { token: user.token });
const read = async (user: MadeUser): Promise<BasketGoods[]> =>
  (await send(app, 'GET', '/api/user/basket', undefined, { token: user.token })).json<{ values: BasketGoods[] }>()
    .values;

describe('two tabs of one person, in two processes', () => {
  it('lose no line when they add at once', async () => {
    const user = await createUser(app.database.db);
    const lines = Array.from({ length: 30 }, () => ticket());
    const answers = await Promise.all(lines.map((line, index) => add(index % 2 ? app : second, user, line)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array<number>(30).fill(200));
    expect((await read(user)).map((line) => line.unique_id).toSorted()).toEqual(
      lines.map((line) => line.unique_id).toSorted(),
    );
  });

  it('never make a basket of more than 100 lines', async () => {
    const user = await createUser(app.database.db);
    const half = () => Array.from({ length: 60 }, () => ticket());
    const answers = await Promise.all([add(app, user, half()), add(second, user, half()), add(app, user, half())]);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(await read(user)).toHaveLength(60);
  });

  /** The control: what happens to the same two tabs when nobody takes turns. */
  it('would make one without the lock', async () => {
    const user = await createUser(app.database.db);
    const { db } = app.database;
    const insert = sql`insert into basket_lines (public_id, user_id, unique_id, position, goods)
      select gen_random_uuid()::text, ${user.id}, gen_random_uuid()::text, n, '{}' from generate_series(1, 60) n`;
    const count = sql<{ n: number }>`select count(*) as n from basket_lines where user_id = ${user.id}`;
    await db.transaction().execute(async (first) => {
      await insert.execute(first);
      await db.transaction().execute(async (other) => {
        await insert.execute(other);
        expect((await count.execute(other)).rows[0]?.n).toBe(60);
      });
    });
    expect((await count.execute(db)).rows[0]?.n).toBe(120);
  });

  it('leave one of their two baskets whole when both replace it', async () => {
    const user = await createUser(app.database.db);
    const baskets = [0, 1].map(() => Array.from({ length: 20 }, () => ticket()));
    const put = (to: TestApp, goods: object) => send(to, 'PUT', '/api/user/basket', { goods }, { token: user.token });
    await Promise.all([put(app, baskets[0] ?? []), put(second, baskets[1] ?? [])]);
    const left = (await read(user)).map((line) => line.unique_id);
    expect(baskets.map((goods) => goods.map((line) => line.unique_id))).toContainEqual(left);
  });

  it('take turns: the second waits for the first', async () => {
    const user = await createUser(app.database.db);
    let later = Promise.resolve<unknown>(null);
    await app.database.db.transaction().execute(async (tx) => {
      await sql`select 1 from users where id = ${user.id} for no key update`.execute(tx);
      later = add(second, user, ticket());
      await untilWaiting(app.database.db, 1);
      expect(await read(user)).toEqual([]);
    });
    await later;
    expect(await read(user)).toHaveLength(1);
  });
});

it('gives every place back once when a basket is cleared many times while its holds expire', async () => {
  const user = await createUser(app.database.db);
  const ids = await Promise.all(Array.from({ length: 10 }, () => hold(app, format.publicId, 3)));
  await add(
    app,
    user,
    ids.map((hold_id) => ticket({ hold_id, count: 3 })),
  );
  await sql`update holds set expires_at = now() - interval '1 second' where id = any(${ids.slice(0, 5)})`.execute(
    app.database.db,
  );
  const clear = (from: TestApp) => send(from, 'DELETE', '/api/user/basket', undefined, { token: user.token });
  await Promise.all([clear(app), clear(second), app.sweeps.releaseHolds(), clear(app), second.sweeps.releaseHolds()]);
  const { rows } = await sql<{ taken: number }>`select taken from quotas where format_id = ${format.id}`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ taken: 0 }]);
});
