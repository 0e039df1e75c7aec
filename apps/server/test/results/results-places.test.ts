import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { createPastCity, createResult, publishResults } from '../factories/results.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const db = () => database.db;

const rowsOf = async (formatId: number, ...columns: string[]): Promise<unknown[][]> => {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from results where format_id = ${formatId} order by row_number`.execute(
    db(),
  );
  return rows.map((row) => columns.map((name) => row[name]));
};

describe('places of a format', () => {
  it('are those of the worked table of docs/domain/results.md', async () => {
    const { city, format } = await createPastCity(db());
    const man = { gender: 'male', category: 'М 18–39', age_group: '18–39' };
    const woman = { gender: 'female', category: 'Ж 18–39', age_group: '18–39' };
    const old = { gender: 'male', category: 'М 40+', age_group: '40+' };
    const rows = [
      { start_number: '1', time: '40:00', absolute_ms: 2_405_000, ...man },
      { start_number: '2', time: '41:00', absolute_ms: 2_461_000, ...woman },
      { start_number: '3', time: '41:00', absolute_ms: 2_460_000, fine_ms: 60_000, ...man },
      { start_number: '4', time: '43:00', absolute_ms: 2_400_000, ...old },
      { start_number: '5', status: 'dsq', time: '39:00', comments: 'срезал', ...man },
      { start_number: '6', status: 'dnf', ...woman },
      { start_number: '7', status: 'dns', ...old },
    ];
    for (const row of rows.toReversed()) await createResult(db(), format, row);
    await publishResults(db(), city.id);
    const columns = [
      'start_number',
      'position',
      'position_gen',
      'position_cat',
      'position_age',
      'position_gen_age',
      'position_absolute',
      'position_gen_absolute',
      'position_cat_absolute',
    ];
    const places = await rowsOf(format.id, ...columns);
    expect(places).toEqual([
      ['1', 1, 1, 1, 1, 1, 2, 2, 1],
      ['2', 2, 1, 1, 2, 1, 4, 1, 1],
      ['3', 2, 2, 2, 2, 2, 3, 3, 2],
      ['4', 4, 3, 1, 1, 1, 1, 1, 1],
      ['6', null, null, null, null, null, null, null, null],
      ['7', null, null, null, null, null, null, null, null],
      ['5', null, null, null, null, null, null, null, null],
    ]);
  });

  it('count a relay once, and give it no place by gender or age', async () => {
    const { city, format } = await createPastCity(db(), { is_team: true });
    const person = { gender: 'male', age_group: '18–39', category: 'Эстафета' };
    for (const [start_number, time] of [
      ['10', '50:00'],
      ['11', '55:00'],
    ] as const)
      for (const leg of [1, 2, 3]) await createResult(db(), format, { start_number, leg, time, ...person });
    await publishResults(db(), city.id);
    const columns = [
      'start_number',
      'leg',
      'position',
      'position_cat',
      'position_gen',
      'position_age',
      'overall_place',
    ];
    expect(await rowsOf(format.id, ...columns)).toEqual([
      ['10', 1, 1, 1, null, null, 1],
      ['10', 2, 1, 1, null, null, 1],
      ['10', 3, 1, 1, null, null, 1],
      ['11', 1, 2, 2, null, null, 2],
      ['11', 2, 2, 2, null, null, 2],
      ['11', 3, 2, 2, null, null, 2],
    ]);
  });

  it('stand in one order for all formats of a distance', async () => {
    const { city, format: elite } = await createPastCity(db());
    const mass = await createFormat(db(), { event_city_id: city.id, distance_km: 10 });
    const short = await createFormat(db(), { event_city_id: city.id, distance_km: 5 });
    await createResult(db(), elite, { time: '40:00' });
    await createResult(db(), elite, { time: '45:00' });
    await createResult(db(), mass, { time: '42:00' });
    await createResult(db(), mass, { time: '45:00' });
    await createResult(db(), mass, { time: '50:00' });
    await createResult(db(), short, { time: '20:00' });
    await publishResults(db(), city.id);
    expect(await rowsOf(elite.id, 'position', 'overall_place')).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(await rowsOf(mass.id, 'position', 'overall_place')).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
    ]);
    expect(await rowsOf(short.id, 'position', 'overall_place')).toEqual([[1, 1]]);
    const { rows } = await sql<{ columns: string[] }>`
      select columns from result_formats where event_city_id = ${city.id} order by format_id`.execute(db());
    expect(rows.map(({ columns }) => columns.includes('overallPlace'))).toEqual([true, true, false]);
  });

  it('are computed anew after a correction, and written only where they change', async () => {
    const { city, format } = await createPastCity(db());
    const first = await createResult(db(), format, { time: '40:00' });
    await createResult(db(), format, { time: '41:00' });
    await createResult(db(), format, { time: '50:00' });
    await publishResults(db(), city.id);
    const written = () => rowsOf(format.id, 'xmin', 'position');
    const before = await written();
    await publishResults(db(), city.id);
    expect(await written()).toEqual(before);
    await sql`update results set time_ms = 2500000 where id = ${first.id}`.execute(db());
    await publishResults(db(), city.id);
    expect(await rowsOf(format.id, 'time_ms', 'position')).toEqual([
      [2_460_000, 1],
      [2_500_000, 2],
      [3_000_000, 3],
    ]);
    expect((await written())[2]).toEqual(before[2]);
  });
});
