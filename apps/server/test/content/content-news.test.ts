import type { News } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNews } from '../factories/content.ts';
import { createEvent, inDays } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate news cascade`.execute(app.database.db);
});

const db = () => app.database.db;
const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
type Page = { values: News[]; total: number };
/** Lists are shared for some seconds: every test asks for a length of its own. */
const list = async (query: string): Promise<Page> => (await get(`/api/news?${query}`)).json<Page>();

describe('the list of news', () => {
  it('comes by pages, latest first, without texts and without what is not out yet', async () => {
    const ids: string[] = [];
    for (const days of [1, 2, 3, 4, 5]) ids.push(await createNews(db(), { published_at: inDays(-days) }));
    await createNews(db(), { published_at: inDays(1) });
    const first = await list('limit=2&page=1');
    expect(first.total).toBe(5);
    expect(first.values.map((item) => item.public_id)).toEqual(ids.slice(0, 2));
    expect(first.values[0]).not.toHaveProperty('text');
    expect((await list('limit=2&page=3')).values.map((item) => item.public_id)).toEqual(ids.slice(4));
    expect(await list('limit=2&page=4')).toEqual({ values: [], total: 5 });
  });

  it('may be kept for half a minute and is answered 304 when it is', async () => {
    await createNews(db());
    const answer = await get('/api/news?limit=7');
    expect(answer.headers['cache-control']).toBe('public, max-age=30');
    const tag = String(answer.headers['etag']);
    expect((await get('/api/news?limit=7', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it.each(['page=0', 'limit=201', 'limit=all'])('refuses %s', async (query) => {
    expect((await get(`/api/news?${query}`)).statusCode).toBe(400);
  });
});

describe('one news item', () => {
  it('has its text and its event, in both languages', async () => {
    const event = await createEvent(db(), { title_ru: 'Снежный штурм', title_en: 'Snow Storm' });
    const id = await createNews(db(), {
      title_ru: 'Зима',
      title_en: 'Winter',
      text_ru: '<p>Снег</p>',
      text_en: '<p>Snow</p>',
      event_id: event.id,
    });
    expect((await get(`/api/news/one/${id}`)).json()).toMatchObject({
      values: { title: 'Зима', text: '<p>Снег</p>', event: { public_id: event.publicId, title: 'Снежный штурм' } },
    });
    expect((await get(`/api/news/one/${id}`, { language: 'en' })).json()).toMatchObject({
      values: { title: 'Winter', text: '<p>Snow</p>', event: { title: 'Snow Storm' } },
    });
  });

  it('is said in Russian where nobody has translated it', async () => {
    const id = await createNews(db(), { title_ru: 'Зима', text_ru: '<p>Снег</p>' });
    expect((await get(`/api/news/one/${id}`, { language: 'en' })).json()).toMatchObject({
      values: { title: 'Зима', text: '<p>Снег</p>', event: null },
    });
  });

  it('does not name an event that is not published', async () => {
    const event = await createEvent(db(), { status: 'draft' });
    const id = await createNews(db(), { event_id: event.id });
    expect((await get(`/api/news/one/${id}`)).json()).toMatchObject({ values: { event: null } });
  });

  it('runs nothing and fetches nothing from elsewhere, whatever was pasted', async () => {
    const hostile =
      '<p onclick="steal()">Зима<script>steal()</script><img src="https://evil.example/p.gif"><iframe src="//evil.example"></iframe>' +
      '<a href="javascript:steal()">сюда</a><svg onload="steal()"></svg></p>';
    const id = await createNews(db(), { text_ru: hostile });
    const { text } = (await get(`/api/news/one/${id}`)).json<{ values: News }>().values;
    expect(text).toBe('<p>Зима<a>сюда</a></p>');
  });

  it.each([
    ['is not out yet', () => createNews(db(), { published_at: inDays(1) })],
    ['is unknown', async () => 'nothing'],
    ['has a NUL in its name', async () => '%00'],
  ])('is not found when it %s', async (_, id) => {
    expect((await get(`/api/news/one/${await id()}`)).statusCode).toBe(404);
  });
});
