import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertReminder } from '../../src/modules/reminders/reminders.repository.ts';
import { untilWaiting } from '../concurrency/support/places.ts';
import { createUser } from '../factories/accounts.ts';
import { createEventCity, createFormat, inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createDeletion } from '../factories/person.ts';
import { newEmail } from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const { remove, mailedCode } = createDeletion(() => app);
const kept = async (email: string) =>
  (await sql`select 1 from opening_reminders where email = ${email}`.execute(db())).rows.length;

/** A person is being erased, waits for the table of reminders, and `ask` begins behind that. */
const whileErased = async <T>(
  ask: (person: { id: number; token: string; email: string }, start: string) => Promise<T>,
) => {
  const opensAt = inDays(2);
  const start = await createEventCity(db(), { sale_start: opensAt });
  await createFormat(db(), { event_city_id: start.id });
  const email = newEmail();
  const person = { ...(await createUser(db(), { email })), email };
  const code = await mailedCode(person.token);
  const [erased, asked] = await Promise.all(
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`lock table opening_reminders in share mode`.execute(tx);
        const erasing = remove(person.token, { code, force: true });
        await untilWaiting(db(), 1);
        const asking = ask(person, start.publicId);
        await untilWaiting(db(), 2);
        return [erasing, asking] as const;
      }),
  );
  return { erased: erased.statusCode, asked, left: await kept(email) };
};

describe('a reminder that is asked for while its person is erased', () => {
  it('is refused and leaves nothing', async () => {
    const { erased, asked, left } = await whileErased(({ token }, start) =>
      send(app, 'POST', `/api/reminder/${start}`, {}, { token }),
    );
    expect([erased, asked.statusCode, left]).toEqual([200, 404, 0]);
  });

  it('control: without the lock on the person it stays behind', async () => {
    const { erased, left } = await whileErased(({ id, email }, start) =>
      db()
        .transaction()
        .execute(async (tx) => {
          const { rows } = await sql<{ id: number }>`
            select id from event_cities where public_id = ${start}`.execute(tx);
          const [now, language] = [new Date(), 'ru' as const];
          const row = { publicId: `stays-${id}`, eventCityId: rows[0]?.id ?? 0, userId: id, email, language };
          await insertReminder(tx, { ...row, agreed: false, isConfirmed: true, opensAt: inDays(2), now });
        }),
    );
    expect([erased, left]).toEqual([200, 1]);
  });
});
