import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unique } from '../../factories/events.ts';
import { paymentBody, place, plainLine } from '../../factories/orders.ts';
import { findTables } from '../../factories/person.ts';
import { openPrivacy } from './stage.ts';

const stage = openPrivacy();
const { act, app, createColleague, createStart, db, read, register } = stage;
const newEmail = (): string => `${unique('meanwhile')}@example.org`;

// BO-136
describe('an erasure', () => {
  it('waits for an order of a guest that comes to life while it waits for its lock', async () => {
    const admin = await createColleague('admin');
    const { format } = await createStart();
    const email = newEmail();
    await place(app(), paymentBody([plainLine(format.publicId, 1)], { email }));
    const { rows } = await sql<{ id: number }>`
      select o.id from orders o join users u on u.id = o.user_id where lower(u.email) = ${email}`.execute(db());
    const [order] = rows;
    await sql`update orders set status = 'expired' where id = ${order?.id}`.execute(db());
    const id = await register(admin, { email, kind: 'erasure' });
    const { version } = await read(admin, id);
    expect((await read(admin, id)).hindrances).toEqual([]);
    const { erasing } = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`update orders set status = 'paid', paid_at = now() where id = ${order?.id}`.execute(tx);
        const answer = act(admin, id, 'erase', { version, identity: 'letter', force: true });
        const isWaiting = async (): Promise<boolean> =>
          (
            await sql`select 1 from pg_stat_activity
              where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db())
          ).rows.length > 0;
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
        return { erasing: answer };
      });
    const { status, body } = await erasing;
    expect([status, body['code']]).toEqual([400, 'order_open']);
    expect(await findTables(db(), email)).toContain('users');
  });

  it('of one address by two requests at once is done by one, and the other is told of it', async () => {
    const admin = await createColleague('admin');
    for (let round = 0; round < 8; round += 1) {
      const email = newEmail();
      const ids = [
        await register(admin, { email, kind: 'erasure' }),
        await register(admin, { email, kind: 'erasure' }),
      ];
      const answers = await Promise.all(ids.map((id) => act(admin, id, 'erase', { version: 1, identity: 'letter' })));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const outcomes = await Promise.all(ids.map(async (id) => (await read(admin, id)).outcome));
      expect(new Set(outcomes)).toEqual(new Set(['done', 'erased']));
    }
  });
});
