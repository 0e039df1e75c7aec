import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityRows, regionRows } from '../db/seed/geography.ts';
import { insertAll } from '../db/seed/insert.ts';
import { insertDelivery } from '../db/seed/places/index.ts';
import { send } from './factories/orders.ts';
import { createTestApp, type TestApp } from './support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  await insertAll(db, 'regions', regionRows());
  await insertAll(db, 'cities', cityRows());
  await insertDelivery(db);
});
afterAll(() => app.close());

type Wire = { id: number; name_ru: string; name_en: string; region_id: number; timezone: string };
const get = async (url: string, { language, city }: { language?: 'en'; city?: string } = {}) => {
  const answer = await app.http.inject({
    url,
    headers: { ...(language ? { language } : {}), ...(city ? { 'x-city-geoname-id': city } : {}) },
  });
  return {
    status: answer.statusCode,
    cache: answer.headers['cache-control'],
    ...answer.json<{ values: Wire[]; total?: number; message?: string; errors?: Record<string, string> }>(),
  };
};
const names = ({ values }: { values: Wire[] }): string[] => values.map(({ name_ru }) => name_ru);

describe('regions', () => {
  it('are listed by country and name', async () => {
    const russia = await get('/api/location/region/list/RU');
    expect(russia.values).toHaveLength(83);
    expect(names(russia).slice(0, 3)).toEqual(['Адыгея', 'Алтайский край', 'Амурская область']);
    expect(russia.values).toContainEqual({ id: 524894, name_ru: 'Москва', name_en: 'Moscow' });
    const english = await get('/api/location/region/list/RU', { language: 'en' });
    expect(english.values.slice(0, 2).map(({ name_en }) => name_en)).toEqual(['Adygea', 'Altai Krai']);
  });

  it.each([
    ['KZ', 18, 'Алматы'],
    ['TJ', 5, 'Душанбе'],
    ['BY', 7, 'Минск'],
  ])('of %s: %i with %s', async (country, count, name) => {
    const regions = await get(`/api/location/region/list/${country}`);
    expect(regions.values).toHaveLength(count);
    expect(names(regions)).toContain(name);
  });

  it('of another country are not known', async () => {
    expect((await get('/api/location/region/list/US')).status).toBe(404);
  });

  it('lie in four countries', async () => {
    expect((await get('/api/location/country/list')).values).toEqual([
      { code: 'RU', name_ru: 'Россия', name_en: 'Russia' },
      { code: 'KZ', name_ru: 'Казахстан', name_en: 'Kazakhstan' },
      { code: 'TJ', name_ru: 'Таджикистан', name_en: 'Tajikistan' },
      { code: 'BY', name_ru: 'Беларусь', name_en: 'Belarus' },
    ]);
  });
});

describe('cities of a region', () => {
  it('begin with the main one, then go by name', async () => {
    const cities = await get('/api/location/city/region/484048');
    expect(names(cities).slice(0, 4)).toEqual(['Казань', 'Агрыз', 'Азнакаево', 'Альметьевск']);
    expect(cities.values[0]).toEqual({
      id: 551487,
      region_id: 484048,
      name_ru: 'Казань',
      name_en: 'Kazan',
      timezone: 'Europe/Moscow',
    });
  });

  it.each([
    ['524925', 'королев', ['Королёв']],
    ['524925', 'Korol', ['Королёв']],
    ['484048', 'челны', ['Набережные Челны']],
    ['524925', 'ногинск', ['Ногинск']],
    ['524925', '%', []],
  ])('of %s that hold "%s"', async (region, text, found) => {
    expect(names(await get(`/api/location/city/region/${region}?search=${encodeURIComponent(text)}`))).toEqual(found);
  });

  it('put those that begin with the text first', async () => {
    const found = names(await get(`/api/location/city/region/524925?search=${encodeURIComponent('красно')}`));
    expect(found).toEqual(['Красноармейск', 'Красногорск', 'Краснознаменск']);
    expect(names(await get(`/api/location/city/region/524925?search=${encodeURIComponent('но')}`))[0]).toBe('Ногинск');
  });

  it('of an unknown one answer 404', async () => {
    expect((await get('/api/location/city/region/1')).status).toBe(404);
    expect((await get('/api/location/city/region/none')).status).toBe(404);
  });
});

describe('a place', () => {
  const moscow = {
    city: { id: 524901, name_ru: 'Москва' },
    region: { id: 524894, name_ru: 'Москва' },
    country: { code: 'RU' },
    guessed: true,
  };

  it('is Moscow for those of whom nothing is known, and is not shared', async () => {
    const answer = await get('/api/location/detailed');
    expect(answer).toMatchObject({ status: 200, values: moscow });
    expect(answer.cache).toContain('no-store');
  });

  it.each([
    ['551487', 'Казань', 'Татарстан'],
    ['1526384', 'Алматы', 'Алматы'],
    ['1', 'Москва', 'Москва'],
    ['Kazan', 'Москва', 'Москва'],
    ['99999999999999', 'Москва', 'Москва'],
  ])('told by the proxy as %s is %s', async (city, name_ru, region) => {
    expect(await get('/api/location/detailed', { city })).toMatchObject({
      values: { city: { name_ru }, region: { name_ru: region }, guessed: true },
    });
  });

  it('of a known city is no guess', async () => {
    expect(await get('/api/location/detailed?city=627904', { city: '551487' })).toMatchObject({
      values: { city: { name_ru: 'Гродно' }, country: { code: 'BY', name_en: 'Belarus' }, guessed: false },
    });
    expect((await get('/api/location/detailed?city=1')).status).toBe(404);
  });
});

describe('a postal index', () => {
  it.each([
    ['420111', { region: 'Татарстан', region_id: 484048, city: 'Казань', city_id: 551487 }],
    ['423800', { region: 'Татарстан', region_id: 484048, city: '', city_id: null }],
    ['101000', { region: 'Москва', region_id: 524894, city: 'Москва', city_id: 524901 }],
    ['143000', { region: 'Московская область', region_id: 524925, city: '', city_id: null }],
    ['050000', { region: 'Алматы', region_id: 1526395, city: 'Алматы', city_id: 1526384 }],
    ['220030', { region: 'Минск', region_id: 625143, city: 'Минск', city_id: 625144 }],
  ])('%s leads to its region', async (index, place) => {
    expect((await get(`/api/pochta/${index}`)).values).toEqual({ index, ...place });
  });

  it.each(['42011', '4201111', '42011a', 'abc', '%20'])("'%s' is none", async (index) => {
    expect(await get(`/api/pochta/${index}`)).toMatchObject({
      status: 400,
      message: 'Введите корректный Индекс',
      errors: { index: 'Введите корректный Индекс' },
    });
  });

  it('that nobody has is not found', async () => {
    expect(await get('/api/pochta/999999')).toMatchObject({ status: 404, message: 'Попробуйте другой индекс' });
  });
});

describe('the register of schools', () => {
  const schools = async (url: string) =>
    (await send(app, 'GET', url)).json<{ values: { short_name: string }[]; total: number }>();

  it('counts them by region', async () => {
    const { values } = (await send(app, 'GET', '/api/obrnadzor/regions')).json<{
      values: { name: string; count: number }[];
    }>();
    expect(values.find(({ name }) => name === 'Томская область')).toEqual({ name: 'Томская область', count: 3 });
    expect(values.map(({ name }) => name)).toEqual(
      values.map(({ name }) => name).toSorted(new Intl.Collator('ru').compare),
    );
  });

  it('lists those of a region page by page, by type', async () => {
    const region = encodeURIComponent('Санкт-Петербург');
    const all = await schools(`/api/obrnadzor/region/${region}?limit=2&page=2`);
    expect([all.total, all.values.length]).toEqual([9, 2]);
    const colleges = await schools(`/api/obrnadzor/region/${region}?type=college`);
    expect(colleges.values).toEqual([
      {
        public_id: 'school-petrovsky-college',
        name: 'Петровский колледж, Санкт-Петербург',
        short_name: 'Петровский колледж',
        region: 'Санкт-Петербург',
        city: 'Санкт-Петербург',
        type: 'college',
      },
    ]);
    expect((await send(app, 'GET', '/api/obrnadzor/region/nowhere')).statusCode).toBe(404);
    const without = encodeURIComponent('Чукотский автономный округ');
    expect(await schools(`/api/obrnadzor/region/${without}`)).toMatchObject({ values: [], total: 0 });
  });

  it.each([
    ['ломоносова', '', ['МГУ', 'САФУ']],
    ['физико технический', '', ['МФТИ']],
    ['университет', '&type=school', []],
    ['лицей', `&region=${encodeURIComponent('Татарстан')}`, ['Лицей № 131']],
    ['%%%', '', []],
  ])('is searched for "%s"%s', async (text, rest, found) => {
    const { values } = await schools(`/api/obrnadzor/search/${encodeURIComponent(text)}?${rest.slice(1)}`);
    expect(values.map(({ short_name }) => short_name)).toEqual(found);
  });

  it('answers twenty at most, from three characters', async () => {
    expect((await schools(`/api/obrnadzor/search/${encodeURIComponent('университет')}`)).values).toHaveLength(20);
    expect(await get(`/api/obrnadzor/search/${encodeURIComponent('мг ')}`)).toMatchObject({
      status: 400,
      message: 'Введите хотя бы 3 символа',
    });
  });
});
