import type { City, Event, EventCityCard, EventDetail, EventType } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '../factories/events.ts';
import { createSmallSeason } from '../factories/small-season.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const unix = (date: Date): number => Math.floor(date.getTime() / 1000);

describe('events', () => {
  let app: TestApp;

  const call = async <T>(
    method: 'GET' | 'POST',
    url: string,
    options: { body?: object; language?: string } = {},
  ): Promise<{ status: number; body: T; headers: Record<string, unknown> }> => {
    const answer = await app.http.inject({
      method,
      url,
      headers: { language: options.language ?? 'ru' },
      ...(options.body ? { payload: options.body } : {}),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const values = async <T>(url: string, language?: string): Promise<T> =>
    (await call<{ values: T }>('GET', url, language ? { language } : {})).body.values;
  const filtered = async (body: object, query = ''): Promise<{ values: EventCityCard[]; total: number }> =>
    (await call<{ values: EventCityCard[]; total: number }>('POST', `/api/event_city/filtered${query}`, { body })).body;

  beforeAll(async () => {
    app = await createTestApp();
    await createSmallSeason(app.database.db);
  });
  afterAll(() => app.close());

  describe('the list', () => {
    it('has published events with their upcoming cities, nearest first', async () => {
      const { body } = await call<{ values: Event[]; total: number }>('GET', '/api/event/list');
      expect(body.values.map((event) => event.public_id)).toEqual(['main-race', 'other-race']);
      expect(body.values[0]?.event_city.map((city) => city.public_id)).toEqual(['main-moscow', 'main-kazan']);
      expect(body.total).toBe(2);
    });

    it('comes in pages that tell the total, behind the last one too', async () => {
      const second = await call<{ values: Event[]; total: number }>('GET', '/api/event/list?page=2&limit=1');
      expect(second.body.values.map((event) => event.public_id)).toEqual(['other-race']);
      expect(second.body.total).toBe(2);
      expect((await call<{ values: Event[]; total: number }>('GET', '/api/event/list?page=9&limit=1')).body).toEqual({
        values: [],
        total: 2,
      });
    });

    it('refuses a page of more than 200', async () => {
      expect((await call('GET', '/api/event/list?limit=201')).status).toBe(400);
    });

    it('speaks the language asked for and falls back to Russian', async () => {
      expect((await values<Event[]>('/api/event/list', 'en'))[0]?.title).toBe('Main race');
      expect((await values<Event[]>('/api/event/list'))[0]?.title).toBe('Главный забег');
      await sql`update events set title_en = null where public_id = 'other-race'`.execute(app.database.db);
      expect((await values<Event[]>('/api/event/list?page=1&limit=7', 'en'))[1]?.title).toBe('Забег');
    });

    it('may be kept by browsers for half a minute and is not sent twice', async () => {
      const { headers } = await call('GET', '/api/event_type/list');
      expect(headers['cache-control']).toBe('public, max-age=30');
      const again = await app.http.inject({
        url: '/api/event_type/list',
        headers: { language: 'ru', 'if-none-match': String(headers['etag']) },
      });
      expect(again.statusCode).toBe(304);
    });
  });

  describe('a card', () => {
    const card = async (id: string): Promise<EventCityCard | undefined> =>
      (await filtered({})).values.find((one) => one.public_id === id);

    it('sums up those who run on the formats that are listed', async () => {
      expect(await card('main-moscow')).toMatchObject({
        tickets_left: 50,
        quota: 50,
        price_from: 3000,
        sale_state: 'open',
        sold_out: false,
        distance: 10,
        obstacles: 28,
        formats: ['Личный'],
        city: { id: 524901, name_ru: 'Москва', name_en: 'Moscow' },
        event: { public_id: 'main-race', event_type: { public_id: 'trassa' } },
      });
    });

    it('says when a sale has not begun', async () => {
      expect(await card('main-kazan')).toMatchObject({ sale_state: 'soon', price_from: 3000, sold_out: false });
    });

    it('says when nothing is left', async () => {
      expect(await card('other-moscow')).toMatchObject({
        sale_state: 'sold_out',
        sold_out: true,
        tickets_left: 0,
        quota: 1,
      });
    });

    it('names pictures of the place', async () => {
      const terrain = (await card('main-moscow'))?.terrain;
      expect(terrain?.ground).toBe('soot');
      expect(terrain?.card).toMatch(/^terrain\/.+-card\.avif$/);
    });
  });

  describe('the filter', () => {
    const ids = async (body: object, query = ''): Promise<string[]> =>
      (await filtered(body, query)).values.map((one) => one.public_id);

    it('starts now when no date is given', async () =>
      expect(await ids({})).toEqual(['main-moscow', 'main-kazan', 'other-moscow']));
    it('takes a city', async () => expect(await ids({ city: 551487 })).toEqual(['main-kazan']));
    it('takes an event type', async () =>
      expect(await ids({ event_type: 'trassa' })).toEqual(['main-moscow', 'main-kazan']));
    it('takes everything at once', async () =>
      expect(
        await ids({ city: 524901, event_type: 'trassa', date_from: unix(inDays(1)), date_to: unix(inDays(30)) }),
      ).toEqual(['main-moscow']));
    it('finds past starts from a past date', async () =>
      expect(await ids({ date_from: unix(inDays(-50)), date_to: unix(inDays(0)) })).toEqual(['main-past']));
    it('reads null as any', async () =>
      expect(await ids({ city: null, date_from: null, date_to: null, event_type: null })).toHaveLength(3));
    it('pages', async () =>
      expect(await filtered({}, '?page=2&limit=2')).toMatchObject({
        total: 3,
        values: [{ public_id: 'other-moscow' }],
      }));
    it('finds nothing for an unknown type', async () =>
      expect(await filtered({ event_type: 'nothing' })).toEqual({ values: [], total: 0 }));

    it('includes the first second and excludes the last', async () => {
      const start = (await filtered({ city: 551487 })).values[0]?.start_time ?? 0;
      expect(await ids({ city: 551487, date_from: start })).toEqual(['main-kazan']);
      expect(await ids({ city: 551487, date_to: start })).toEqual([]);
    });

    it.each([{ city: 'Москва' }, { date_from: '2027' }, { event_type: 7 }])(
      'refuses %j as no client of ours could send it',
      async (body) => {
        expect((await call('POST', '/api/event_city/filtered', { body })).status).toBe(422);
      },
    );
  });

  describe('one event', () => {
    it('has all its cities, upcoming ones first', async () => {
      const event = await values<EventDetail>('/api/event/id/main-race');
      expect(event.event_city.map((city) => city.public_id)).toEqual(['main-moscow', 'main-kazan', 'main-past']);
      expect(event.event_city[0]).toMatchObject({
        course: { distance: 10, obstacles_list: ['wall', 'rope'] },
        place: { title: 'Полигон' },
      });
      expect(event.event_city[2]?.sale_state).toBe('past');
      expect(event.event_city[0]?.share.ru).toMatch(/^og\/.+\/main-moscow-ru\.jpg$/);
    });

    it.each(['draft-race', 'nothing', '%27%3B--', 'a'.repeat(64)])('is not found as %s', async (id) => {
      expect((await call('GET', `/api/event/id/${id}`)).status).toBe(404);
    });

    it('shows its share picture under the name it tells', async () => {
      const event = await values<EventDetail>('/api/event/id/main-race');
      const answer = await app.http.inject({ url: `/images/${event.event_city[0]?.share.en}` });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    });
  });

  describe('similar events', () => {
    it('refuse a city whose number no place can have', async () => {
      const answer = await app.http.inject({ url: '/api/event/similar?city=2147483648' });
      expect(answer.statusCode).toBe(400);
    });

    it('leave out the named ones, by event or by event city', async () => {
      expect((await values<Event[]>('/api/event/similar?exclude=main-race')).map((event) => event.public_id)).toEqual([
        'other-race',
      ]);
      expect((await values<Event[]>('/api/event/similar?exclude=main-kazan')).map((event) => event.public_id)).toEqual([
        'other-race',
      ]);
    });
    it('are as many as asked for, nearest first', async () => {
      expect((await values<Event[]>('/api/event/similar?limit=1')).map((event) => event.public_id)).toEqual([
        'main-race',
      ]);
    });
    it('refuse a limit out of range', async () =>
      expect((await call('GET', '/api/event/similar?limit=0')).status).toBe(400));
  });

  describe('similar starts', () => {
    const alike = (id: string, query = '') => values<EventCityCard[]>(`/api/event_city/${id}/similar${query}`);

    it('are upcoming ones of other events, with price and places', async () => {
      const found = await alike('main-moscow');
      expect(found.map((card) => card.event.public_id)).toEqual(['other-race']);
      expect(found[0]).toMatchObject({ sale_state: expect.any(String), quota: expect.any(Number) });
    });
    it('are as many as asked for', async () => {
      const [start] = (await filtered({})).values.filter(({ event }) => event.public_id === 'other-race');
      expect((await alike(start?.public_id ?? '')).map((card) => card.event.public_id)).toEqual([
        'main-race',
        'main-race',
      ]);
      expect(await alike(start?.public_id ?? '', '?limit=1')).toHaveLength(1);
    });
    it('are not told of a start that nobody may see', async () =>
      expect((await call('GET', '/api/event_city/no-such/similar')).status).toBe(404));
  });

  it('tells types, projects with their types, and cities by name', async () => {
    expect((await values<EventType[]>('/api/event_type/list', 'en')).map((one) => one.title)).toContain('Trassa');
    const projects = await values<{ event_types: EventType[] }[]>('/api/event_type/project');
    expect(projects.flatMap((project) => project.event_types).map((one) => one.public_id)).toContain('trassa');
    expect((await values<City[]>('/api/event/cities')).map((city) => city.name_ru)).toEqual(['Казань', 'Москва']);
  });
});
