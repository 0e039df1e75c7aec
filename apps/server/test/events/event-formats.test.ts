import type { EventFormat, Team } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createEventCity,
  createFormat,
  createSale,
  createShirts,
  createTeam,
  inDays,
  type MadeCity,
  type MadeFormat,
} from '../factories/events.ts';
import { createSmallSeason } from '../factories/small-season.ts';
import { plainLine } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

describe('of an event city', () => {
  let app: TestApp;
  let moscow: MadeCity;
  let kazan: MadeCity;
  let solo: MadeFormat;

  const call = async <T>(
    url: string,
    options: { language?: string } = {},
  ): Promise<{ status: number; body: T; headers: Record<string, unknown> }> => {
    const answer = await app.http.inject({
      url,
      headers: { language: options.language ?? 'ru' },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const values = async <T>(url: string, language?: string): Promise<T> =>
    (await call<{ values: T }>(url, language ? { language } : {})).body.values;
  beforeAll(async () => {
    app = await createTestApp();
    ({ moscow, kazan, solo } = await createSmallSeason(app.database.db));
  });
  afterAll(() => app.close());

  describe('formats', () => {
    const list = async (id: string, query = ''): Promise<EventFormat[]> =>
      values<EventFormat[]>(`/api/event_format/event/${id}${query}`);

    it('are listed without the hidden ones and without drafts', async () => {
      expect((await list('main-moscow')).map((format) => format.public_id)).toEqual(['moscow-solo', 'moscow-help']);
    });
    it('are listed with the hidden ones when asked for', async () => {
      const formats = await list('main-moscow', '?hidden=true');
      expect(formats.map((format) => [format.public_id, format.hidden])).toEqual([
        ['moscow-solo', false],
        ['moscow-help', false],
        ['moscow-hidden', true],
      ]);
    });
    it('of an event are those of its nearest city', async () => {
      const { body } = await call<{ values: EventFormat[]; city: { public_id: string } }>(
        '/api/event_format/event/main-race',
      );
      expect([body.city.public_id, body.values[0]?.public_id]).toEqual(['main-moscow', 'moscow-solo']);
    });
    it.each(['nothing', 'draft-city', 'draft-race'])('of %s are not found', async (id) =>
      expect((await call(`/api/event_format/event/${id}`)).status).toBe(404),
    );

    it('tell the price now and the next one', async () => {
      const format = await values<EventFormat>('/api/event_format/moscow-solo');
      expect(format.prices).toEqual({ athlete: { price: 3000, next_price: 3600, next_price_at: expect.any(Number) } });
      expect(format).toMatchObject({
        sale_state: 'open',
        kinds: ['athlete'],
        tickets_left: { athlete: 50 },
        quota: { athlete: 50 },
        distance: '10\u00a0км',
        event_city: 'main-moscow',
      });
      expect((await values<EventFormat>('/api/event_format/moscow-solo', 'en')).distance).toBe('10\u00a0km');
    });
    it('are found alone even when hidden', async () =>
      expect((await values<EventFormat>('/api/event_format/moscow-hidden')).hidden).toBe(true));
    it.each(['nothing', 'moscow-draft', 'draft-format'])('%s is not found', async (id) =>
      expect((await call(`/api/event_format/${id}`)).status).toBe(404),
    );

    it('tell places left no later than in five seconds', async () => {
      await sql`update quotas set taken = 7 where format_id = ${solo.id}`.execute(app.database.db);
      await expect
        .poll(async () => (await values<EventFormat>('/api/event_format/moscow-solo')).tickets_left, {
          timeout: 5000,
          interval: 100,
        })
        .toEqual({ athlete: 43 });
    });

    it('tell all that is asked of a participant, in the language', async () => {
      const { db } = app.database;
      await createFormat(db, {
        event_city_id: kazan.id,
        public_id: 'kazan-full',
        start_time: inDays(60),
        regions: [484048],
        license: true,
        gender: 'female',
        age_min: 18,
        age_max: 60,
        buy_limit: 4,
        shirt_unavailable: false,
        select_title_ru: 'Где',
        select_title_en: 'Where',
        select_field: 'post',
        select_values: [{ ru: 'Старт', en: 'Start' }],
        additional_fields: [{ name: 'club', label_ru: 'Клуб', label_en: 'Club', required: true, type: 'text' }],
        clusters: [{ name_ru: 'Быстрый', name_en: 'Fast', file: true, document: '/blank', capacity: 20 }],
        notes_ru: 'Примечание',
      });
      expect(await values<EventFormat>('/api/event_format/kazan-full', 'en')).toMatchObject({
        regions: [{ id: 484048, name_ru: 'Регион 484048' }],
        license: true,
        gender: 'female',
        age_min: 18,
        age_max: 60,
        buy_limit: 4,
        shirt_unavailable: false,
        select: { title: 'Where', values: ['Start'] },
        select_field: 'post',
        additional_fields: [{ name: 'club', label: 'Club', required: true, type: 'text' }],
        clusters: [{ name: 'Fast', file: true, document: '/blank', tickets_left: 20 }],
        notes: 'Примечание',
        sale_state: 'soon',
      });
    });

    it('tell a group discount, and the old price where every place has one', async () => {
      const { db } = app.database;
      const group = await createEventCity(db, { start_time: inDays(50) });
      await createFormat(db, { event_city_id: group.id, public_id: 'group', start_time: inDays(50) });
      await createSale(db, group.eventId, { count: 5, discount: 15 });
      expect(await values<EventFormat>('/api/event_format/group')).toMatchObject({
        sale: { active: true, discount: 15, count: 5, formats: [] },
        prices: { athlete: { price: 3000 } },
      });
      const each = await createEventCity(db, { start_time: inDays(50) });
      await createFormat(db, { event_city_id: each.id, public_id: 'each', start_time: inDays(50) });
      await createSale(db, each.eventId, { count: 1, discount: 50_000, discount_form: 'amount' });
      expect((await values<EventFormat>('/api/event_format/each')).prices).toEqual({
        athlete: { price: 2500, old_price: 3000 },
      });
    });

    it('tell of several discounts that run the largest, at the price that the basket has', async () => {
      const { db } = app.database;
      const city = await createEventCity(db, { start_time: inDays(50) });
      await createFormat(db, {
        event_city_id: city.id,
        public_id: 'several',
        start_time: inDays(50),
        preregistration: false,
      });
      await createSale(db, city.eventId, { count: 1, discount: 10, starts_at: inDays(-3) });
      await createSale(db, city.eventId, { count: 1, discount: 30, starts_at: inDays(-2) });
      await createSale(db, city.eventId, { count: 1, discount: 20, starts_at: inDays(-1) });
      expect(await values<EventFormat>('/api/event_format/several')).toMatchObject({
        sale: { active: true, discount: 30 },
        prices: { athlete: { price: 2100, old_price: 3000 } },
      });
      const quote = await app.http.inject({
        method: 'POST',
        url: '/api/basket/price',
        payload: { tickets: [plainLine('several', 1)] },
      });
      expect(quote.json()).toMatchObject({ values: { lines: [{ price: 3000, totalCost: 2100 }] } });
    });

    it('have no insurances yet', async () => {
      expect(await values('/api/event_format/active/insurances/moscow-solo')).toEqual([]);
      expect((await call('/api/event_format/active/insurances/nothing')).status).toBe(404);
    });
  });

  describe('teams', () => {
    beforeAll(async () => {
      const { db } = app.database;
      await createTeam(db, solo.id, { title: 'Медведи', number: 1, taken: 10 });
      await createTeam(db, solo.id, { title: 'Гвозди 100%', number: 2, taken: 3 });
      await createTeam(db, solo.id, { title: 'Тайные', number: 3, taken: 1, private: true, code: 'SEVER24' });
    });
    const titles = async (query: string): Promise<string[]> =>
      (await values<Team[]>(`/api/teams/moscow-solo${query}`)).map((team) => team.title);

    it('are listed without the private ones', async () => expect(await titles('')).toEqual(['Медведи', 'Гвозди 100%']));
    it('are found by a part of the name in any case', async () =>
      expect(await titles(`?search=${encodeURIComponent('медв')}`)).toEqual(['Медведи']));
    it('are found by number', async () => expect(await titles('?search=2')).toEqual(['Гвозди 100%']));
    it('take signs of a pattern as they are', async () => expect(await titles('?search=%25')).toEqual(['Гвозди 100%']));
    it('can be only those with room', async () => expect(await titles('?free=true')).toEqual(['Гвозди 100%']));
    it('of an unknown format are not found', async () => expect((await call('/api/teams/nothing')).status).toBe(404));
    it('open by their code', async () =>
      expect(await values<Team>('/api/teams/moscow-solo/code/sever24')).toMatchObject({
        title: 'Тайные',
        private: true,
        count: 1,
        tickets_left: 9,
      }));
    it('do not open by another code', async () =>
      expect((await call('/api/teams/moscow-solo/code/SEVER25')).status).toBe(404));
  });

  it('tells shirt sizes with pieces left in their order', async () => {
    await createShirts(app.database.db, moscow.id, { S: 5, M: 0, L: 7 });
    await sql`update shirts set taken = 2 where size = 'L'`.execute(app.database.db);
    expect(await values('/api/shop/shirts/main-moscow')).toEqual([
      { size: 'S', count: 5 },
      { size: 'M', count: 0 },
      { size: 'L', count: 5 },
    ]);
    expect(await values('/api/shop/shirts/main-kazan')).toEqual([]);
    expect((await call('/api/shop/shirts/nothing')).status).toBe(404);
  });
});

describe('guessing codes of teams', () => {
  it('is slowed down', async () => {
    const app = await createTestApp({ config: { limitsOff: false } });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++)
        statuses.push((await app.http.inject({ url: `/api/teams/nothing/code/A${i}` })).statusCode);
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await app.close();
    }
  });
});
