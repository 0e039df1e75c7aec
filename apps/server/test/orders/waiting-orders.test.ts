import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok } from '../../src/kernel/result.ts';
import { findWaitingOrders } from '../../src/modules/orders/orders.repository.ts';
import { createTogether } from '../../src/platform/database/index.ts';
import { createLog } from '../../src/platform/log.ts';
import { createUser } from '../factories/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A user with waiting orders of the line `wanted`. */
const waiting = async (count: number): Promise<number> => {
  const { id } = await createUser(database.db);
  await sql`
    with made as (
      insert into orders (public_id, user_id, email, language, total_minor, amount_minor, expires_at)
      select ${`order-${id}-`} || n, ${id}, 'a@example.org', 'ru', 100, 100, now() + interval '1 minute' from generate_series(1, ${count}::int) n returning id
    )
    insert into order_lines (order_id, position, selector, unique_id, item_id, item_public_id, title_ru, count, price_minor, total_minor)
    select id, 0, 'ticket', 'wanted', 1, 'item', '-', 1, 100, 100 from made`.execute(database.db);
  return id;
};

it('waiting orders of one buyer hide none of another who asks at the same step', async () => {
  const buyers = [await waiting(250), await waiting(1)];
  const together = createTogether<number, number>({
    db: database.db,
    log: createLog({ logLevel: 'silent' }),
    name: 'waiting orders',
    run: async (tx, userId) => ok((await findWaitingOrders(tx, { userId, uniqueIds: ['wanted'] })).length),
    keysOf: (userId) => [String(userId)],
  });
  expect(await Promise.all(buyers.map((id) => together.settle(id)))).toEqual([ok(100), ok(1)]);
});
