import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendar } from '../../db/seed/calendar.ts';
import { seedSeason } from '../../db/seed/index.ts';
import { season } from '../../db/seed/season/index.ts';
import { isPlate, plateHash, type Plate } from '@trassa/artwork';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

const now = new Date('2026-11-20T09:00:00Z');
const day = 86_400_000;

const tables = [
  'regions',
  'cities',
  'settings',
  'projects',
  'event_types',
  'events',
  'event_cities',
  'formats',
  'format_clusters',
  'format_prices',
  'sales',
  'shirts',
  'spaces',
  'quotas',
  'holds',
  'teams',
  'number_ranges',
  'booked_numbers',
  'promocodes',
  'certificate_nominals',
  'insurance_offers',
  'documents',
  'news',
  'results',
  'result_totals',
  'result_formats',
  'stories',
  ...'clubs club_members club_competitions club_results club_result_links'.split(' '),
  'pages',
  ...'product_categories products product_variants product_stock product_sales event_goods banners prepared_baskets'.split(
    ' ',
  ),
];

const dump = async ({ db }: TestDatabase): Promise<string> => {
  const parts: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(table)} t`.execute(
      db,
    );
    parts.push(
      table,
      ...rows.map((row) => row.text.replace(/"(created_at|updated_at|price_at)": "[^"]*"/g, '')).sort(),
    );
  }
  return parts.join('\n');
};

describe('the demonstration season', () => {
  let database: TestDatabase;
  let statements = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    const log = (): void => void (statements += 1);
    const counted = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool }), log });
    await seedSeason(counted, { now });
  });
  afterAll(() => database.close());

  const all = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(database.db)).rows;
  const one = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await all(query))[0]?.n ?? 0;

  it('is inserted a table at a time, not a row at a time', () => {
    expect(statements).toBeGreaterThan(30);
    expect(statements).toBeLessThan(110);
  });

  it('is the same for the same day', async () => {
    const other = await createTestDatabase();
    try {
      await seedSeason(other.db, { now });
      expect(await dump(other)).toBe(await dump(database));
    } finally {
      await other.close();
    }
    // A whole season with its results is planted once more.
  }, 60_000);

  it('has at least 12 events of 4 to 6 types in at least 20 cities', async () => {
    expect(await one(sql`select count(*) as n from events`)).toBeGreaterThanOrEqual(12);
    expect(await one(sql`select count(distinct event_type_id) as n from events`)).toBeGreaterThanOrEqual(4);
    expect(await one(sql`select count(distinct city_id) as n from event_cities`)).toBeGreaterThanOrEqual(20);
    expect(
      await one(sql`select count(*) as n from (select event_id from event_cities group by 1 having count(*) > 1) x`),
    ).toBeGreaterThan(0);
    expect(
      await one(sql`select count(*) as n from (select event_id from event_cities group by 1 having count(*) = 1) x`),
    ).toBeGreaterThan(0);
  });

  it('spreads from nine months ago to ten months ahead', async () => {
    const [span] = await all(
      sql<{ first: Date; last: Date }>`select min(start_time) as first, max(start_time) as last from event_cities`,
    );
    const days = (date: Date | undefined): number => ((date?.getTime() ?? 0) - now.getTime()) / day;
    expect(days(span?.first)).toBeLessThan(-200);
    expect(days(span?.first)).toBeGreaterThan(-280);
    expect(days(span?.last)).toBeGreaterThan(240);
    expect(days(span?.last)).toBeLessThan(320);
  });

  it.each([
    ['past starts', sql`select count(*) as n from event_cities where start_time < ${now}`],
    ['sales that run', sql`select count(*) as n from event_cities where sale_start < ${now} and sale_end > ${now}`],
    ['sales that have not begun', sql`select count(*) as n from event_cities where sale_start > ${now}`],
    [
      'sales that have ended before the start',
      sql`select count(*) as n from event_cities where sale_end < ${now} and start_time > ${now}`,
    ],
    ['a virtual race', sql`select count(*) as n from formats where online`],
    ['an event whose tickets stay with their buyers', sql`select count(*) as n from events where not transfers`],
    ['a hidden format', sql`select count(*) as n from formats where hidden`],
    [
      'a free format for athletes',
      sql`select count(*) as n from format_prices where kind = 'athlete' and price_minor = 0`,
    ],
    ['whole teams of ten', sql`select count(*) as n from formats where team_all and fixed_count and max_count = 10`],
    [
      'whole teams of four to six',
      sql`select count(*) as n from formats where team_all and not fixed_count and min_count = 4 and max_count = 6`,
    ],
    ['open teams', sql`select count(*) as n from formats where is_team and not team_all`],
    ['teams with room', sql`select count(*) as n from teams where taken < max_count and not private`],
    ['private teams', sql`select count(*) as n from teams where private and code is not null`],
    [
      'children from 6 to 13',
      sql`select count(*) as n from formats f join quotas q on q.format_id = f.id where q.kind = 'kids' and age_min = 6 and age_max = 13`,
    ],
    [
      'volunteers with a question',
      sql`select count(*) as n from formats f join quotas q on q.format_id = f.id where q.kind = 'volunteer' and select_field is not null`,
    ],
    [
      'spectators without a form',
      sql`select count(*) as n from formats f join quotas q on q.format_id = f.id where q.kind = 'spectator' and not preregistration`,
    ],
    [
      'clusters that ask a document',
      sql`select count(*) as n from format_clusters where file and document is not null`,
    ],
    ['formats with a licence', sql`select count(*) as n from formats where license`],
    ['formats for listed regions', sql`select count(*) as n from formats where cardinality(regions) > 0`],
    ['formats for one gender', sql`select count(*) as n from formats where gender is not null`],
    ['online formats', sql`select count(*) as n from formats where online`],
    [
      'numbers to choose',
      sql`select count(*) as n from formats f join number_ranges r on r.format_id = f.id where f.booked_numbers`,
    ],
    ['refund policies of their own', sql`select count(distinct refund_policy) - 1 as n from events`],
    ['an event without refunds', sql`select count(*) as n from events where refund_policy #>> '{0,percent}' = '0'`],
    ['sizes that are out', sql`select count(*) as n from shirts where taken = stock`],
    ['sizes in stock', sql`select count(*) as n from shirts where taken < stock`],
    [
      'a group discount that runs',
      sql`select count(*) as n from sales where starts_at < ${now} and ends_at > ${now} and count > 1`,
    ],
    [
      'prices that will rise',
      sql`select count(*) as n from format_prices p join formats f on f.id = p.format_id where p.starts_at > ${now} and p.starts_at < f.start_time`,
    ],
    ['a plan with seats', sql`select count(*) as n from spaces where jsonb_array_length(sectors) > 0`],
    [
      'working promocodes',
      sql`select count(*) as n from promocodes where code in ('СТАРТ10', 'ПЕРВЫЙ') and available > 0 and starts_at < ${now} and ends_at > ${now}`,
    ],
  ])('has %s', async (_, query) =>
    expect(await one(query as ReturnType<typeof sql<{ n: number }>>)).toBeGreaterThan(0),
  );

  it('gives codes ids that calls can say', async () =>
    expect(await one(sql`select count(*)::int as n from promocodes where public_id !~ '^[A-Za-z0-9_-]{3,64}$'`)).toBe(
      0,
    ));

  it.each(['text', 'number', 'date', 'checkbox'])('asks a field of type %s', async (type) => {
    expect(
      await one(sql`select count(*) as n from formats where additional_fields @> ${JSON.stringify([{ type }])}::jsonb`),
    ).toBeGreaterThan(0);
  });

  it('has an event whose starts are all over, on whatever day it is planted', () => {
    for (let offset = 0; offset < 366; offset += 3) {
      const today = new Date(now.getTime() + offset * day);
      const [from, to] = [today.getTime() - 365 * day, today.getTime() - day];
      const over = season(createCalendar(today)).filter(({ cities }) =>
        cities.every(({ date }) => Date.parse(date) > from && Date.parse(date) < to),
      );
      expect(over.length, today.toISOString()).toBeGreaterThan(0);
    }
  });

  it('has formats that are sold out and some with the last places', async () => {
    expect(await one(sql`select count(*) as n from quotas where taken = capacity`)).toBeGreaterThan(0);
    expect(
      await one(sql`select count(*) as n from quotas where taken < capacity and taken > capacity * 0.9`),
    ).toBeGreaterThan(0);
  });

  it('keeps taken places equal to holds that are live, ordered or sold', async () => {
    expect(
      await all(sql`
      select q.id from quotas q left join holds h on h.quota_id = q.id and h.state in ('live', 'ordered', 'sold')
      group by q.id having q.taken <> coalesce(sum(h.count), 0)`),
    ).toEqual([]);
  });

  it('never has more people in teams, clusters or numbers than places taken', async () => {
    expect(
      await all(
        sql`select q.id from quotas q where q.taken < (select coalesce(sum(t.taken), 0) from teams t where t.format_id = q.format_id)`,
      ),
    ).toEqual([]);
    expect(
      await all(
        sql`select q.id from quotas q where q.taken < (select coalesce(sum(k.taken), 0) from format_clusters k where k.format_id = q.format_id)`,
      ),
    ).toEqual([]);
    expect(
      await all(
        sql`select q.id from quotas q where q.taken < (select count(*) from booked_numbers b where b.format_id = q.format_id)`,
      ),
    ).toEqual([]);
  });

  it('sells whole teams as whole teams', async () => {
    expect(
      await all(
        sql`select f.id from formats f join quotas q on q.format_id = f.id where f.fixed_count and (q.taken % f.max_count <> 0 or q.capacity % f.max_count <> 0)`,
      ),
    ).toEqual([]);
  });

  it('gives every price an order: steps rise and begin with the sale', async () => {
    expect(
      await all(sql`
      select f.public_id from formats f join event_cities ec on ec.id = f.event_city_id
      where (select min(starts_at) from format_prices p where p.format_id = f.id) <> ec.sale_start`),
    ).toEqual([]);
    expect(
      await all(sql`
      select 1 from format_prices a join format_prices b on a.format_id = b.format_id and a.starts_at < b.starts_at where a.price_minor > b.price_minor`),
    ).toEqual([]);
  });

  it('draws each place from a plate of its own', async () => {
    const cities = await all(sql<{ plate: Plate; plate_hash: string }>`select plate, plate_hash from event_cities`);
    expect(cities.every(({ plate }) => isPlate(plate))).toBe(true);
    expect(cities.every(({ plate, plate_hash: hash }) => plateHash(plate) === hash)).toBe(true);
    expect(new Set(cities.map((city) => city.plate_hash)).size).toBe(cities.length);
  });

  it.each(['2026-02-03', '2026-05-20', '2026-07-30', '2026-10-01', '2027-12-30'])(
    'holds together when it is planted on %s',
    async (date) => {
      const other = await createTestDatabase();
      try {
        const planted = new Date(`${date}T12:00:00Z`);
        await seedSeason(other.db, { now: planted, hasResults: false });
        const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
          (await query.execute(other.db)).rows[0]?.n ?? 0;
        expect(
          await count(
            sql`select count(*) as n from event_cities where sale_start < ${planted} and sale_end > ${planted} and start_time > ${planted}`,
          ),
        ).toBeGreaterThan(10);
        expect(
          await count(
            sql`select count(*) as n from event_cities where start_time > ${planted} and sale_start > start_time`,
          ),
        ).toBe(0);
        expect(
          await count(
            sql`select count(*) as n from event_cities where start_time < ${planted} and id in (select id from event_cities where sale_end > ${planted})`,
          ),
        ).toBe(0);
        expect(
          await count(
            sql`select count(*) as n from event_cities where start_time > ${planted} and sale_start > ${planted}`,
          ),
        ).toBeGreaterThan(1);
      } finally {
        await other.close();
      }
    },
  );
});
