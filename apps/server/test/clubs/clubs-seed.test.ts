import type { Club, ClubCompetition } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertClubs } from '../../db/seed/clubs/insert-clubs.ts';
import { cityRows, regionRows } from '../../db/seed/geography.ts';
import { insertAll } from '../../db/seed/insert.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, createTestDatabase, type TestApp, type TestDatabase } from '../support/index.ts';

const fill = async ({ db }: TestDatabase, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await insertAll(tx, 'regions', regionRows());
    await insertAll(tx, 'cities', cityRows());
    const begun = performance.now();
    await insertClubs(tx, now);
    return performance.now() - begun;
  });

describe('the demonstration clubs', () => {
  let app: TestApp;
  let spent: number;
  const now = new Date();
  beforeAll(async () => {
    app = await createTestApp();
    spent = await fill(app.database, now);
  });
  afterAll(() => app.close());

  const read = async <T>(url: string) => (await send(app, 'GET', url)).json<{ values: T[]; total: number }>();
  const all = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(app.database.db)).rows;

  it('are thirty, of five to four hundred people, and tell of themselves', async () => {
    const { values, total } = await read<Club>('/api/clubs');
    expect(total).toBe(30);
    expect(values.filter(({ members }) => members < 5 || members > 400)).toEqual([]);
    const lengths = values.map(({ description }) => description.length);
    expect([Math.min(...lengths) >= 60, Math.max(...lengths) <= 400]).toEqual([true, true]);
    expect(new Set(values.map(({ location }) => location.id)).size).toBeGreaterThan(20);
    const latin = values.map(({ title }) => /^[A-Z]/.test(title));
    expect(latin.indexOf(true)).toBe(latin.lastIndexOf(false) + 1);
  });

  it('have ten competitions of six types in every state, with standings in which some share a place', async () => {
    const types = await read<unknown>('/api/list/competition/type');
    expect(types.values).toHaveLength(6);
    const clubs = await all<{ name: string }>(sql`
      select distinct public_name as name from clubs k join club_competitions x on x.club_id = k.id`);
    const lists = await Promise.all(
      clubs.map(({ name }) => read<ClubCompetition>(`/api/club/competition/list/${name}`)),
    );
    const competitions = lists.flatMap(({ values }) => values);
    expect(competitions).toHaveLength(10);
    expect(Map.groupBy(competitions, ({ state }) => state).size).toBe(3);
    for (const { state, total, results } of competitions) {
      expect(state === 'soon' ? total === 0 : total >= 20).toBe(true);
      expect(results).toHaveLength(state === 'soon' ? 0 : 10);
    }
    const shared = competitions.filter(({ results }) => new Set(results.map(({ position }) => position)).size < 10);
    expect(shared.length).toBeGreaterThan(2);
    const today = now.toISOString().slice(0, 10);
    expect(competitions.flatMap(({ results }) => results).filter(({ date }) => date > today)).toEqual([]);
  });

  it('are of people whom nobody can sign in as', async () => {
    const ways = await all<{ count: number }>(sql`
      select count(*) as count from users u where email is not null or phone is not null or password_hash is not null
        or exists (select from user_networks n where n.user_id = u.id)`);
    expect(ways).toEqual([{ count: 0 }]);
    const names = await all<{ count: number }>(sql`
      select count(*) as count from users where name <> '' group by name, last_name having count(*) > 1`);
    expect(names).toEqual([]);
  });

  it('are the same for the same day, and made in a moment', async () => {
    const other = await createTestDatabase();
    try {
      await fill(other, now);
      for (const table of [
        'clubs',
        'users',
        'club_members',
        'club_competitions',
        'club_results',
        'club_result_links',
      ]) {
        const query = sql<{ text: string }>`
          select md5(string_agg(t::text, '|' order by t::text)) as text from ${sql.table(table)} t`;
        expect(await query.execute(other.db).then(({ rows }) => rows), table).toEqual(await all(query));
      }
    } finally {
      await other.close();
    }
    expect(spent).toBeLessThan(5000);
  });
});
