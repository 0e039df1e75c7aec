import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResult, publishResults } from '../factories/results.ts';
import { createPastStart, importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { createWorkbook } from '../factories/workbook.ts';
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
const notesOf = ({ outcome }: Awaited<ReturnType<typeof read>>) =>
  'reading' in outcome && outcome.reading.file.notes.map(({ id, count }) => [id, count]);

describe('forms of protocols', () => {
  it('times in decimal minutes, and times with the place of the leg behind them', async () => {
    const result = await read(
      'Bib;Name;Gender;#1 (31);Time\n1;Adam Alder;M;20.5;43.25\n2;Carl Cedar;M;0:21:00 #2 (31);43:30(1)\n',
    );
    expect(result.said).toBe('stored +2 ~0 -0 =0');
    expect(result.rows.map(({ time_ms, splits }) => [time_ms, splits])).toEqual([
      [2_595_000, [{ title: '#1 (31)', ms: 1_230_000 }]],
      [2_610_000, [{ title: '#1 (31)', ms: 1_260_000 }]],
    ]);
    expect(notesOf(result)).toEqual([['decimal_minutes', 1]]);
  });

  it('statuses with letters that look alike, and a State that is a place', async () => {
    const { said, rows } = await read(
      'Bib;Name;Gender;State;Time\n1;Adam Alder;M;TX;40:00\n2;Bert Beech;M;Bavaria;DNС\n3;Carl Cedar;M;;Cошёл\n',
    );
    expect(said).toBe('stored +3 ~0 -0 =0');
    expect(rows.map(({ status }) => status)).toEqual(['finished', 'dns', 'dnf']);
  });

  it('titles of sections that name a group', async () => {
    const { said, rows } = await read(
      [
        'Номер;ФИО;Время',
        '10 км. Мужчины 18–29;;',
        '1;Иванов Иван;40:00',
        'Женщины;;',
        '2;Котова Яна;41:00',
        'Не стартовали;;',
        '3;Орлова Ольга;',
      ].join('\n'),
    );
    expect(said).toBe('stored +3 ~0 -0 =0');
    expect(rows.map(({ category, gender, age_group, status }) => [category, gender, age_group, status])).toEqual([
      ['Мужчины 18–29', 'male', '18–29', 'finished'],
      ['Женщины', 'female', null, 'finished'],
      ['Женщины', 'female', null, 'dns'],
    ]);
  });

  it('titles of sections without separators behind them, as a program writes a line of one cell', async () => {
    const lines = ['Мужчины', '1;Иванов Иван;40:00', 'Женщины 18–29', '2;Котова Яна;41:00'];
    const { said, rows } = await read(['Номер;ФИО;Время', ...lines].join('\n'));
    expect(said).toBe('stored +2 ~0 -0 =0');
    expect(rows.map(({ category }) => category)).toEqual(['Мужчины', 'Женщины 18–29']);
  });

  it('a table without headers, or with unknown ones, whose columns the editor names by their place', async () => {
    const map = { A: 'start_number', B: 'full_name', '#3': 'time' } as const;
    const lines = '1;Адамов Адам;40:00\n2;Борисов Борис;41:00\n';
    for (const header of ['', 'Протокол\n', 'Протокол\n\nЧто;Кто;Сколько\n']) {
      const { said, rows } = await read(header + lines, { map });
      expect([said, rows.map((row) => row.last_name)]).toEqual(['stored +2 ~0 -0 =0', ['Адамов', 'Борисов']]);
    }
  });

  it('names that the file hides are people without a name, until a file names them', async () => {
    const { city } = await createPastStart(db());
    const run = (name: string) =>
      importFile(db(), city.publicId, `Номер;ФИО;Пол;Клуб;Время\n1;${name};м;Лоси;40:00\n2;***;ж;;41:00\n`, {
        format: 'Личный 10 км',
      });
    const row = async () => {
      const [first] = await readImported(db(), city.id);
      return [first?.last_name, first?.name_hidden, first?.name_words, first?.public_id];
    };
    const outcome = await run('Имя скрыто');
    expect(sayOutcome(outcome)).toBe('stored +2 ~0 -0 =0');
    expect('reading' in outcome && outcome.reading.file.notes[0]).toEqual({
      id: 'name_hidden',
      count: 2,
      examples: ['2: № 1', '3: № 2'],
    });
    const hidden = await row();
    expect(hidden.slice(0, 3)).toEqual(['', true, null]);
    expect(sayOutcome(await run('Имя скрыто'))).toBe('same +0 ~0 -0 =2');
    expect(sayOutcome(await run('Иванов Иван'))).toBe('stored +0 ~1 -0 =1');
    expect(await row()).toEqual(['Иванов', false, 'иванов иван', hidden[3]]);
  });

  it('the very same row without a name twice is one row', async () => {
    const { said } = await read('Номер;ФИО;Время\n1;Скрыто;40:00\n1;Скрыто;40:00\n');
    expect(said).toBe('stored +1 ~0 -0 =0');
  });

  it('a runner in the overall table and again in that of the group is one row with what both say', async () => {
    const result = await read(
      [
        'Номер;ФИО;Пол;Категория;Клуб;Время',
        '1;Иванов Иван;м;;Лоси;40:00',
        '2;Котова Яна;ж;;;41:00',
        '1;Иванов Иван;;М30;;40:00',
        '2;Котова Яна;ж;;;41:00',
      ].join('\n'),
    );
    expect(result.said).toBe('stored +2 ~0 -0 =0');
    expect(result.rows.map(({ category, club }) => [category, club])).toEqual([
      ['М30', 'Лоси'],
      [null, null],
    ]);
    expect(notesOf(result)).toEqual([['repeated', 2]]);
  });

  it('rows without a time are DNF and rows without a name are taken when the editor says so', async () => {
    const file = 'Номер;ФИО;Пол;Время\n1;Иванов Иван;м;40:00\n2;Орлов Олег;м;\n3;;ж;42:00\n';
    expect((await read(file)).said).toHaveLength(2);
    const { said, rows } = await read(file, { accepts: ['no_time', 'no_name'] });
    expect(said).toBe('stored +3 ~0 -0 =0');
    expect(rows.map(({ last_name, status, position }) => [last_name, status, position])).toEqual([
      ['Иванов', 'finished', 1],
      ['Орлов', 'dnf', null],
      ['', 'finished', 2],
    ]);
  });

  it('a workbook with dates as bare numbers tells of formulas that hold no value', async () => {
    const result = await read(
      createWorkbook({
        Итоги: [
          ['Номер', 'ФИО', 'Пол', 'Дата рождения', 'Клуб', 'Старт', 'Финиш'],
          [1, 'Иванов Иван', 'м', 32_937, { formula: 'A1' }, 45_787.4375, 45_787.46875],
        ],
      }),
    );
    expect(result.said).toBe('stored +1 ~0 -0 =0');
    expect(result.rows[0]).toMatchObject({ age_group: '30–39', time_ms: 2_700_000 });
    expect(notesOf(result)).toEqual([['no_formula_value', 1]]);
  });
});

describe('what a person tells', () => {
  it('city and country are kept and shown, but not of a hidden name', async () => {
    const { city, ten } = await createPastStart(db());
    await importFile(db(), city.publicId, 'Номер;ФИО;Пол;Город;Страна;Время\n1;Иванов Иван;м;Псков;Россия;40:00\n', {
      format: 'Личный 10 км',
      isPublishing: true,
    });
    const hidden = await createResult(db(), ten, {
      start_number: '900',
      name_hidden: true,
      home_city: 'Псков',
      country: 'Россия',
    });
    await publishResults(db(), city.id);
    const [row] = await readImported(db(), city.id);
    const valuesOf = async (id: string | undefined) =>
      (await app.http.inject({ method: 'GET', url: `/api/result/${id}` })).json<{ values: unknown }>().values;
    expect(await valuesOf(row?.public_id)).toMatchObject({ home_city: 'Псков', country: 'Россия' });
    expect(await valuesOf(hidden.publicId)).not.toHaveProperty('home_city');
  });

  it('columns named by hand are remembered for the next file of the same event', async () => {
    const { city } = await createPastStart(db());
    const run = async (file: string, map = {}) =>
      sayOutcome(await importFile(db(), city.publicId, file, { format: 'Личный 10 км', map }));
    const file = (time: string) => `Номер;Кто;Зачётное;Пол\n1;Иванов Иван;${time};м\n`;
    expect(await run(file('40:00'))).toContain('Нет столбца с именем');
    expect(await run(file('40:00'), { Кто: 'full_name', Зачётное: 'time' })).toBe('stored +1 ~0 -0 =0');
    expect(await run(file('39:00'))).toBe('stored +0 ~1 -0 =0');
    // A file without those columns is not refused for that.
    expect(await run('Номер;ФИО;Время;Пол\n1;Иванов Иван;38:00;м\n')).toBe('stored +0 ~1 -0 =0');
  });
});
