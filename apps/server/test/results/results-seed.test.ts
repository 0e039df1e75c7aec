import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../../db/seed/index.ts';
import { ofWoman } from '../../db/seed/results/names.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

const now = new Date('2026-11-20T09:00:00Z');

describe('results of the past season', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedSeason(database.db, { now });
  });
  afterAll(() => database.close());

  const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => {
    const { rows } = await query.execute(database.db);
    if (!rows[0]) throw new Error('nothing was found');
    return rows[0];
  };
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await one(query)).n;

  it('are there for every past start, at least 30,000 in all', async () => {
    expect(await count(sql`select count(*) as n from results`)).toBeGreaterThanOrEqual(30_000);
    expect(
      await count(sql`
        select count(*) as n from event_cities ec where start_time < ${now} and results_published_at is null
          and exists (select 1 from formats f join quotas q on q.format_id = f.id
            where f.event_city_id = ec.id and q.kind in ('athlete', 'kids') and not f.online)`),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) as n from event_cities where start_time > ${now} and results_published_at is not null`,
      ),
    ).toBe(0);
    expect(await count(sql`select count(*) as n from event_cities where results_published_at > ${now}`)).toBe(0);
  });

  it('are no more than places sold, with numbers of their format', async () => {
    expect(
      await count(sql`
        select count(*) as n from quotas q where q.taken < (select count(*) from results r where r.format_id = q.format_id)`),
    ).toBe(0);
    expect(
      await count(sql`
        select count(*) as n from results r join number_ranges n on n.format_id = r.format_id
        where r.start_number::int not between n.first and n.last`),
    ).toBe(0);
    expect(
      await count(sql`
        select count(*) as n from (select 1 from results group by event_city_id, start_number having count(*) > 1) twice`),
    ).toBe(0);
  });

  it('are believable: statuses, names, times and splits', async () => {
    const shares = await one(sql<{ out: number; women: number; hidden: number; clubs: number; latin: number }>`
      select avg((status <> 'finished')::int) as out, avg((gender = 'female')::int) filter (where gender is not null) as women,
        avg(name_hidden::int) as hidden, avg((club is not null)::int) as clubs, avg((last_name ~ '^[A-Z]')::int) as latin
      from results`);
    expect(shares.out).toBeGreaterThan(0.04);
    expect(shares.out).toBeLessThan(0.08);
    expect(shares.women).toBeGreaterThan(0.3);
    expect(shares.women).toBeLessThan(0.5);
    expect(shares.hidden).toBeGreaterThan(0.001);
    expect(shares.clubs).toBeGreaterThan(0.15);
    expect(shares.latin).toBeGreaterThan(0.001);
    expect(await count(sql`select count(distinct last_name) as n from results`)).toBeGreaterThan(400);
    expect(await count(sql`select count(distinct first_name) as n from results`)).toBeGreaterThan(120);
    expect(
      await count(sql`select count(*) as n from results where team is not null and last_name = ''`),
    ).toBeGreaterThan(100);
    const pace = await one(sql<{ fastest: number; slowest: number }>`
      select min(time_ms / 60000.0 / f.distance_km) as fastest, max(time_ms / 60000.0 / f.distance_km) as slowest
      from results r join formats f on f.id = r.format_id where r.status = 'finished'`);
    expect(pace.fastest).toBeGreaterThan(3.2);
    expect(pace.slowest).toBeLessThan(45);
    expect(
      await count(sql`
        select count(*) as n from results r, jsonb_array_elements(r.splits) s where r.individual_ms <= (s ->> 'ms')::int`),
    ).toBe(0);
    expect(await count(sql`select count(*) as n from results where jsonb_array_length(splits) >= 2`)).toBeGreaterThan(
      10_000,
    );
  });

  it.each([
    ['Иванов', 'Иванова'],
    ['Троицкий', 'Троицкая'],
    ['Толстой', 'Толстая'],
    ['Белый', 'Белая'],
    ['Рыжий', 'Рыжая'],
    ['Седых', 'Седых'],
    ['Шевченко', 'Шевченко'],
    ['Станкевич', 'Станкевич'],
    ['Ким', 'Ким'],
  ])('calls the wife of %s %s', (man, woman) => expect(ofWoman(man)).toBe(woman));
});
