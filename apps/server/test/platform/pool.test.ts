import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ timeout: 500, connections: 2 });
});
afterAll(() => database.close());

describe('pool', () => {
  it('reads kopecks and ids as numbers, dates as texts and instants in UTC', async () => {
    const { rows } = await sql`
      select 123456789012::bigint as id, 10.5::numeric as part, date '2026-05-09' as day, array[1, null, 3]::bigint[] as ids,
             timestamp '2026-05-09 10:00' at time zone 'UTC' as instant, current_setting('timezone') as zone`.execute(
      database.db,
    );
    expect(rows).toEqual([
      {
        id: 123456789012,
        part: 10.5,
        day: '2026-05-09',
        ids: [1, null, 3],
        instant: new Date('2026-05-09T10:00:00Z'),
        zone: 'UTC',
      },
    ]);
  });

  it('gives a statement up after its time and goes on with the same connection', async () => {
    const begun = performance.now();
    await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toThrow(/timeout/);
    expect(performance.now() - begun).toBeLessThan(1500);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('survives the loss of a connection in the middle of a transaction, between two statements', async () => {
    const lost = database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      await vi.waitFor(async () => {
        const left = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(database.db);
        expect(left.rows).toEqual([]);
      });
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toThrow(/connection|terminat/i);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });
});
