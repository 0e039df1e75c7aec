import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPastStart,
  importFile,
  in1251,
  readImported,
  readImports,
  sayOutcome,
} from '../factories/results-import.ts';
import { createWorkbook } from '../factories/workbook.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const hour = 3_600_000;

describe('files of timing crews', () => {
  it('Windows-1251 with semicolons, titles, totals, splits, fines and statuses', async () => {
    const { city, ten } = await createPastStart(database.db);
    const file = [
      'ПРОТОКОЛ «Личный 10 км»;;;;;;;;;',
      '',
      'Место;Ст. №;Фамилия;Имя;Пол;Категория;Клуб;КТ1;Штраф;Результат;Прим.',
      '1;0015;ЁЛКИН;Пётр;м;М 30-39;"Бег; и ""точка""";20:05,5;0;40:10,5;',
      '2;16;Смирнова;Анна;ж;Ж 18-29;;21:00;00:02:00;0:45:00;лидер у женщин',
      '',
      'Место;Ст. №;Фамилия;Имя;Пол;Категория;Клуб;КТ1;Штраф;Результат;Прим.',
      '-;17;Орлов;Олег;м;М 40-49;;25:00;;сошёл;',
      'DSQ;18;Котов;Кирилл;м;М 40-49;;;;50:00;срезал',
      ';19;Белов;Борис;м;М 40-49;;;;н/я;',
      'Итого участников;5;;;;;;;;;',
      'Главный судья;;Строгий С. С.;;;;;;;;',
    ].join('\r\n');
    const outcome = await importFile(database.db, city.publicId, in1251(file), { format: ten.publicId });
    expect(sayOutcome(outcome)).toBe('stored +5 ~0 -0 =0');
    expect(outcome.state === 'stored' && outcome.reading.table).toEqual({
      kind: 'text',
      encoding: 'windows-1251',
      delimiter: ';',
    });
    expect(outcome.state === 'stored' && outcome.reading.file.skipped).toEqual([7, 11, 12]);
    const rows = await readImported(database.db, city.id);
    expect(
      rows.map(({ start_number, last_name, status, time_ms, position, position_gen }) => [
        start_number,
        last_name,
        status,
        time_ms,
        position,
        position_gen,
      ]),
    ).toEqual([
      ['15', 'Ёлкин', 'finished', 2_410_500, 1, 1],
      ['16', 'Смирнова', 'finished', 2_700_000, 2, 1],
      ['17', 'Орлов', 'dnf', null, null, null],
      ['18', 'Котов', 'dsq', null, null, null],
      ['19', 'Белов', 'dns', null, null, null],
    ]);
    expect(rows[0]).toMatchObject({
      format_id: ten.id,
      leg: 0,
      gender: 'male',
      category: 'М 30-39',
      age_group: '30–39',
      club: 'Бег; и "точка"',
      name_words: 'елкин петр',
      splits: [{ title: 'КТ1', ms: 1_205_500 }],
    });
    expect(rows[1]).toMatchObject({ fine_ms: 120_000, comments: 'лидер у женщин' });
    expect(await readImports(database.db, city.id)).toEqual([
      {
        file_name: 'протокол.csv',
        mapping: expect.objectContaining({ 'Ст. №': 'start_number', КТ1: 'split' }),
        added: 5,
        changed: 0,
        removed: 0,
      },
    ]);
  });

  it('tabs with English headers; formats by title and by distance; the deciding time is worked out', async () => {
    const { city, ten, five } = await createPastStart(database.db);
    const file = [
      'Bib\tName\tGender\tYOB\tRace\tStart\tFinish\tGun time\tChip time\tPenalty',
      '1\tJohn Smith\tM\t1990\tSolo 10\t10:00:00\t10:50:00\t50:00\t49:30\t1:00',
      '2\tИванова Анна\tF\t\t5 km\t10:00\t10:30:05.2\t30:05.2\t\t',
      '3\tKim, Lee\tF\t\t5\t23:50:00\t00:20:00\t\t\t',
    ].join('\n');
    expect(sayOutcome(await importFile(database.db, city.publicId, `\uFEFF${file}`))).toEqual('stored +3 ~0 -0 =0');
    const rows = await readImported(database.db, city.id);
    expect(
      rows.map(({ format_id, last_name, first_name, time_ms }) => [format_id, last_name, first_name, time_ms]),
    ).toEqual([
      [ten.id, 'Smith', 'John', 3_030_000],
      [five.id, 'Иванова', 'Анна', 1_805_200],
      [five.id, 'Kim', 'Lee', hour / 2],
    ]);
    expect(rows[0]).toMatchObject({
      absolute_ms: 3_000_000,
      individual_ms: 2_970_000,
      start_ms: 10 * hour,
      gender: 'male',
      age_group: '30–39',
    });
  });

  it('a workbook: the chosen sheet, times as days, headers in two rows, formatted texts', async () => {
    const { city, five } = await createPastStart(database.db);
    const time = (value: number) => ({ value: value / 24, style: 'time' as const });
    const bytes = createWorkbook({
      Сводка: [['ничего']],
      'Личный & 5 км': [
        ['Протокол'],
        [null, 'Номер', 'Фамилия', 'Имя', 'Время'],
        [null, null, null, null, 'Старт', 'Финиш', 'Чистое'],
        [null, 7, 'Соколов', 'Артём', { value: 45_787 + 10 / 24, style: 'moment' }, time(10.5), time(0.5)],
        [null, 8, 'Лисина', 'Вера', time(10), time(10.6), 0.025],
        [null, 9, 'Зайцев', 'Лев', time(10), null, 'DNF'],
      ],
    });
    const outcome = await importFile(database.db, city.publicId, bytes, {
      sheet: 'личный & 5 км',
      format: 'Личный 5 км',
    });
    expect(sayOutcome(outcome)).toBe('stored +3 ~0 -0 =0');
    const rows = await readImported(database.db, city.id);
    expect(
      rows.map(({ format_id, start_number, last_name, start_ms, time_ms, status }) => [
        format_id,
        start_number,
        last_name,
        start_ms,
        time_ms,
        status,
      ]),
    ).toEqual([
      [five.id, '7', 'Соколов', 10 * hour, hour / 2, 'finished'],
      [five.id, '8', 'Лисина', 10 * hour, 0.6 * hour, 'finished'],
      [five.id, '9', 'Зайцев', 10 * hour, null, 'dnf'],
    ]);
    expect(sayOutcome(await importFile(database.db, city.publicId, bytes, { sheet: 'Нет' }))).toBe(
      'Листа «Нет» нет. Есть: «Сводка», «Личный & 5 км».',
    );
    expect(sayOutcome(await importFile(database.db, city.publicId, bytes.subarray(0, 900)))).toBe(
      'Книга Excel повреждена. Откройте её и сохраните ещё раз.',
    );
  });

  it('sections that name the format and who did not finish; columns by the word of the editor', async () => {
    const { city, ten, five } = await createPastStart(database.db);
    const file =
      'Ключ,Кто,Итого всего\nЛичный 10 км,,\n1,Иванов Иван,50:00\nНе финишировали,,\nМ 30-39,,\nСошли,,\n2,Петров Пётр,\nЛичный 5 км,,\n1,Котова Яна,30:00\n';
    expect(sayOutcome(await importFile(database.db, city.publicId, file))).toMatch(/^Строка заголовков не нашлась/);
    const map = { Ключ: 'start_number', B: 'full_name', 'Итого всего': 'time' } as const;
    expect(sayOutcome(await importFile(database.db, city.publicId, file, { map }))).toBe('stored +3 ~0 -0 =0');
    expect(
      (await readImported(database.db, city.id)).map(({ format_id, last_name, status }) => [
        format_id,
        last_name,
        status,
      ]),
    ).toEqual([
      [ten.id, 'Иванов', 'finished'],
      [ten.id, 'Петров', 'dnf'],
      [five.id, 'Котова', 'finished'],
    ]);
  });
});

describe('teams and relays', () => {
  it('people of one number get legs, a row with a title is a team, legs that were timed alone are added up', async () => {
    const { city, teams } = await createPastStart(database.db);
    const file = [
      'Номер;Команда;ФИО;Этап;Результат',
      '1;Медведи;;;40:00',
      '2;Лоси;Иванов Иван;;42:00',
      '2;Лоси;Петров Пётр;;42:00',
      '3;Рыси;;;45:00',
      ';;Котов Кирилл;;',
      ';;Белова Анна;;',
      '4;Волки;Орлов Олег;2;20:00',
      '4;Волки;Орлова Ольга;1;21:00',
      '5;Ежи;Сидоров Семён;1;20:00',
      '5;Ежи;Сидорова Света;2;DNF',
    ].join('\n');
    expect(sayOutcome(await importFile(database.db, city.publicId, file, { format: 'Командный' }))).toBe(
      'stored +9 ~0 -0 =0',
    );
    const rows = await readImported(database.db, city.id);
    expect(rows.every(({ format_id }) => format_id === teams.id)).toBe(true);
    expect(rows.map((row) => [row.start_number, row.leg, row.team, row.last_name, row.time_ms, row.position])).toEqual([
      ['1', 0, 'Медведи', '', 2_400_000, 1],
      ['2', 1, 'Лоси', 'Иванов', 2_520_000, 3],
      ['2', 2, 'Лоси', 'Петров', 2_520_000, 3],
      ['3', 1, 'Рыси', 'Котов', 2_700_000, 4],
      ['3', 2, 'Рыси', 'Белова', 2_700_000, 4],
      ['4', 1, 'Волки', 'Орлова', 2_460_000, 2],
      ['4', 2, 'Волки', 'Орлов', 2_460_000, 2],
      ['5', 1, 'Ежи', 'Сидоров', null, null],
      ['5', 2, 'Ежи', 'Сидорова', null, null],
    ]);
    expect(rows.map(({ individual_ms }) => individual_ms).slice(5, 7)).toEqual([1_260_000, 1_200_000]);
    expect(rows.slice(-2).map(({ status }) => status)).toEqual(['dnf', 'dnf']);
  });
});
