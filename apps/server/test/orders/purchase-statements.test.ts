import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventCity, createFormat, createShirts, insertRow } from '../factories/events.ts';
import { hold, newKey, participant, paymentBody, press, readOrder, send, ticketLine } from '../factories/orders.ts';
import { createTestApp, createTestDatabase, type TestApp } from '../support/index.ts';

let app: TestApp;
let statements = 0;
beforeAll(async () => {
  const database = await createTestDatabase();
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: () => void (statements += 1),
  });
  app = await createTestApp({ database: { ...database, db } });
});
afterAll(async () => {
  await app.close();
  await app.database.close();
});

const counted = async <T>(run: () => Promise<T>): Promise<{ answer: T; count: number }> => {
  statements = 0;
  const answer = await run();
  return { answer, count: statements };
};

const lineOfHold = async (format: { publicId: string }) =>
  ticketLine(format.publicId, { hold_id: await hold(app, format.publicId, 1) });

describe('a guest who buys one ticket that he holds', () => {
  it('costs 14 statements to order, besides the count of limits, and 13 to pay, ticket and letters included', async () => {
    const format = await createFormat(app.database.db, { prices: { athlete: 350_050 } });
    const line = await lineOfHold(format);
    const ordered = await counted(() => send(app, 'POST', '/api/payment', paymentBody([line]), { key: newKey() }));
    expect(ordered.answer.statusCode).toBe(200);
    expect(ordered.count).toBe(14);
    const { public_id: order } = ordered.answer.json<{ order: { public_id: string } }>().order;
    expect((await counted(() => press(app, order, 'paid'))).count).toBe(13);
    expect(await readOrder(app, order)).toMatchObject({ status: 'paid' });
  });

  it('costs fewer than 4 to order and fewer than 4 to pay where twenty buy at once', async () => {
    const format = await createFormat(app.database.db, { prices: { athlete: 350_050 } });
    const lines = await Promise.all(Array.from({ length: 20 }, () => lineOfHold(format)));
    const bodies = lines.map((line, n) => paymentBody([line], { email: `buyer${n}@example.org` }));
    const ordered = await counted(() =>
      Promise.all(bodies.map((body) => send(app, 'POST', '/api/payment', body, { key: newKey() }))),
    );
    expect(ordered.count).toBeLessThan(20 * 4);
    const orders = ordered.answer.map((answer) => answer.json<{ order: { public_id: string } }>().order.public_id);
    const paid = await counted(() => Promise.all(orders.map((order) => press(app, order, 'paid'))));
    expect(paid.count).toBeLessThan(20 * 4);
    for (const order of orders) expect(await readOrder(app, order)).toMatchObject({ status: 'paid' });
  });

  it('costs fewer than 5 to order and fewer than 5 to pay with shirt, start group, team and start number', async () => {
    const { db } = app.database;
    const city = await createEventCity(db);
    await createShirts(db, city.id, { L: 100 });
    const format = await createFormat(db, {
      event_city_id: city.id,
      shirt_unavailable: false,
      is_team: true,
      max_count: 5,
      clusters: [{ name_ru: 'Элита', capacity: 50 }],
    });
    await insertRow(db, 'number_ranges', { format_id: format.id, first: 1, last: 100 });
    const info = participant({ item_size: 'L', cluster: 'Элита' });
    const held = await Promise.all(Array.from({ length: 20 }, () => lineOfHold(format)));
    const bodies = held.map((line, n) =>
      paymentBody([{ ...line, info, team: { title: `Барсы ${n}` } }], { email: `captain${n}@example.org` }),
    );
    const ordered = await counted(() =>
      Promise.all(bodies.map((body) => send(app, 'POST', '/api/payment', body, { key: newKey() }))),
    );
    expect(ordered.count).toBeLessThan(20 * 5);
    const orders = ordered.answer.map((answer) => answer.json<{ order: { public_id: string } }>().order.public_id);
    const paid = await counted(() => Promise.all(orders.map((order) => press(app, order, 'paid'))));
    expect(paid.count).toBeLessThan(20 * 5);
    const { rows } = await sql<{ n: number; teams: number }>`
      select count(distinct start_number) as n, count(distinct team_id) as teams from tickets where format_id = ${format.id}`.execute(
      db,
    );
    expect(rows[0]).toEqual({ n: 20, teams: 20 });
  });
});
