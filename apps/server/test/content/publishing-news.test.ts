import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsFeed } from '../../src/modules/publishing/news-feed.ts';
import { createNews, createPage } from '../factories/content.ts';
import { inDays } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string): string => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '?');

/** Reads XML as strictly as a feed reader does: every tag closed in order, nothing unescaped, no control characters. */
const parseFeed = (xml: string): { channel: Record<string, string>; items: Record<string, string>[] } => {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  const open: string[] = [];
  const channel: Record<string, string> = {};
  const items: Record<string, string>[] = [];
  for (const [, end, name = '', rest = '', text = ''] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)([\w:]+)([^<>]*)>([^<]*)/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) {
      if (name === 'item') items.push({});
      else (open.includes('item') ? (items.at(-1) ?? {}) : channel)[name] = plain(text);
      open.push(name);
    }
  }
  expect(open).toEqual([]);
  return { channel, items };
};

describe('the feed of news', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.database;
    await createNews(db, {
      public_id: 'zima',
      title_ru: 'Зима',
      title_en: 'Winter',
      preview_ru: 'Снег',
      preview_en: 'Snow',
    });
    await createNews(db, { public_id: 'osen', title_ru: 'Осень', published_at: inDays(-40) });
    await createNews(db, { public_id: 'vesna', title_ru: 'Весна', published_at: inDays(3) });
    await createPage(db, { slug: 'about' });
    await createPage(db, { slug: 'med-spravka' });
    await createPage(db, { slug: 'smi', status: 'draft' });
    await createPage(db, { slug: 'newyear_2022', status: 'archived' });
  });
  afterAll(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });

  it('the menu is told of pages that are published and true of today', async () => {
    const { values } = (await get('/api/settings')).json<{ values: { pages: string[] } }>();
    expect(values.pages).toEqual(['about', 'med-spravka']);
  });

  it('names what is out, latest first, with absolute links', async () => {
    const answer = await get('/news.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { channel, items } = parseFeed(answer.body);
    expect(channel).toMatchObject({ link: 'http://localhost:3000/news', language: 'ru', title: 'ТРАССА: новости' });
    expect(items.map(({ link, guid, title }) => [link, guid, title])).toEqual([
      ['http://localhost:3000/news/zima', 'http://localhost:3000/news/zima', 'Зима'],
      ['http://localhost:3000/news/osen', 'http://localhost:3000/news/osen', 'Осень'],
    ]);
    expect(items[0]?.['description']).toBe('Снег');
    expect(items[0]?.['pubDate']).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  });

  it('is English where that is asked for, whatever the browser speaks', async () => {
    const { channel, items } = parseFeed((await get('/news.xml?language=en')).body);
    expect(channel).toMatchObject({ language: 'en', link: 'http://localhost:3000/news?lang=en' });
    expect(items[0]).toMatchObject({ title: 'Winter', link: 'http://localhost:3000/news/zima?lang=en' });
    const asked = await get('/news.xml', { 'accept-language': 'en' });
    expect(parseFeed(asked.body).channel).toMatchObject({ language: 'ru' });
  });

  it('is not sent again to who has it', async () => {
    const tag = String((await get('/news.xml')).headers['etag']);
    const again = await get('/news.xml', { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/news.xml', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    expect((await get('/news.xml?language=en', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('stays whole whatever stands in a title', () => {
    const title = `]]></title><script>a("&amp;')\u0000\u0008\uffff\ud800 \u{1f3c3}<!--`;
    const xml = newsFeed(
      [
        {
          publicId: 'a',
          titleRu: title,
          titleEn: null,
          previewRu: title,
          previewEn: null,
          publishedAt: new Date('2026-01-02T03:04:05Z'),
        },
      ],
      { siteUrl: 'https://trassa.example', brand: 'А & Б', language: 'ru' },
    );
    const { channel, items } = parseFeed(xml);
    expect(channel['title']).toBe('А & Б: новости');
    expect(items).toMatchObject([
      { title: `]]></title><script>a("&amp;') \u{1f3c3}<!--`, pubDate: 'Fri, 02 Jan 2026 03:04:05 GMT' },
    ]);
  });

  it('is valid without any news', () =>
    expect(parseFeed(newsFeed([], { siteUrl: 'https://trassa.example', brand: 'А', language: 'ru' })).items).toEqual(
      [],
    ));

  describe('and the site map', () => {
    it('knows the news that are out and the pages that are true of today', async () => {
      const { body } = await get('/sitemap.xml');
      const paths = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path]) => path);
      expect(paths).toEqual(
        expect.arrayContaining(['/news', '/news/zima', '/news/osen', '/about', '/about/med-spravka']),
      );
      for (const hidden of ['/news/vesna', '/smi', '/newyear_2022', '/med-spravka'])
        expect(paths).not.toContain(hidden);
    });
  });
});
