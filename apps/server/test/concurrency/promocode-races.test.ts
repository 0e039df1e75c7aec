import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeUses } from '../../src/modules/promocodes/index.ts';
import { createFormat, createPromocode } from '../factories/events.ts';
import { paymentBody, plainLine, send } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const buyers = 1000;
const uses = 10;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const availableOf = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select available as n from promocodes where id = ${id}`.execute(db())).rows[0]?.n ?? -1;
/** At once, more of them than there are connections; the server turns a longer queue away. */
const atOnce = 50;
const everybody = async <T>(run: (buyer: number) => Promise<T>): Promise<T[]> => {
  const queue = Array.from({ length: buyers }, (_, buyer) => buyer).values();
  const done: T[] = [];
  const lane = async (): Promise<void> => {
    for (const buyer of queue) done.push(await run(buyer));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done;
};

/** What a use would be without locks: looks first, writes then. */
const takeCarelessly = (promocodeId: number): Promise<boolean> =>
  db()
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{
        n: number;
      }>`select available as n from promocodes where id = ${promocodeId}`.execute(tx);
      const left = rows[0]?.n ?? 0;
      if (left < 1) return false;
      await sql`select pg_sleep(0.005)`.execute(tx);
      await sql`update promocodes set available = ${left - 1} where id = ${promocodeId}`.execute(tx);
      return true;
    });

it('a code for ten is used by exactly ten of a thousand buyers', async () => {
  const format = await createFormat(db(), { preregistration: false, quotas: { athlete: buyers } });
  const { id, code } = await createPromocode(db(), { uses, discount: 50, code_count: 1 });
  const ask = async (buyer: number): Promise<LightMyRequestResponse> => {
    const line = plainLine(format.publicId, 1, { promocode: code });
    const answer = await send(app, 'POST', '/api/payment', paymentBody([line], { email: `buyer${buyer}@example.org` }));
    // Too many at once are turned away before anything happens, and come again.
    return answer.statusCode === 503 ? ask(buyer) : answer;
  };
  const answers = await everybody(ask);
  const told = answers.map((answer) => [answer.statusCode, answer.json<{ code?: string }>().code ?? 'ok'].join(' '));
  const count = (what: string): number => told.filter((one) => one === what).length;
  expect([count('200 ok'), count('400 promocode')]).toEqual([uses, buyers - uses]);
  expect(await availableOf(id)).toBe(0);
  const { rows } = await sql<{ used: number; halved: number }>`
    select sum(l.promocode_count)::int as used, count(*)::int as halved from order_lines l join orders o on o.id = l.order_id
    where l.promocode_id = ${id} and o.status = 'pending' and l.total_minor = 150000`.execute(db());
  expect(rows[0]).toEqual({ used: uses, halved: uses });
  await assertInvariants(db());
}, 180_000);

it('the same thousand by the lock alone: exactly ten, and without it more', async () => {
  const locked = await createPromocode(db(), { uses });
  const taken = await everybody(() =>
    db()
      .transaction()
      .execute((tx) => takeUses(tx, [{ promocodeId: locked.id, count: 1 }])),
  );
  expect([taken.filter(Boolean).length, await availableOf(locked.id)]).toEqual([uses, 0]);

  const careless = await createPromocode(db(), { uses });
  const control = await everybody(() => takeCarelessly(careless.id));
  expect(control.filter(Boolean).length).toBeGreaterThan(uses);
}, 60_000);
