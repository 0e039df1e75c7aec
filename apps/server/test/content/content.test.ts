import type { News, Settings, Story } from '@trassa/contracts';
import { holdSeconds, ticketCountMax, ticketCountMin } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSeason } from '../../db/seed/index.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

describe('content', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await seedSeason(app.database.db, { now: new Date(), hasResults: false });
  });
  afterAll(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
  const values = async <T>(url: string, language = 'ru'): Promise<T> =>
    (await get(url, { language })).json<{ values: T }>().values;

  describe('news', () => {
    it('are six by default, latest first, without texts', async () => {
      const news = await values<News[]>('/api/news/preview');
      expect(news).toHaveLength(6);
      expect(news.map((item) => item.created)).toEqual(news.map((item) => item.created).sort((a, b) => b - a));
      expect(news[0]).not.toHaveProperty('text');
      expect(news[0]?.event).toEqual({ public_id: 'trassa', title: 'Трасса' });
    });
    it('are as many as asked for', async () =>
      expect(await values<News[]>('/api/news/preview?limit=2')).toHaveLength(2));
    it('are translated', async () =>
      expect((await values<News[]>('/api/news/preview', 'en'))[0]?.title).toMatch(/^The \d{4} season is open/));
    it('that are not out yet stay unseen', async () => {
      await sql`update news set published_at = now() + interval '1 day' where public_id = 'spravka'`.execute(
        app.database.db,
      );
      expect((await values<News[]>('/api/news/preview?limit=20')).map((item) => item.public_id)).not.toContain(
        'spravka',
      );
    });
  });

  it('tells stories with slides in both languages', async () => {
    const stories = await values<Story[]>('/api/stories');
    expect(stories.length).toBeGreaterThanOrEqual(6);
    expect(stories[0]).toMatchObject({ title: 'Как пройти огонь', sign: 'fire', ground: 'rust' });
    expect((await values<Story[]>('/api/stories', 'en'))[0]?.slides[0]?.text).toMatch(/^The fire/);
  });

  describe('settings', () => {
    it('are what the pages need at start', async () => {
      expect(await values<Settings>('/api/settings')).toMatchObject({
        brand: 'ТРАССА',
        season: expect.stringMatching(/^\d{4}$/) as unknown,
        providers: ['sandbox'],
        networks: [],
        captcha: 'puzzle',
        documents: { pers: 2, offers: 1, advertising: 1, insurance: 1 },
        pages: expect.arrayContaining(['about', 'feedback', 'med-spravka']) as unknown,
        hold_seconds: holdSeconds,
        default_city: 524901,
        default_region: 524894,
        ticket_count: { min: ticketCountMin, max: ticketCountMax },
        partners: expect.arrayContaining(['Карабин']) as unknown,
        links: {
          shop: expect.stringMatching(/^https:/) as unknown,
          social: [{ title: 'ВКонтакте' }, { title: 'Телеграм' }],
        },
      });
    });
    it('write the own brand and the networks in Latin letters on English pages', async () => {
      expect(await values<Settings>('/api/settings', 'en')).toMatchObject({
        brand: 'TRASSA',
        links: { social: [{ title: 'VK' }, { title: 'Telegram' }] },
      });
    });
    it('have values even in an empty database', async () => {
      const empty = await createTestApp();
      try {
        const answer = await empty.http.inject({ url: '/api/settings' });
        expect(answer.statusCode).toBe(200);
        expect(answer.json<{ values: Settings }>().values).toMatchObject({
          brand: 'ТРАССА',
          documents: {},
          pages: [],
          partners: [],
          links: { shop: '', social: [] },
        });
      } finally {
        await empty.close();
      }
    });
  });

  describe('documents', () => {
    it.each(['pers', 'offers', 'advertising'])('show %s as a page with its version', async (name) => {
      const answer = await get(`/api/files/document/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-document-version']).toBe(name === 'pers' ? '2' : '1');
      expect(answer.body).toMatch(/^<!doctype html>\n<html lang="ru">/);
      expect(answer.body).toContain('Редакция');
      expect(answer.body).toContain('<a class="back" href="/">На главную</a></div></header>');
      expect(answer.body).toMatch(/ г\.<\/time><\/p>/);
    });
    it('keep earlier versions', async () => {
      const answer = await get('/api/files/document/pers?version=1');
      expect(answer.headers['x-document-version']).toBe('1');
      expect(answer.body).not.toContain('7. Данные детей');
    });
    it('come in the language of the query, the cookie or the header, in this order', async () => {
      const english = (answer: { body: string }): boolean => answer.body.includes('<html lang="en">');
      expect(english(await get('/api/files/document/pers?language=en', { cookie: 'language=ru' }))).toBe(true);
      expect(english(await get('/api/files/document/pers', { cookie: 'language=en', 'accept-language': 'ru' }))).toBe(
        true,
      );
      expect(english(await get('/api/files/document/pers', { 'accept-language': 'en-GB,en;q=0.9' }))).toBe(true);
    });
    it('say so when they are not translated', async () => {
      await sql`update documents set html_en = null, title_en = null where name = 'advertising'`.execute(
        app.database.db,
      );
      const fresh = await get('/api/files/document/advertising?language=en&version=1');
      expect(fresh.body).toContain('<html lang="ru">');
    });
    it('in the future are not shown', async () => {
      await sql`insert into documents (name, version, title_ru, html_ru, published_at) values ('offers', 2, 'Оферта', '<p>Новая</p>', now() + interval '1 day')`.execute(
        app.database.db,
      );
      expect((await get('/api/files/document/offers?version=2')).statusCode).toBe(404);
    });
    it.each(['nothing', 'pers?version=9'])('%s is not found', async (path) =>
      expect((await get(`/api/files/document/${path}`)).statusCode).toBe(404),
    );
    it('run nothing: their policy allows only their own style and the fonts of the site', async () => {
      const { headers, body } = await get('/api/files/document/pers');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'self' 'sha256-[^ ;]+'; font-src 'self'; base-uri/,
      );
      expect(body).not.toContain('<script');
    });
  });
});
