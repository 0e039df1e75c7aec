import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendar } from '../../db/seed/calendar.ts';
import { seedSeason } from '../../db/seed/index.ts';
import { newsRows } from '../../db/seed/news/index.ts';
import { season } from '../../db/seed/season/index.ts';
import { seasonYear } from '../../db/seed/settings.ts';
import { cleanHtml } from '../../src/kernel/clean-html.ts';
import { readBlocks } from '../../src/modules/content/page-blocks.ts';
import { meantCode } from '@trassa/rules';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

const now = new Date('2026-11-20T09:00:00Z');

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** Both are there, and the English one is English. */
const isSaid = (ru: string, en: string): boolean => ru !== '' && en !== '' && !/[а-яё]/i.test(en);

/** Every `{ru, en}` of stored blocks, however deep. */
const textsOf = (value: unknown): { ru: string; en: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('ru' in value) return [{ ru: String(value.ru), en: 'en' in value ? String(value.en) : '' }];
  return Object.values(value).flatMap(textsOf);
};

describe('what the demonstration season says', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedSeason(database.db, { now, hasResults: false });
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

  it('spells codes to English readers so that a Latin keyboard has them, and each is understood', async () => {
    const codes = new Set((await all<{ code: string }>(sql`select code from promocodes`)).map(({ code }) => code));
    const news = await all<{ text_en: string }>(
      sql`select text_en from news where text_en like '%promo code <strong>%'`,
    );
    const told = news.flatMap(({ text_en: text }) => [...text.matchAll(/promo code <strong>(.*?)<\/strong>/g)]);
    expect(told.length).toBeGreaterThan(2);
    for (const [, code = ''] of told) expect([code, meantCode(code, codes)]).toEqual([code, expect.any(String)]);
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
      pages: ['title', 'description', 'text'],
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

  it('counts the cities of an event alike wherever it speaks of them', async () => {
    const words = 'один два три четыре пять шесть семь восемь девять десять'.split(' ');
    const english = 'one two three four five six seven eight nine ten'.split(' ');
    const told = (text: string): number[] =>
      [
        ...[...text.matchAll(/([а-яё]+) город(?:а|ов)?(?![а-яё])/gi)].map((match) =>
          words.indexOf(match[1]?.toLowerCase() ?? ''),
        ),
        ...[...text.matchAll(/\b([a-z]+) cities\b/gi)].map((match) => english.indexOf(match[1]?.toLowerCase() ?? '')),
      ].flatMap((index) => (index < 0 ? [] : [index + 1]));
    const events = await all<{ id: string; cities: number; texts: string }>(sql`
      select e.public_id as id, (select count(distinct city_id)::int from event_cities c where c.event_id = e.id) as cities,
        concat_ws(' ', e.description_ru, e.description_en) as texts
      from events e`);
    const wrong = events.filter(({ cities, texts }) => told(texts).some((count) => count !== cities));
    expect(wrong).toEqual([]);
    const main = events.find(({ id }) => id === 'trassa')?.cities;
    const news = await all<{ texts: string }>(sql`
      select concat_ws(' ', title_ru, text_ru, title_en, text_en) as texts from news where public_id = 'sezon-otkryt'`);
    const counts = told(news[0]?.texts ?? '');
    expect([counts.length, ...new Set(counts)]).toEqual([4, main]);
    const figures = await all<{ figure: string }>(sql`
      select i -> 'figure' ->> 'ru' as figure from pages p, jsonb_array_elements(p.blocks) b, jsonb_array_elements(b -> 'items') i
      where p.slug = 'about' and i -> 'title' ->> 'ru' like 'городов%'`);
    expect(figures).toEqual([{ figure: String(main) }]);
  });

  it('has documents in force', async () => {
    expect(await one(sql`select count(distinct name) as n from documents where published_at <= ${now}`)).toBe(4);
    expect(await one(sql`select count(*) as n from documents where name = 'pers'`)).toBe(2);
  });

  it('has forty news of fourteen months, every one with something to read', async () => {
    const news = await all<{ id: string; ru: string; en: string; published_at: Date }>(sql`
      select public_id as id, text_ru as ru, text_en as en, published_at from news where published_at <= ${now}`);
    expect(news.length).toBeGreaterThanOrEqual(40);
    const ages = news.map((item) => (now.getTime() - item.published_at.getTime()) / 86_400_000);
    expect(Math.max(...ages)).toBeGreaterThan(365);
    expect(Math.max(...ages)).toBeLessThan(430);
    for (const { id, ru, en } of news) {
      const [russian, english] = [plain(ru).length, plain(en).length];
      expect([id, russian >= 400 && russian <= 1500, english >= 300 && english <= 1600]).toEqual([id, true, true]);
      expect([id, cleanHtml(ru) === ru, cleanHtml(en) === en]).toEqual([id, true, true]);
    }
    for (const part of ['<ul>', '<blockquote>', 'href="/results"', 'href="/about/med-spravka"', 'href="/shop"'])
      expect([part, news.some(({ ru }) => ru.includes(part))]).toEqual([part, true]);
  });

  it.each(['2027-02-10', '2027-05-31', '2027-08-15'])('is as rich when it is laid out on %s', (date) => {
    const day = new Date(`${date}T12:00:00Z`);
    const rows = newsRows(day, seasonYear(day), season(createCalendar(day)), new Map());
    const out = rows
      .map((row) => ({ id: row['public_id'], age: day.getTime() - (row['published_at'] as Date).getTime() }))
      .toSorted((a, b) => a.age - b.age);
    expect(out.length).toBeGreaterThanOrEqual(40);
    expect(out[0]?.id).toBe('sezon-otkryt');
    expect(out[0]?.age).toBeGreaterThan(0);
    expect(out.at(-1)?.age).toBeLessThan(430 * 86_400_000);
  });

  it('has eight stories of three to five slides, told in both languages', async () => {
    const stories = await all<{ slides: { text_ru: string; text_en: string }[] }>(sql`select slides from stories`);
    expect(stories).toHaveLength(8);
    for (const { slides } of stories) {
      expect(slides.length).toBeGreaterThanOrEqual(3);
      expect(slides.length).toBeLessThanOrEqual(5);
      for (const slide of slides) expect([slide, isSaid(slide.text_ru, slide.text_en)]).toEqual([slide, true]);
    }
  });

  it('has every information page, with the form that belongs to it', async () => {
    const pages = await all<{ slug: string; status: string; blocks: { type: string; support_type?: string }[] }>(
      sql`select slug, status, blocks from pages order by slug`,
    );
    const formOf = (blocks: (typeof pages)[number]['blocks']) =>
      blocks.find(({ type }) => type === 'form')?.support_type ?? null;
    expect(pages.map(({ slug, status, blocks }) => [slug, status, formOf(blocks)])).toEqual([
      ['about', 'published', null],
      ['corp', 'published', 'corp'],
      ['feedback', 'published', 'feedback'],
      ['logistics', 'published', 'logistics'],
      ['med-spravka', 'published', null],
      ['merch', 'published', 'other'],
      ['newyear_2022', 'archived', null],
      ['partners', 'published', 'partners'],
      ['smi', 'published', 'media'],
    ]);
    for (const { slug, blocks } of pages) {
      for (const language of ['ru', 'en'] as const)
        expect([slug, language, readBlocks(blocks, language).length]).toEqual([slug, language, blocks.length]);
      for (const { ru, en } of textsOf(blocks)) expect([slug, ru, isSaid(ru, en)]).toEqual([slug, ru, true]);
    }
  });

  it('has banners on every page that shows some', async () => {
    const rows = await all<{ page: string; n: number }>(sql`
      select page, count(*)::int as n from banners where status = 'published' and title_en <> '' group by page order by page`);
    expect(rows.map(({ page }) => page)).toEqual(['home', 'merch', 'partners', 'shop']);
  });
});
