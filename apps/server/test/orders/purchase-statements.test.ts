import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { hold, newKey, paymentBody, press, readOrder, send, ticketLine } from '../factories/orders.ts';
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

describe('a guest who buys one ticket that he holds', () => {
  it('costs 13 statements to order, besides the count of limits, and 12 to pay, ticket and letters included', async () => {
    const format = await createFormat(app.database.db, { prices: { athlete: 350_050 } });
    const line = ticketLine(format.publicId, { hold_id: await hold(app, format.publicId, 1) });
    const ordered = await counted(() => send(app, 'POST', '/api/payment', paymentBody([line]), { key: newKey() }));
    expect(ordered.answer.statusCode).toBe(200);
    expect(ordered.count).toBe(13);
    const { public_id: order } = ordered.answer.json<{ order: { public_id: string } }>().order;
    expect((await counted(() => press(app, order, 'paid'))).count).toBe(12);
    expect(await readOrder(app, order)).toMatchObject({ status: 'paid' });
  });
});
