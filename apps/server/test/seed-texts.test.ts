import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../db/seed/index.ts';
import { createTestDatabase, type TestDatabase } from './support/index.ts';

const now = new Date('2026-11-20T09:00:00Z');

describe('what the demonstration season says', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedSeason(database.db, { now });
  });
  afterAll(() => database.close());

  const all = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(database.db)).rows;
  const one = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await all(query))[0]?.n ?? 0;

  it('tells a working code of every kind where visitors read', async () => {
    const told = await all<{ code: string; kind: string }>(sql`
      select code, kind from promocodes p
      where available > 0 and starts_at < ${now} and ends_at > ${now}
        and (exists (select 1 from news n where n.published_at < ${now} and n.text_ru like '%<strong>' || p.code || '</strong>%')
          or exists (select 1 from stories s where s.slides::text like '%' || p.code || '%'))
      order by code`);
    expect(told).toEqual([
      { code: 'ЗАЩИТА20', kind: 'insurance' },
      { code: 'МЕРЧ15', kind: 'shop' },
      { code: 'ПЕРВЫЙ', kind: 'ticket' },
      { code: 'СТАРТ10', kind: 'ticket' },
    ]);
  });

  it('says everything in both languages', async () => {
    for (const [table, columns] of Object.entries({
      projects: ['title'],
      event_types: ['title', 'description'],
      events: ['title', 'description'],
      event_cities: ['address', 'place', 'directions'],
      formats: ['title', 'description'],
      documents: ['title', 'html'],
      insurance_offers: ['name', 'title', 'subtitle', 'description', 'footnote'],
      news: ['title', 'preview', 'text'],
      stories: ['title'],
      format_clusters: ['name'],
    })) {
      for (const column of columns) {
        expect(
          await one(
            sql`select count(*) as n from ${sql.table(table)} where coalesce(${sql.ref(`${column}_en`)}, '') = '' or ${sql.ref(`${column}_ru`)} = ''`,
          ),
          `${table}.${column}`,
        ).toBe(0);
      }
    }
  });

  it('knows all regions, and every city lies in one', async () => {
    expect(await one(sql`select count(*) as n from regions where country = 'RU'`)).toBe(83);
    expect(await one(sql`select count(distinct country) as n from regions`)).toBe(4);
    expect(await one(sql`select count(*) as n from cities`)).toBeGreaterThan(1000);
    expect(
      await one(
        sql`select count(*) as n from regions r where (select count(*) from cities c where c.region_id = r.id and c.main) <> 1`,
      ),
    ).toBe(0);
    expect(await one(sql`select count(*) as n from regions where id in (524894, 536203, 2023468)`)).toBe(3);
  });

  it('has news, stories and documents in force', async () => {
    expect(await one(sql`select count(*) as n from news where published_at <= ${now}`)).toBeGreaterThanOrEqual(8);
    expect(
      await one(sql`select count(*) as n from stories where jsonb_array_length(slides) > 0`),
    ).toBeGreaterThanOrEqual(6);
    expect(await one(sql`select count(distinct name) as n from documents where published_at <= ${now}`)).toBe(4);
    expect(await one(sql`select count(*) as n from documents where name = 'pers'`)).toBe(2);
  });
});
