import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createClub, createClubResult, createCompetition, createType } from '../factories/clubs.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const put = async (url: string, token: string): Promise<number> =>
  (await send(app, 'PUT', url, {}, { token })).statusCode;
const countOf = async (userId: number): Promise<number> =>
  (await sql<{ count: number }>`select count(*) from club_members where user_id = ${userId}`.execute(db())).rows[0]
    ?.count ?? -1;

describe('at once', () => {
  it('two joins make one membership', async () => {
    const user = await createUser(db());
    const club = await createClub(db());
    const joins = Array.from({ length: 8 }, () => put(`/api/user/club/new/${club.publicId}`, user.token));
    expect(new Set(await Promise.all(joins))).toEqual(new Set([200]));
    expect(await countOf(user.id)).toBe(1);
  });

  it('joins of many clubs stop at fifty', async () => {
    const user = await createUser(db());
    await Promise.all(Array.from({ length: 47 }, () => createClub(db(), [user.id])));
    const clubs = await Promise.all(Array.from({ length: 8 }, () => createClub(db())));
    const statuses = await Promise.all(clubs.map(({ publicId }) => put(`/api/user/club/new/${publicId}`, user.token)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(await countOf(user.id)).toBe(50);
  });

  it('two links of a result make one', async () => {
    const user = await createUser(db());
    const club = await createClub(db(), [user.id]);
    const type = await createType(db());
    await createCompetition(db(), club.id, type.id);
    const result = await createClubResult(db(), user.id, { typeId: type.id, value: 2530, status: 'new' });
    const path = `/api/user/club/competition/${result.publicId}/${club.publicId}`;
    const statuses = await Promise.all(Array.from({ length: 8 }, () => put(path, user.token)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(400)]);
    const { rows } = await sql`select from club_result_links where result_id = ${result.id}`.execute(db());
    expect(rows).toHaveLength(1);
  });
});
