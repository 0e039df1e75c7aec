import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPastStart, importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

const read = async (file: string | Buffer, options = {}) => {
  const { city } = await createPastStart(db());
  const outcome = await importFile(db(), city.publicId, file, { format: 'Личный 10 км', ...options });
  return { city, outcome, said: sayOutcome(outcome), rows: await readImported(db(), city.id) };
};

describe('relays whose people stand beside each other', () => {
  const teams = { format: 'Командный' };
  const legs = async (file: string) => {
    const { said, rows } = await read(file, teams);
    return [said, ...rows.map((row) => [row.leg, row.last_name, row.individual_ms, row.time_ms, row.status])];
  };
  it('with the times of their legs, which make the result where none is named', async () => {
    expect(
      await legs(
        'Bib;Team;Runner 1;Leg 1;Runner 2;Leg 2\n1;Elks;Adam Alder;20:00;Bob Birch;21:00(3)\n2;Lynx;Cid Cedar;DNF;Dan Doe;\n',
      ),
    ).toEqual([
      'stored +4 ~0 -0 =0',
      [1, 'Alder', 1_200_000, 2_460_000, 'finished'],
      [2, 'Birch', 1_260_000, 2_460_000, 'finished'],
      [1, 'Cedar', null, null, 'dnf'],
      [2, 'Doe', null, null, 'dnf'],
    ]);
  });
  it('under the names of the legs, and one that the file hides', async () => {
    expect(await legs('Номер;Команда;Этап 1;Этап 2;Время\n1;Лоси;Иванов Иван;***;41:00\n')).toEqual([
      'stored +2 ~0 -0 =0',
      [1, 'Иванов', null, 2_460_000, 'finished'],
      [2, '', null, 2_460_000, 'finished'],
    ]);
  });
  it('and legs of one person are splits', async () => {
    const { rows } = await read('Bib;Name;Gender;Leg 1;Leg 2;Time\n1;Adam Alder;M;20:00;21:00;41:00\n');
    expect(rows[0]).toMatchObject({ leg: 0, time_ms: 2_460_000, splits: [{ title: 'Leg 1', ms: 1_200_000 }, {}] });
  });
});

it('two lines a person: the legs below, with their places', async () => {
  const { said, rows } = await read(
    [
      'Place;Bib;Name;Gender;Time',
      ';;Swim;Bike;Run',
      '1;1;Adam van Rensburg;M;40:00',
      ';;10:00 (1);20:00 (2);10:00(1)',
      '2;2;Bob Birch;M;41:00',
      ';;10:01 (2);20:00 (1);10:59(2)',
    ].join('\n'),
  );
  expect(said).toBe('stored +2 ~0 -0 =0');
  const titled = (...ms: number[]) => ms.map((one, at) => ({ title: ['Swim', 'Bike', 'Run'][at], ms: one }));
  expect(rows.map(({ last_name, splits }) => [last_name, splits])).toEqual([
    ['van Rensburg', titled(600_000, 1_200_000, 600_000)],
    ['Birch', titled(601_000, 1_200_000, 659_000)],
  ]);
});

describe('a file without start numbers', () => {
  const lines = (...times: string[]) =>
    `Имя;Пол;Время\n${times.map((time, at) => `${['Иванов Иван;м', 'Иванов Иван;м', 'Котова Яна;ж'][at]};${time}`).join('\n')}\n`;
  it('is read by names; pages stay when it is corrected, and no number is shown', async () => {
    const { city } = await createPastStart(db());
    const run = async (file: string) =>
      sayOutcome(await importFile(db(), city.publicId, file, { format: 'Личный 10 км', isPublishing: true }));
    const pages = async () =>
      Object.fromEntries((await readImported(db(), city.id)).map((row) => [row.public_id, row.time_ms]));
    expect(await run(lines('40:00', '41:00', '42:00'))).toBe('stored +3 ~0 -0 =0');
    const before = await pages();
    expect(await run(lines('40:00', '41:00', '42:00'))).toBe('same +0 ~0 -0 =3');
    expect(await run(lines('40:00', '41:00', '39:00'))).toBe('stored +0 ~1 -0 =2');
    expect(Object.keys(await pages()).toSorted()).toEqual(Object.keys(before).toSorted());
    const get = async (url: string) =>
      (await app.http.inject({ method: 'GET', url })).json<{ values: unknown }>().values;
    const [id] = Object.keys(before);
    expect(await get(`/api/result/${id}`)).not.toHaveProperty('start_number');
    const { rows } = await sql<{
      columns: string[];
    }>`select columns from result_formats where event_city_id = ${city.id}`.execute(db());
    expect(rows[0]?.columns).not.toContain('start_number');
  });
  it('tells namesakes apart by their times when another one is put between them', async () => {
    const { city } = await createPastStart(db());
    const run = async (...times: string[]) =>
      sayOutcome(
        await importFile(db(), city.publicId, `Имя;Время\n${times.map((time) => `Иванов Иван;${time}`).join('\n')}\n`, {
          format: 'Личный 10 км',
        }),
      );
    const pages = async () =>
      new Map((await readImported(db(), city.id)).map((row) => [row.time_ms, row.public_id] as const));
    expect(await run('40:00', '41:00')).toBe('stored +2 ~0 -0 =0');
    const before = await pages();
    expect(await run('40:00', '40:30', '41:00')).toBe('stored +1 ~1 -0 =1');
    const after = await pages();
    for (const [time, page] of before) expect(after.get(time)).toBe(page);
  });
  it('finds by the time alone whom the stored row does not name', async () => {
    const { city } = await createPastStart(db());
    const run = async (file: string) =>
      sayOutcome(await importFile(db(), city.publicId, file, { format: 'Личный 10 км' }));
    await run('Номер;ФИО;Время\n15;***;42:00\n16;Котова Яна;44:00\n');
    expect(await run('ФИО;Время\nИванов Иван;42:00\nКотова Яна;44:00\n')).toBe('stored +0 ~1 -0 =1');
    expect((await readImported(db(), city.id)).map((row) => row.start_number).toSorted()).toEqual(['15', '16']);
  });
  it('names no namesake of whom has hidden himself while it does not tell them apart', async () => {
    const { city } = await createPastStart(db());
    const run = (file: string) => importFile(db(), city.publicId, file, { format: 'Личный 10 км' });
    await run('Номер;ФИО;Время\n15;Иванов Иван;42:00\n16;Иванов Иван;43:00\n17;Котова Яна;44:00\n');
    await sql`update results set name_hidden = true where event_city_id = ${city.id} and start_number = '15'`.execute(
      db(),
    );
    await run('ФИО;Время\nИванов Иван;42:10\nИванов Иван;43:10\nКотова Яна;44:10\n');
    const { rows } = await sql<{ hidden: boolean }>`
      select name_hidden as hidden from results where event_city_id = ${city.id} order by time_ms`.execute(db());
    expect(rows.map(({ hidden }) => hidden)).toEqual([true, true, false]);
  });
  it('gives people who can be compared', async () => {
    const { city, rows } = await read(lines('40:00', '41:00', '42:00'), { isPublishing: true });
    const [first] = rows;
    const found = await app.http.inject({
      method: 'POST',
      url: `/api/result/${first?.public_id}/rivals`,
      payload: { search: 'Котова' },
    });
    expect([city.id > 0, found.json<{ rivals: unknown[] }>().rivals.length]).toEqual([true, 1]);
  });
  it('leaves the numbers that are known', async () => {
    const { city } = await createPastStart(db());
    const run = async (file: string) =>
      sayOutcome(await importFile(db(), city.publicId, file, { format: 'Личный 10 км' }));
    await run('Номер;ФИО;Время\n15;Котова Яна;42:00\n');
    expect(await run('ФИО;Время\nКотова Яна;41:00\n')).toBe('stored +0 ~1 -0 =0');
    expect((await readImported(db(), city.id)).map((row) => row.start_number)).toEqual(['15']);
  });
  it('is not taken for one while an unknown column may hold them, nor where some rows have them', async () => {
    const file = 'Нум;ФИО;Время\n11;Иванов Иван;40:00\n12;Котова Яна;42:00\n';
    expect((await read(file)).said).toContain('--accept no_number');
    expect((await read(file, { accepts: ['no_number'] })).said).toBe('stored +2 ~0 -0 =0');
    const some = 'Номер;ФИО;Время\n11;Иванов Иван;40:00\n;Котова Яна;42:00\n';
    expect((await read(some)).said).toEqual(['3: нет стартового номера']);
    expect((await read(some, { accepts: ['no_number'] })).said).toBe('stored +2 ~0 -0 =0');
  });
  it('keeps the people of a relay together by their team', async () => {
    const { said, rows } = await read(
      'Команда;ФИО;Этап;Время\nЛоси;Иванов Иван;1;40:00\nЛоси;Петров Пётр;2;40:00\nРыси;Орлов Олег;1;41:00\n;Сомов Семён;2;41:00\n',
      { format: 'Командный' },
    );
    expect(said).toBe('stored +4 ~0 -0 =0');
    expect(new Set(rows.map(({ start_number, team }) => `${start_number} ${team}`)).size).toBe(2);
  });
});
