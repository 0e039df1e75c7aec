import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, inDays } from '../factories/events.ts';
import { createPastStart, importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

describe('genders', () => {
  it('come out of every writing of a category, and who has none is told', async () => {
    const { city } = await createPastStart(db());
    const file = [
      'Номер;Фамилия;Имя;Категория;Результат',
      '1;Лосев;Лев;MS;40:00',
      '2;Ветрова;Вера;FS;41:00',
      '3;Юнкин;Юрий;MU20;42:00',
      '4;Юркина;Юлия;FU20;43:00',
      '5;Эльбрусов;Эльдар;мэ40;44:00',
      '6;Этюдова;Эмма;жэ;45:00',
      '7;Полевая;Полина;ж50;46:00',
      '8;Ничеев;Никита;OPEN;47:00',
    ].join('\n');
    const outcome = await importFile(db(), city.publicId, file, { format: 'Личный 10 км' });
    expect(sayOutcome(outcome)).toBe('stored +8 ~0 -0 =0');
    expect((await readImported(db(), city.id)).map(({ gender, position_gen }) => [gender, position_gen])).toEqual([
      ['male', 1],
      ['female', 1],
      ['male', 2],
      ['female', 2],
      ['male', 3],
      ['female', 3],
      ['female', 4],
      [null, null],
    ]);
    expect(outcome.state === 'stored' && outcome.reading.file.notes).toEqual([
      { id: 'no_gender', count: 1, examples: ['9: № 8, Ничеев Никита, OPEN'] },
    ]);
  });
});

const file = (...lines: string[]): string => ['Номер;ФИО;Пол;Результат', ...lines].join('\n');
const person = (at: number): string => `${at};Бегун Номер${String(at).padStart(2, '0')};м;${40 + at}:00`;
const twenty = Array.from({ length: 20 }, (_, at) => person(at + 1));

const published = async () => {
  const { city } = await createPastStart(db());
  const run = async (lines: readonly string[], options = {}) =>
    sayOutcome(await importFile(db(), city.publicId, file(...lines), { format: 'Личный 10 км', ...options }));
  expect(await run(twenty, { isPublishing: true })).toBe('stored +20 ~0 -0 =0');
  return { city, run };
};
const idsOf = async (eventCityId: number) =>
  new Map((await readImported(db(), eventCityId)).map((row) => [row.start_number, row.public_id]));

describe('a file that leaves out published rows', () => {
  it('is stored unasked up to one in twenty', async () => {
    const { run } = await published();
    expect(await run(twenty.slice(1))).toBe('stored +0 ~0 -1 =19');
  });

  it('asks above that and stores nothing until so many may go', async () => {
    const { city, run } = await published();
    const before = await readImported(db(), city.id);
    expect(await run(twenty.slice(2))).toBe('asks -2 of 20');
    expect(await run(twenty.slice(2), { mayRemove: 1 })).toBe('asks -2 of 20');
    expect(await readImported(db(), city.id)).toEqual(before);
    expect(await run(twenty.slice(2), { isPreview: true })).toBe('previewed +0 ~0 -2 =18');
    expect(await run(twenty.slice(2), { mayRemove: 2 })).toBe('stored +0 ~0 -2 =18');
  });

  it('asks nothing while nobody can see the results', async () => {
    const { city } = await createPastStart(db());
    const run = async (lines: readonly string[]) =>
      sayOutcome(await importFile(db(), city.publicId, file(...lines), { format: 'Личный 10 км' }));
    await run(twenty);
    expect(await run(twenty.slice(10))).toBe('stored +0 ~0 -10 =10');
  });
});

describe('a row that returns', () => {
  const certificateOf = async (publicId: string) => {
    const answer = await app.http.inject({ method: 'GET', url: `/api/result/${publicId}/certificate` });
    return answer.statusCode;
  };

  it('has its page and its certificate again, even with a corrected number', async () => {
    const { city, run } = await published();
    const before = await idsOf(city.id);
    expect(await certificateOf(before.get('19') ?? '')).toBe(200);
    await run(twenty.slice(0, 18), { mayRemove: 2 });
    expect(await certificateOf(before.get('19') ?? '')).toBe(404);
    expect(await run([...twenty.slice(0, 18), person(19), person(20).replace(/^20/, '120')])).toBe(
      'stored +2 ~0 -0 =18',
    );
    const after = await idsOf(city.id);
    expect([after.get('19'), after.get('120')]).toEqual([before.get('19'), before.get('20')]);
    expect(await certificateOf(before.get('19') ?? '')).toBe(200);
  });

  it('stays hidden when its name was hidden', async () => {
    const { city, run } = await published();
    const before = await idsOf(city.id);
    await sql`update results set name_hidden = true, name_words = null, name_words_back = null
      where public_id = ${before.get('20')}`.execute(db());
    await run(twenty.slice(0, 19));
    await run(twenty);
    const row = (await readImported(db(), city.id)).find(({ start_number }) => start_number === '20');
    expect(row).toMatchObject({ public_id: before.get('20'), name_hidden: true, name_words: null });
  });

  it('is a new one when somebody else has the number', async () => {
    const { city, run } = await published();
    const before = await idsOf(city.id);
    await run(twenty.slice(0, 19));
    await run([...twenty.slice(0, 19), '20;Котова Яна;ж;60:00']);
    expect((await idsOf(city.id)).get('20')).not.toBe(before.get('20'));
  });
});

describe('a class outside the overall list', () => {
  const lines = ['1;Иванов Иван;м;М;40:00', '2;Котова Яна;ж;Ж;41:00', '3;Быстров Борис;м;Wheelchair M;18:00'];
  const text = ['Номер;ФИО;Пол;Категория;Результат', ...lines].join('\n');
  const placesOf = async (id: number) => {
    const { rows } = await sql<Record<string, unknown>>`
      select start_number, position, position_gen, position_cat, overall_place, row_number from results
      where event_city_id = ${id} order by number_key`.execute(db());
    return rows.map((row) => Object.values(row));
  };

  it('as a category has its own limit of pace and its own places, and leaves the others theirs', async () => {
    const { city } = await createPastStart(db());
    const run = async (options = {}) =>
      sayOutcome(await importFile(db(), city.publicId, text, { format: 'Личный 10 км', ...options }));
    expect(await run()).toEqual(['4: 0:18:00 на 10 км – быстрее, чем 2:00 на километр']);
    expect(await run({ outside: [{ name: 'Wheelchair', minPaceMs: 110_000 }] })).toEqual([
      '4: 0:18:00 на 10 км – быстрее, чем 1:50 на километр',
    ]);
    expect(await run({ outside: [{ name: 'Wheelchair', minPaceMs: 90_000 }] })).toBe('stored +3 ~0 -0 =0');
    const expected = [
      ['1', 1, 1, 1, 1, 1],
      ['2', 2, 1, 1, 2, 2],
      ['3', null, null, 1, null, 3],
    ];
    expect(await placesOf(city.id)).toEqual(expected);
    // The next file need not say it again.
    expect(await run()).toBe('same +0 ~0 -0 =3');
    expect(await placesOf(city.id)).toEqual(expected);
    expect(await run({ outside: [], minPaceMs: 0 })).toBe('stored +0 ~0 -0 =3');
    expect((await placesOf(city.id))[2]).toEqual(['3', 1, 1, 1, 1, 1]);
  });

  it('as a format of the same distance is not counted among the others', async () => {
    const { city } = await createPastStart(db());
    await createFormat(db(), {
      event_city_id: city.id,
      title_ru: 'Коляски 10 км',
      distance_km: 10,
      position: 3,
      start_time: inDays(-1),
    });
    const two = 'Номер;ФИО;Формат;Результат\n1;Иванов Иван;Личный 10 км;40:00\n2;Быстров Борис;Коляски 10 км;18:00\n';
    const outside = [{ name: 'коляски 10 км', minPaceMs: 60_000 }];
    expect(sayOutcome(await importFile(db(), city.publicId, two, { outside }))).toBe('stored +2 ~0 -0 =0');
    expect(await placesOf(city.id)).toEqual([
      ['1', 1, null, null, 1, 1],
      ['2', 1, null, null, null, 1],
    ]);
  });

  it('that the file does not have is refused by name', async () => {
    const { city } = await createPastStart(db());
    const options = { format: 'Личный 10 км', minPaceMs: 0, outside: [{ name: 'Лыжи', minPaceMs: 0 }] };
    expect(sayOutcome(await importFile(db(), city.publicId, text, options))).toBe(
      'Ни формата, ни категории «Лыжи» из --outside в файле нет.',
    );
  });
});
