import type { City, Event, EventCityCard, EventDetail, EventFormat, EventType, Team } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCity, createEvent, createEventCity, createEventType, createFormat, createSale, createShirts, createTeam, inDays, insertRow, type MadeCity, type MadeFormat,
} from './factories/events.ts';
import { createTestApp, type TestApp } from './support/index.ts';

const unix = (date: Date): number => Math.floor(date.getTime() / 1000);

describe('events', () => {
  let app: TestApp;
  let type: { id: number; publicId: string };
  let moscow: MadeCity;
  let kazan: MadeCity;
  let past: MadeCity;
  let solo: MadeFormat;

  const call = async <T>(method: 'GET' | 'POST', url: string, options: { body?: object; language?: string } = {}): Promise<{ status: number; body: T; headers: Record<string, unknown> }> => {
    const answer = await app.http.inject({
      method, url, headers: { language: options.language ?? 'ru' }, ...(options.body ? { payload: options.body } : {}),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const values = async <T>(url: string, language?: string): Promise<T> => (await call<{ values: T }>('GET', url, language ? { language } : {})).body.values;
  const filtered = async (body: object, query = ''): Promise<{ values: EventCityCard[]; total: number }> =>
    (await call<{ values: EventCityCard[]; total: number }>('POST', `/api/event_city/filtered${query}`, { body })).body;

  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.database;
    await insertRow(db, 'settings', { key: 'brand', value: JSON.stringify('ТРАССА') });
    type = await createEventType(db, { public_id: 'trassa', title_ru: 'Трасса', title_en: 'Trassa' });
    const event = await createEvent(db, { public_id: 'main-race', event_type_id: type.id, title_ru: 'Главный забег', title_en: 'Main race' });
    moscow = await createEventCity(db, { event_id: event.id, public_id: 'main-moscow', start_time: inDays(20), course: ['wall', 'rope'] });
    const kazanId = await createCity(db, { id: 551487, regionId: 484048, nameRu: 'Казань', nameEn: 'Kazan' });
    kazan = await createEventCity(db, { event_id: event.id, public_id: 'main-kazan', city_id: kazanId, start_time: inDays(60), sale_start: inDays(10) });
    past = await createEventCity(db, { event_id: event.id, public_id: 'main-past', start_time: inDays(-40) });
    solo = await createFormat(db, {
      event_city_id: moscow.id, public_id: 'moscow-solo', quotas: { athlete: 50 }, distance_km: 10, obstacles: 28, start_time: inDays(20), position: 1,
      prices: { athlete: [[inDays(-30), 300_000], [inDays(5), 360_000]] },
    });
    await createFormat(db, { event_city_id: moscow.id, public_id: 'moscow-help', title_ru: 'Волонтёры', quotas: { volunteer: 20 }, prices: { volunteer: 0 }, position: 2, start_time: inDays(20) });
    await createFormat(db, { event_city_id: moscow.id, public_id: 'moscow-hidden', title_ru: 'Партнёры', hidden: true, quotas: { athlete: 999 }, prices: { athlete: 100 }, position: 3, start_time: inDays(20) });
    await createFormat(db, { event_city_id: kazan.id, public_id: 'kazan-solo', quotas: { athlete: 10 }, start_time: inDays(60) });
    await createFormat(db, { event_city_id: past.id, public_id: 'past-solo', start_time: inDays(-40) });
    const draft = await createEvent(db, { public_id: 'draft-race', status: 'draft' });
    const draftCity = await createEventCity(db, { event_id: draft.id, public_id: 'draft-city' });
    await createFormat(db, { event_city_id: draftCity.id, public_id: 'draft-format' });
    await createFormat(db, { event_city_id: moscow.id, public_id: 'moscow-draft', status: 'draft' });
    const other = await createEvent(db, { public_id: 'other-race' });
    const otherCity = await createEventCity(db, { event_id: other.id, public_id: 'other-moscow', start_time: inDays(90) });
    await createFormat(db, { event_city_id: otherCity.id, quotas: { athlete: 1 }, start_time: inDays(90) });
    await sql`update quotas set taken = capacity where format_id in (select id from formats where event_city_id = ${otherCity.id})`.execute(db);
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
      expect((await call<{ values: Event[]; total: number }>('GET', '/api/event/list?page=9&limit=1')).body).toEqual({ values: [], total: 2 });
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
      const again = await app.http.inject({ url: '/api/event_type/list', headers: { language: 'ru', 'if-none-match': String(headers['etag']) } });
      expect(again.statusCode).toBe(304);
    });
  });

  describe('a card', () => {
    const card = async (id: string): Promise<EventCityCard | undefined> => (await filtered({})).values.find((one) => one.public_id === id);

    it('sums up those who run on the formats that are listed', async () => {
      expect(await card('main-moscow')).toMatchObject({
        tickets_left: 50, quota: 50, price_from: 3000, sale_state: 'open', sold_out: false, distance: 10, obstacles: 28, formats: ['Личный', 'Волонтёры'],
        city: { id: 524901, name_ru: 'Москва', name_en: 'Moscow' }, event: { public_id: 'main-race', event_type: { public_id: 'trassa' } },
      });
    });

    it('says when a sale has not begun', async () => {
      expect(await card('main-kazan')).toMatchObject({ sale_state: 'soon', price_from: 3000, sold_out: false });
    });

    it('says when nothing is left', async () => {
      expect(await card('other-moscow')).toMatchObject({ sale_state: 'sold_out', sold_out: true, tickets_left: 0, quota: 1 });
    });

    it('names pictures of the place', async () => {
      const terrain = (await card('main-moscow'))?.terrain;
      expect(terrain?.ground).toBe('soot');
      expect(terrain?.card).toMatch(/^terrain\/.+-card\.avif$/);
    });
  });

  describe('the filter', () => {
    const ids = async (body: object, query = ''): Promise<string[]> => (await filtered(body, query)).values.map((one) => one.public_id);

    it('starts now when no date is given', async () => expect(await ids({})).toEqual(['main-moscow', 'main-kazan', 'other-moscow']));
    it('takes a city', async () => expect(await ids({ city: 551487 })).toEqual(['main-kazan']));
    it('takes an event type', async () => expect(await ids({ event_type: 'trassa' })).toEqual(['main-moscow', 'main-kazan']));
    it('takes everything at once', async () => expect(await ids({ city: 524901, event_type: 'trassa', date_from: unix(inDays(1)), date_to: unix(inDays(30)) })).toEqual(['main-moscow']));
    it('finds past starts from a past date', async () => expect(await ids({ date_from: unix(inDays(-50)), date_to: unix(inDays(0)) })).toEqual(['main-past']));
    it('reads null as any', async () => expect(await ids({ city: null, date_from: null, date_to: null, event_type: null })).toHaveLength(3));
    it('pages', async () => expect(await filtered({}, '?page=2&limit=2')).toMatchObject({ total: 3, values: [{ public_id: 'other-moscow' }] }));
    it('finds nothing for an unknown type', async () => expect(await filtered({ event_type: 'nothing' })).toEqual({ values: [], total: 0 }));

    it('includes the first second and excludes the last', async () => {
      const start = (await filtered({ city: 551487 })).values[0]?.start_time ?? 0;
      expect(await ids({ city: 551487, date_from: start })).toEqual(['main-kazan']);
      expect(await ids({ city: 551487, date_to: start })).toEqual([]);
    });

    it.each([{ city: 'Москва' }, { date_from: '2027' }, { event_type: 7 }])('refuses %j as no client of ours could send it', async (body) => {
      expect((await call('POST', '/api/event_city/filtered', { body })).status).toBe(422);
    });
  });

  describe('one event', () => {
    it('has all its cities, upcoming ones first', async () => {
      const event = await values<EventDetail>('/api/event/id/main-race');
      expect(event.event_city.map((city) => city.public_id)).toEqual(['main-moscow', 'main-kazan', 'main-past']);
      expect(event.event_city[0]).toMatchObject({ course: { distance: 10, obstacles_list: ['wall', 'rope'] }, place: { title: 'Полигон' } });
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
    it('leave out the named ones, by event or by event city', async () => {
      expect((await values<Event[]>('/api/event/similar?exclude=main-race')).map((event) => event.public_id)).toEqual(['other-race']);
      expect((await values<Event[]>('/api/event/similar?exclude=main-kazan')).map((event) => event.public_id)).toEqual(['other-race']);
    });
    it('are as many as asked for, nearest first', async () => {
      expect((await values<Event[]>('/api/event/similar?limit=1')).map((event) => event.public_id)).toEqual(['main-race']);
    });
    it('refuse a limit out of range', async () => expect((await call('GET', '/api/event/similar?limit=0')).status).toBe(400));
  });

  it('tells types, projects with their types, and cities by name', async () => {
    expect((await values<EventType[]>('/api/event_type/list', 'en')).map((one) => one.title)).toContain('Trassa');
    const projects = await values<{ event_types: EventType[] }[]>('/api/event_type/project');
    expect(projects.flatMap((project) => project.event_types).map((one) => one.public_id)).toContain('trassa');
    expect((await values<City[]>('/api/event/cities')).map((city) => city.name_ru)).toEqual(['Казань', 'Москва']);
  });

  describe('formats', () => {
    const list = async (id: string, query = ''): Promise<EventFormat[]> => values<EventFormat[]>(`/api/event_format/event/${id}${query}`);

    it('are listed without the hidden ones and without drafts', async () => {
      expect((await list('main-moscow')).map((format) => format.public_id)).toEqual(['moscow-solo', 'moscow-help']);
    });
    it('are listed with the hidden ones when asked for', async () => {
      const formats = await list('main-moscow', '?hidden=true');
      expect(formats.map((format) => [format.public_id, format.hidden])).toEqual([['moscow-solo', false], ['moscow-help', false], ['moscow-hidden', true]]);
    });
    it('of an event are those of its nearest city', async () => {
      const { body } = await call<{ values: EventFormat[]; city: { public_id: string } }>('GET', '/api/event_format/event/main-race');
      expect([body.city.public_id, body.values[0]?.public_id]).toEqual(['main-moscow', 'moscow-solo']);
    });
    it.each(['nothing', 'draft-city', 'draft-race'])('of %s are not found', async (id) => expect((await call('GET', `/api/event_format/event/${id}`)).status).toBe(404));

    it('tell the price now and the next one', async () => {
      const format = await values<EventFormat>('/api/event_format/moscow-solo');
      expect(format.prices).toEqual({ athlete: { price: 3000, next_price: 3600, next_price_at: expect.any(Number) } });
      expect(format).toMatchObject({ sale_state: 'open', kinds: ['athlete'], tickets_left: { athlete: 50 }, quota: { athlete: 50 }, distance: '10\u00a0км', event_city: 'main-moscow' });
      expect((await values<EventFormat>('/api/event_format/moscow-solo', 'en')).distance).toBe('10\u00a0km');
    });
    it('are found alone even when hidden', async () => expect((await values<EventFormat>('/api/event_format/moscow-hidden')).hidden).toBe(true));
    it.each(['nothing', 'moscow-draft', 'draft-format'])('%s is not found', async (id) => expect((await call('GET', `/api/event_format/${id}`)).status).toBe(404));

    it('tell places left no later than in five seconds', async () => {
      await sql`update quotas set taken = 7 where format_id = ${solo.id}`.execute(app.database.db);
      await expect.poll(async () => (await values<EventFormat>('/api/event_format/moscow-solo')).tickets_left, { timeout: 5000, interval: 100 }).toEqual({ athlete: 43 });
    });

    it('tell all that is asked of a participant, in the language', async () => {
      const { db } = app.database;
      await createFormat(db, {
        event_city_id: kazan.id, public_id: 'kazan-full', start_time: inDays(60), regions: [484048], license: true, gender: 'female', age_min: 18, age_max: 60, buy_limit: 4, shirt_unavailable: false,
        select_title_ru: 'Где', select_title_en: 'Where', select_field: 'post', select_values: [{ ru: 'Старт', en: 'Start' }],
        additional_fields: [{ name: 'club', label_ru: 'Клуб', label_en: 'Club', required: true, type: 'text' }],
        clusters: [{ name_ru: 'Быстрый', name_en: 'Fast', file: true, document: '/blank', capacity: 20 }], notes_ru: 'Примечание',
      });
      expect(await values<EventFormat>('/api/event_format/kazan-full', 'en')).toMatchObject({
        regions: [{ id: 484048, name_ru: 'Регион 484048' }], license: true, gender: 'female', age_min: 18, age_max: 60, buy_limit: 4, shirt_unavailable: false,
        select: { title: 'Where', values: ['Start'] }, select_field: 'post', additional_fields: [{ name: 'club', label: 'Club', required: true, type: 'text' }],
        clusters: [{ name: 'Fast', file: true, document: '/blank', tickets_left: 20 }], notes: 'Примечание', sale_state: 'soon',
      });
    });

    it('tell a group discount, and the old price where every place has one', async () => {
      const { db } = app.database;
      const group = await createEventCity(db, { start_time: inDays(50) });
      await createFormat(db, { event_city_id: group.id, public_id: 'group', start_time: inDays(50) });
      await createSale(db, group.eventId, { count: 5, discount: 15 });
      expect(await values<EventFormat>('/api/event_format/group')).toMatchObject({ sale: { active: true, discount: 15, count: 5, formats: [] }, prices: { athlete: { price: 3000 } } });
      const each = await createEventCity(db, { start_time: inDays(50) });
      await createFormat(db, { event_city_id: each.id, public_id: 'each', start_time: inDays(50) });
      await createSale(db, each.eventId, { count: 1, discount: 50_000, discount_form: 'amount' });
      expect((await values<EventFormat>('/api/event_format/each')).prices).toEqual({ athlete: { price: 2500, old_price: 3000 } });
    });

    it('have no insurances yet', async () => {
      expect(await values('/api/event_format/active/insurances/moscow-solo')).toEqual([]);
      expect((await call('GET', '/api/event_format/active/insurances/nothing')).status).toBe(404);
    });
  });

  describe('teams', () => {
    beforeAll(async () => {
      const { db } = app.database;
      await createTeam(db, solo.id, { title: 'Медведи', number: 1, taken: 10 });
      await createTeam(db, solo.id, { title: 'Гвозди 100%', number: 2, taken: 3 });
      await createTeam(db, solo.id, { title: 'Тайные', number: 3, taken: 1, private: true, code: 'SEVER24' });
    });
    const titles = async (query: string): Promise<string[]> => (await values<Team[]>(`/api/teams/moscow-solo${query}`)).map((team) => team.title);

    it('are listed without the private ones', async () => expect(await titles('')).toEqual(['Медведи', 'Гвозди 100%']));
    it('are found by a part of the name in any case', async () => expect(await titles(`?search=${encodeURIComponent('медв')}`)).toEqual(['Медведи']));
    it('are found by number', async () => expect(await titles('?search=2')).toEqual(['Гвозди 100%']));
    it('take signs of a pattern as they are', async () => expect(await titles('?search=%25')).toEqual(['Гвозди 100%']));
    it('can be only those with room', async () => expect(await titles('?free=true')).toEqual(['Гвозди 100%']));
    it('of an unknown format are not found', async () => expect((await call('GET', '/api/teams/nothing')).status).toBe(404));
    it('open by their code', async () => expect(await values<Team>('/api/teams/moscow-solo/code/sever24')).toMatchObject({ title: 'Тайные', private: true, count: 1, tickets_left: 9 }));
    it('do not open by another code', async () => expect((await call('GET', '/api/teams/moscow-solo/code/SEVER25')).status).toBe(404));
  });

  it('tells shirt sizes with pieces left in their order', async () => {
    await createShirts(app.database.db, moscow.id, { S: 5, M: 0, L: 7 });
    await sql`update shirts set taken = 2 where size = 'L'`.execute(app.database.db);
    expect(await values('/api/shop/shirts/main-moscow')).toEqual([{ size: 'S', count: 5 }, { size: 'M', count: 0 }, { size: 'L', count: 5 }]);
    expect(await values('/api/shop/shirts/main-kazan')).toEqual([]);
    expect((await call('GET', '/api/shop/shirts/nothing')).status).toBe(404);
  });
});

describe('guessing codes of teams', () => {
  it('is slowed down', async () => {
    const app = await createTestApp({ config: { limitsOff: false } });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) statuses.push((await app.http.inject({ url: `/api/teams/nothing/code/A${i}` })).statusCode);
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await app.close();
    }
  });
});
