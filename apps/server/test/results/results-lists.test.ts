import type { ResultDetail, ResultFormat, ResultRow } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

type Table = { values: ResultRow[]; total: number; settings: { formats: ResultFormat[] } };
const read = async (city: string, query: Record<string, string> = {}): Promise<Table> =>
  (await send(app, 'GET', `/api/event_results/${city}/first?${new URLSearchParams(query).toString()}`)).json<Table>();
const told = ({ values }: Table, place: 'position' | 'position_gen' | 'position_cat' | 'position_gen_cat') =>
  values.map((row) => [row.start_number, row[place] ?? null, row.gap ?? null]);

describe('a list of a gender or category', () => {
  it('says the place in it and the gap to its first, RESULT-07', async () => {
    const { city, format } = await createPastCity(db());
    const rows = [
      ['1', '40:00', 'male', 'Любители'],
      ['2', '42:00', 'female', 'Элита'],
      ['3', '43:00', 'male', 'Элита'],
      ['4', '43:00', 'male', 'Элита'],
      ['5', '45:00', 'female', 'Любители'],
      ['6', '47:00', 'female', 'Элита'],
    ] as const;
    for (const [start_number, time, gender, category] of rows)
      await createResult(db(), format, { start_number, time, gender, category });
    await createResult(db(), format, { start_number: '7', status: 'dnf', gender: 'female', category: 'Элита' });
    await publishResults(db(), city.id);
    expect(told(await read(city.publicId), 'position').slice(0, 2)).toEqual([
      ['1', 1, null],
      ['2', 2, '00:02:00'],
    ]);
    expect(told(await read(city.publicId, { gender: 'female' }), 'position_gen')).toEqual([
      ['2', 1, null],
      ['5', 2, '00:03:00'],
      ['6', 3, '00:05:00'],
      ['7', null, null],
    ]);
    expect(told(await read(city.publicId, { category: 'Элита' }), 'position_cat')).toEqual([
      ['2', 1, null],
      ['3', 2, '00:01:00'],
      ['4', 2, '00:01:00'],
      ['6', 4, '00:05:00'],
      ['7', null, null],
    ]);
    const both = await read(city.publicId, { category: 'Элита', gender: 'male' });
    expect(told(both, 'position_gen_cat')).toEqual([
      ['3', 1, null],
      ['4', 1, null],
    ]);
    const found = await read(city.publicId, { category: 'Элита', gender: 'female', search: '6' });
    expect(told(found, 'position_gen_cat')).toEqual([['6', 2, '00:05:00']]);
  });

  it('does not let a class outside the overall list lead the others, nor count it in «of N»', async () => {
    const { city, format } = await createPastCity(db());
    await insertRow(db(), 'result_classes', { event_city_id: city.id, category: 'Коляски', min_pace_ms: 60_000 });
    await createResult(db(), format, { start_number: '1', time: '20:00', category: 'Коляски' });
    await createResult(db(), format, { start_number: '2', time: '40:00' });
    const last = await createResult(db(), format, { start_number: '3', time: '41:00' });
    await createResult(db(), format, { start_number: '4', status: 'dnf' });
    await publishResults(db(), city.id);
    expect(told(await read(city.publicId), 'position')).toEqual([
      ['2', 1, null],
      ['3', 2, '00:01:00'],
      ['1', null, null],
      ['4', null, null],
    ]);
    expect(told(await read(city.publicId, { category: 'Коляски' }), 'position_cat')).toEqual([['1', 1, null]]);
    const one = (await send(app, 'GET', `/api/result/${last.publicId}`)).json<ResultDetail>();
    expect(one.standing).toMatchObject({ finished: 2, faster_than: 0, leader_time: '00:40:00' });
  });

  it('counts the teams of a relay, offers no genders of it, and keeps its rows', async () => {
    const { city, format } = await createPastCity(db(), { is_team: true });
    for (const [start_number, time] of [
      ['10', '50:00'],
      ['11', '55:00'],
      ['12', '59:00'],
    ] as const)
      for (const [leg, gender] of [[1, 'male'] as const, [2, 'female'] as const])
        await createResult(db(), format, { start_number, leg, time, gender, category: 'Эстафета' });
    await publishResults(db(), city.id);
    const table = await read(city.publicId);
    expect(table.total).toBe(6);
    expect(table.settings.formats).toMatchObject([{ count: 3, finished: 3, genders: false }]);
    const second = table.values.find((row) => row.start_number === '11')?.public_id;
    const one = (await send(app, 'GET', `/api/result/${second}`)).json<ResultDetail>();
    expect(one.standing).toMatchObject({ finished: 3, finished_category: 3, faster_than: 33.3 });
  });
});
