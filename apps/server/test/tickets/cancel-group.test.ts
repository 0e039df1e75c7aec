import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createFormat, createSale, inDays } from '../factories/events.ts';
import { buy, myTickets, paymentBody, plainLine, send } from '../factories/orders.ts';
import { cancel } from '../factories/returns.ts';
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

const buyGroup = async (count: number, percent: number, least: number) => {
  const format = await createFormat(db(), { preregistration: false, start_time: inDays(60) });
  const { rows } = await sql<{
    id: number;
  }>`select event_id as id from event_cities where id = ${format.eventCityId}`.execute(db());
  const eventId = rows[0]?.id ?? 0;
  await sql`update events set refund_policy = '[{"days":0,"percent":100}]' where id = ${eventId}`.execute(db());
  await createSale(db(), eventId, { discount: percent, count: least });
  const { token, email } = await createRunner(app);
  const placed = await buy(app, paymentBody([plainLine(format.publicId, count)], { email }), { token });
  return { token, placed, tickets: (await myTickets(app, token)).map(({ public_id }) => public_id) };
};

it('a group price does not stay when the group is returned: each return is computed with the price of the rest', async () => {
  const { token, placed, tickets } = await buyGroup(5, 10, 5);
  expect(placed.order.amount).toBe(13_500);
  type Quote = { sum: number; paid: number; group?: number };
  const quotes: Quote[] = [];
  for (const id of tickets) {
    const answer = await send(app, 'GET', `/api/payment/cancel/${id}`, undefined, { token });
    quotes.push(answer.json<{ values: Quote }>().values);
    expect((await cancel(app, id, { token })).statusCode).toBe(200);
    await app.sweeps.sendRefunds();
  }
  expect(quotes[0]).toMatchObject({ sum: 1500, paid: 1500, group: 1200 });
  expect(quotes.map(({ sum }) => sum)).toEqual([1500, 3000, 3000, 3000, 3000]);
  const { rows } = await sql`select status from orders where public_id = ${placed.order.public_id}`.execute(db());
  expect(rows).toEqual([{ status: 'refunded' }]);
});

it('the return of a group is never a negative sum', async () => {
  const { token, tickets } = await buyGroup(5, 50, 5);
  const sums: number[] = [];
  for (const id of tickets) {
    const answer = await cancel(app, id, { token });
    sums.push(answer.json<{ sum: number }>().sum);
    await app.sweeps.sendRefunds();
  }
  expect(sums).toEqual([0, 0, 1500, 3000, 3000]);
});
