import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decideOnResult } from '../../src/modules/clubs/moderate-result.ts';
import { claimNext } from '../../src/modules/clubs/moderation.repository.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { createUser } from '../factories/accounts.ts';
import { createClubResult, createType } from '../factories/clubs.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
const people: number[] = [];
const moderators = 12;
beforeAll(async () => {
  database = await createTestDatabase({ connections: moderators });
  for (let n = 0; n < moderators; n += 1) people.push((await createUser(db())).id);
});
afterAll(() => database.close());
const db = () => database.db;
const now = new Date();

beforeEach(async () => {
  await sql`delete from club_results`.execute(db());
  const { id: typeId } = await createType(db());
  const { id: runner } = await createUser(db());
  for (let value = 1; value <= 40; value += 1)
    await createClubResult(db(), runner, { typeId, value: 2400 + value, status: 'new' });
});

/** What a claim would be without the lock: looks first, writes then. */
const claimCarelessly = async (executor: Executor, userId: number): Promise<string | null> => {
  const { rows } = await sql<{ id: number; publicId: string }>`
    select id, public_id as "publicId" from club_results where status = 'new' and (claimed_until is null or claimed_until <= ${now})
    order by created_at, id limit 1`.execute(executor);
  const [row] = rows;
  if (!row) return null;
  await sql`select pg_sleep(0.005)`.execute(executor);
  await sql`update club_results set claimed_by = ${userId}, claimed_until = ${new Date(now.getTime() + 120_000)} where id = ${row.id}`.execute(
    executor,
  );
  return row.publicId;
};

const together = (claim: typeof claimCarelessly): Promise<(string | null)[]> =>
  Promise.all(
    people.map((userId) =>
      db()
        .transaction()
        .execute((tx) => claim(tx, userId)),
    ),
  );

// BO-102
it('of many moderators at once each one gets a result of his own; without the lock some get the same', async () => {
  const given = await together((tx, userId) => claimNext(tx, userId, now));
  expect(given).not.toContain(null);
  expect(new Set(given).size).toBe(moderators);
  await sql`update club_results set claimed_by = null, claimed_until = null`.execute(db());
  expect(new Set(await together(claimCarelessly)).size).toBeLessThan(moderators);
});

// BO-102
it('forty results are given once each, until none is left', async () => {
  const work = async (userId: number): Promise<string[]> => {
    const id = await claimNext(db(), userId, now);
    if (id === null) return [];
    const done = await db()
      .transaction()
      .execute((tx) =>
        decideOnResult(
          tx,
          { notifications: { queue: () => Promise.resolve() } },
          id,
          { accept: true },
          { userId, version: 1, now },
        ),
      );
    expect(done.ok).toBe(true);
    return [id, ...(await work(userId))];
  };
  const given = (await Promise.all(people.map(work))).flat();
  expect([given.length, new Set(given).size]).toEqual([40, 40]);
});

// BO-103
it('of many words on one result at once one counts', async () => {
  const { rows } = await sql<{ id: string }>`select public_id as id from club_results order by id limit 1`.execute(
    db(),
  );
  const [{ id } = { id: '' }] = rows;
  const words = await Promise.all(
    people.map((userId, n) =>
      db()
        .transaction()
        .execute((tx) =>
          decideOnResult(
            tx,
            { notifications: { queue: () => Promise.resolve() } },
            id,
            n % 2 ? { accept: true } : { accept: false, reason: 'Не видно даты' },
            { userId, version: 1, now },
          ),
        ),
    ),
  );
  expect(words.filter(({ ok }) => ok)).toHaveLength(1);
  expect(words.flatMap((word) => (word.ok ? [] : [word.refusal.code]))).toEqual(
    Array.from({ length: moderators - 1 }, () => 'conflict'),
  );
});
