import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertOrder } from '../../src/modules/orders/orders.repository.ts';
import { canTakeVip } from '../../src/modules/tickets/vip/can-take-vip.ts';
import { findCitiesWithTicket } from '../../src/modules/tickets/vip/vip.repository.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createFormat, type MadeFormat } from '../factories/events.ts';
import { expireOrder, payLate, refundsOf } from '../factories/late.ts';
import { paymentBody, place, type Placed, plainLine, readOrder, send } from '../factories/orders.ts';
import { createRunner } from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const atOnce = 12;
const stage = async () => {
  const vip = await createRunner(app, { roles: ['vip'], discount: 50 });
  const format = await createFormat(db(), { preregistration: false });
  const body = () => paymentBody([plainLine(format.publicId, 1)], { email: vip.email });
  return { vip, format, body };
};

it('a vip has his discount once, however many payments he begins at once', async () => {
  const { vip, body } = await stage();
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => send(app, 'POST', '/api/payment', body(), { token: vip.token })),
  );
  const amounts = answers.map((answer) => answer.json<Placed>().order.amount).sort((a, b) => a - b);
  expect(amounts).toEqual([1500, ...Array.from({ length: atOnce - 1 }, () => 3000)]);
  await assertInvariants(db());
});

it('of ended orders with the discount whose money comes at once one is taken, the others go back whole', async () => {
  const { vip, body } = await stage();
  const placed: Placed[] = [];
  for (let n = 0; n < 4; n += 1) {
    const one = await place(app, body(), { token: vip.token });
    await expireOrder(app, one);
    placed.push(one);
  }
  expect(placed.map(({ order }) => order.amount)).toEqual([1500, 1500, 1500, 1500]);
  await Promise.all(placed.map((one) => payLate(app, one)));
  const states = await Promise.all(placed.map(async ({ order }) => (await readOrder(app, order.public_id)).status));
  expect(states.sort()).toEqual(['expired', 'expired', 'expired', 'paid']);
  const back = (await Promise.all(placed.map((one) => refundsOf(app, one)))).flat();
  expect(back).toEqual(Array.from({ length: 3 }, () => ({ amount: 150_000, reason: 'late' })));
  await assertInvariants(db());
});

/** Decides and stores a waiting order, as a purchase does; answers whether it has the discount. */
const take = (userId: number, format: MadeFormat, decide: (tx: Tx) => Promise<boolean>): Promise<boolean> =>
  db()
    .transaction()
    .execute(async (tx) => {
      if (!(await decide(tx))) return false;
      const { id } = await insertOrder(tx, {
        publicId: crypto.randomUUID(),
        userId,
        email: 'vip@example.org',
        phone: null,
        language: 'ru',
        total: 1500,
        discount: 1500,
        delivery: 0,
        certificates: 0,
        amount: 1500,
      });
      await sql`insert into order_lines (order_id, position, selector, unique_id, item_id, item_public_id, title_ru, count, price_minor, discount_minor,
          total_minor, details) values (${id}, 0, 'ticket', 'line', ${format.id}, ${format.publicId}, '', 1, 3000, 1500, 1500, '{"kind":"athlete"}')`.execute(
        tx,
      );
      await sql`select pg_sleep(0.02)`.execute(tx);
      return true;
    });

it('by the lock alone it is once, and without it more often', async () => {
  const { vip, format } = await stage();
  const cities = [format.eventCityId];
  const locked = await Promise.all(
    Array.from({ length: atOnce }, () => take(vip.id, format, (tx) => canTakeVip(tx, vip.id, cities))),
  );
  expect(locked.filter(Boolean)).toHaveLength(1);

  const other = await stage();
  const careless = await Promise.all(
    Array.from({ length: atOnce }, () =>
      take(
        other.vip.id,
        other.format,
        async (tx) => (await findCitiesWithTicket(tx, other.vip.id, [other.format.eventCityId])).size === 0,
      ),
    ),
  );
  expect(careless.filter(Boolean).length).toBeGreaterThan(1);
});
