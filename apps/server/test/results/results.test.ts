import type { ResultRow } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCity,
  createEvent,
  createEventCity,
  createEventType,
  createFormat,
  inDays,
  type MadeFormat,
} from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

type Table = {
  values: ResultRow[];
  total: number;
  city: { public_id: string };
  settings: {
    formats: { public_id: string; columns: string[]; categories: string[]; count: number; finished: number }[];
  };
  errors?: Record<string, string>;
};

const read = async (city: string, format: string, query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await send(app, 'GET', `/api/event_results/${city}/${format}?${search.toString()}`);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Table>() };
};
const numbersOf = ({ body }: { body: Table }): (string | undefined)[] => body.values.map((row) => row.start_number);

describe('the table of a format', () => {
  let city: { id: number; publicId: string };
  let format: MadeFormat;
  beforeAll(async () => {
    ({ city, format } = await createPastCity(db()));
    const people = [
      ['7', 'Ёлкин', 'Артём', 'male', 'М 18–39', '40:00.3'],
      ['0012', 'Елкина', 'Анна', 'female', 'Ж 18–39', '41:00'],
      ['100', 'Петров', 'Иван', 'male', 'М 40+', '42:30'],
      ['A5', 'Иванов', 'Пётр', 'male', 'М 18–39', '42:30'],
    ] as const;
    for (const [start_number, last_name, first_name, gender, category, time] of people)
      await createResult(db(), format, {
        start_number,
        last_name,
        first_name,
        gender,
        category,
        time,
        team: start_number === '100' ? 'Медведи Урала' : null,
      });
    await createResult(db(), format, {
      start_number: '13',
      last_name: 'Сошедший',
      first_name: 'Глеб',
      status: 'dnf',
      comments: 'сошёл на 7 км',
    });
    await createResult(db(), format, {
      start_number: '14',
      last_name: 'Тайный',
      time: '43:00',
      name_hidden: true,
      gender: 'male',
    });
    await publishResults(db(), city.id);
  });

  it('shows places, times and the gap in the order of the times, and only columns that hold something', async () => {
    const { status, headers, body } = await read(city.publicId, format.publicId);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect(body.total).toBe(6);
    expect(body.city.public_id).toBe(city.publicId);
    expect(body.values[0]).toEqual({
      public_id: expect.any(String) as unknown,
      format: format.publicId,
      row: 1,
      status: 'finished',
      start_number: '7',
      last_name: 'Ёлкин',
      first_name: 'Артём',
      gender: 'male',
      category: 'М 18–39',
      absolute_time_result: '00:40:00.3',
      time_result: '00:40:00.3',
      position: 1,
      position_gen: 1,
      position_cat: 1,
      position_absolute: 1,
      position_gen_absolute: 1,
      position_cat_absolute: 1,
    });
    expect(body.values.map(({ position, gap }) => [position, gap])).toEqual([
      [1, undefined],
      [2, '00:00:59.7'],
      [3, '00:02:29.7'],
      [3, '00:02:29.7'],
      [5, '00:02:59.7'],
      [undefined, undefined],
    ]);
    expect(body.values.at(-1)).toMatchObject({ status: 'dnf', comments: 'сошёл на 7 км' });
    expect(body.settings.formats).toEqual([
      {
        public_id: format.publicId,
        title: 'Личный',
        columns:
          'position start_number last_name first_name gender category time_result absolute_time_result position_gen position_cat position_absolute position_gen_absolute position_cat_absolute status comments'.split(
            ' ',
          ),
        categories: ['Ж 18–39', 'М 18–39', 'М 40+'],
        count: 6,
        finished: 5,
        genders: true,
        splits: [],
      },
    ]);
  });

  it.each([
    ['елкин', ['7', '0012']],
    ['Ёлкина', ['0012']],
    ['АННА ел', ['0012']],
    ['пет', ['A5', '100']],
    ['ив пет', ['A5', '100']],
    ['медведи', ['100']],
    ['петров медв', ['100']],
    ['12', ['0012']],
    ['№007', ['7']],
    ['a5', ['A5']],
    ['1', []],
    ['никто', []],
    ['%', []],
  ])('is searched by «%s»', async (search, expected) => {
    const found = await read(city.publicId, format.publicId, { search });
    expect([numbersOf(found), found.body.total]).toEqual([expected, expected.length]);
  });

  it('does not find a hidden name, but the number without it', async () => {
    for (const search of ['Тайный', 'Пётр Тайный', 'Тай'])
      expect((await read(city.publicId, format.publicId, { search })).body.total).toBe(0);
    const found = await read(city.publicId, 'all', { search: '14' });
    expect(found.body.values).toMatchObject([{ last_name: '', first_name: '', name_hidden: true, position: 5 }]);
    expect(JSON.stringify((await read(city.publicId, 'all')).body)).not.toContain('Тайный');
  });

  it('is filtered by gender and category with their totals', async () => {
    const men = await read(city.publicId, format.publicId, { gender: 'male' });
    expect([numbersOf(men), men.body.total]).toEqual([['7', 'A5', '100', '14'], 4]);
    const category = await read(city.publicId, format.publicId, { category: 'М 18–39' });
    expect([numbersOf(category), category.body.total]).toEqual([['7', 'A5'], 2]);
    const both = await read(city.publicId, 'all', { gender: 'female', category: 'М 40+' });
    expect([numbersOf(both), both.body.total]).toEqual([[], 0]);
    const searched = await read(city.publicId, format.publicId, { search: 'елкин', gender: 'female' });
    expect([numbersOf(searched), searched.body.total]).toEqual([['0012'], 1]);
  });

  it.each([
    [{ sort: 'start_number' }, ['7', '0012', '13', '14', 'A5', '100']],
    [{ sort: 'last_name' }, ['7', '0012', 'A5', '100', '13', '14']],
    [{ sort: 'last_name', order: 'desc' }, ['13', '100', 'A5', '0012', '7', '14']],
    [{ sort: 'time_result', order: 'desc' }, ['14', '100', 'A5', '0012', '7', '13']],
    [{ sort: 'position_gen' }, ['7', '0012', 'A5', '100', '14', '13']],
    [{ sort: 'time_result', order: 'desc', gender: 'male', limit: 2, page: 2 }, ['A5', '7']],
    [{ page: 2, limit: 4 }, ['14', '13']],
    [{ page: 9, limit: 4 }, []],
  ])('is sorted and paged by %j', async (query, expected) => {
    expect(numbersOf(await read(city.publicId, format.publicId, query))).toEqual(expected);
  });

  it('refuses a column that the format does not have', async () => {
    for (const sort of ['time_start', 'id', 'overallPlace']) {
      const { status, body } = await read(city.publicId, format.publicId, { sort });
      expect([status, body.errors]).toEqual([400, { sort: 'Такого столбца в этой таблице нет' }]);
    }
  });

  it('shows all formats one after another as «all», with pages over their border', async () => {
    const { city: two, format: first } = await createPastCity(db(), { position: 1 });
    const second = await createFormat(db(), { event_city_id: two.id, position: 2 });
    for (const [place, owner] of [first, first, first, second, second].entries())
      await createResult(db(), owner, {
        start_number: String(place + 1),
        time: `4${place}:00`,
        gender: place % 2 ? 'female' : 'male',
      });
    await publishResults(db(), two.id);
    expect(numbersOf(await read(two.publicId, 'all'))).toEqual(['1', '2', '3', '4', '5']);
    expect(numbersOf(await read(two.publicId, 'all', { page: 2, limit: 2 }))).toEqual(['3', '4']);
    expect(numbersOf(await read(two.publicId, 'all', { gender: 'male', page: 2, limit: 1 }))).toEqual(['3']);
    expect((await read(two.publicId, 'all', { gender: 'male' })).body.total).toBe(3);
  });

  it('is found neither for an unknown city or format nor before it is published', async () => {
    const { city: draft, format: unseen } = await createPastCity(db());
    const hidden = await createResult(db(), unseen, {});
    for (const path of [
      '/api/event_results/nowhere/all',
      `/api/event_results/${city.publicId}/nothing`,
      `/api/event_results/${city.publicId}/${unseen.publicId}`,
      `/api/event_results/${draft.publicId}/all`,
      `/api/external/formats/${draft.publicId}`,
      `/api/result/${hidden.publicId}`,
      '/api/result/nothing',
    ])
      expect([path, (await send(app, 'GET', path)).statusCode]).toEqual([path, 404]);
  });
});

describe('the list of event cities with results', () => {
  it('is filtered by city, date and type, latest first, and names their places', async () => {
    const own = await createTestApp();
    const at = own.database.db;
    try {
      const kazan = await createCity(at, { id: 551487, regionId: 484048, nameRu: 'Казань', nameEn: 'Kazan' });
      const type = await createEventType(at);
      const event = await createEvent(at, { event_type_id: type.id });
      const made: string[] = [];
      for (const [days, row] of [
        [-20, { city_id: kazan, event_id: event.id }],
        [-10, {}],
        [-5, {}],
      ] as const) {
        const city = await createEventCity(at, { start_time: inDays(days), sale_start: inDays(-90), ...row });
        const format = await createFormat(at, { event_city_id: city.id });
        await createResult(at, format, {});
        await createResult(at, format, { status: 'dnf' });
        if (days !== -5) await publishResults(at, city.id);
        made.push(city.publicId);
      }
      const list = async (body: object, query = '') => {
        const answer = await send(own, 'POST', `/api/results/event_city/filtered${query}`, body);
        const { values, total } = answer.json<{ values: { public_id: string; results: object }[]; total: number }>();
        return { ids: values.map((one) => one.public_id), total, first: values[0] };
      };
      const [old = '', late = ''] = made;
      expect(await list({})).toMatchObject({
        ids: [late, old],
        total: 2,
        first: { results: { count: 2, finished: 1, formats: 1 } },
      });
      expect((await list({ city: kazan })).ids).toEqual([old]);
      expect((await list({ event_type: type.publicId })).ids).toEqual([old]);
      const border = Math.floor(inDays(-15).getTime() / 1000);
      expect((await list({ date_from: border })).ids).toEqual([late]);
      expect((await list({ date_to: border })).ids).toEqual([old]);
      expect(await list({}, '?page=2&limit=1')).toMatchObject({ ids: [old], total: 2 });
      const cities = (await send(own, 'GET', '/api/results/cities')).json<{ values: { name_ru: string }[] }>();
      expect(cities.values.map(({ name_ru: name }) => name)).toEqual(['Казань', 'Москва']);
      const formats = (await send(own, 'GET', `/api/external/formats/${late}`)).json<{ values: object[] }>();
      expect(formats.values).toMatchObject([{ title: 'Личный', count: 2, finished: 1 }]);
      const map = await send(own, 'GET', '/sitemap.xml');
      expect(map.body).toContain(`<loc>http://localhost:3000/results/${late}</loc>`);
    } finally {
      await own.close();
    }
  });
});
