import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../src/commands/results-import-arguments.ts';
import { reportReading } from '../../src/commands/results-import-report.ts';
import { commandWords } from '../../src/commands/results-import-words.ts';
import { createPastStart, importFile, in1251, readImported, sayOutcome } from '../factories/results-import.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const read = async (file: string | Buffer, options = {}) => {
  const { city } = await createPastStart(database.db);
  const outcome = await importFile(database.db, city.publicId, file, options);
  return {
    said: sayOutcome(outcome),
    shown: 'reading' in outcome ? reportReading(outcome.reading, 'ru', commandWords.ru) : [],
    rows: await readImported(database.db, city.id),
    fields: 'reading' in outcome ? outcome.reading.file.columns.map(({ field }) => field) : [],
  };
};

describe('protocols of timing crews', () => {
  it('of a district: titles, sections by age, a rank beside the result, a paragraph behind DQ, judges below', async () => {
    const { said, rows, fields } = await read(
      in1251(
        [
          'ИТОГОВЫЙ ПРОТОКОЛ;;;;;;',
          'Кросс «Вологда»;;;;;15.08.2026;',
          ';;;;;;',
          'Место;Ст.№;Фамилия, Имя;Г.р.;Результат;Отставание;Вып. разряд',
          'Мужчины 18-39 лет;;;;;;',
          '1;101;ИВАНОВ Иван;1990;0:41:20;;I',
          '2;105;Сидоров Пётр Ильич;1988;0:43:01,5;+01:41;II',
          '-;120;Морозов Денис;1995;сход;;',
          ';121;Зайцев Илья;1995;н/с;;',
          'Женщины 18-39 лет;;;;;;',
          '1;201;Петрова Анна;1992;0:47:20;;',
          'DQ;204;Волкова Дарья;1999;DQ п. 6.3;;',
          'Всего стартовало: 6;;;;;;',
          'Главный судья;;;;Кошкин К.К. (СС1К, г. Вологда);;',
        ].join('\r\n'),
      ),
      { format: 'Личный 10 км' },
    );
    expect([said, fields.at(-1)]).toEqual(['stored +6 ~0 -0 =0', 'ignore']);
    expect(rows.map(({ start_number, gender, status }) => `${start_number} ${gender} ${status}`)).toEqual([
      '101 male finished',
      '105 male finished',
      '120 male dnf',
      '121 male dns',
      '201 female finished',
      '204 female dsq',
    ]);
  });

  it('with Latin letters among Cyrillic ones', async () => {
    const { said, rows } = await read('№;ФИO;Kатегория;Рeзультат\n1;Ивaнoв Ивaн;M;41:20\n2;Smith John;M;42:20\n', {
      format: 'Личный 10 км',
    });
    expect(said).toBe('stored +2 ~0 -0 =0');
    expect(rows.map((row) => `${row.last_name} ${row.first_name}`)).toEqual(['Иванов Иван', 'Smith John']);
  });

  it('with people whose number is lost', async () => {
    const { said } = await read('№;ФИО;Результат\n1;Иванов Иван;41:20\nб/н;Белов Борис;42:20\nБ/Н;Орлов Олег;43:20\n', {
      format: 'Личный 10 км',
    });
    expect(said).toEqual(['3: нет стартового номера', '4: нет стартового номера']);
  });

  it('with somebody without a number under a relay: he is not one of its people', async () => {
    const { said } = await read('№;ФИО;Результат\n5;Лосев Лев;21:10\nб/н;Котова Яна;\n', { format: 'Командный' });
    expect(said).toContain('3: нет стартового номера');
  });

  it('with the time by chip and the one of all beside each other', async () => {
    const { said, rows } = await read('№;ФИО;Пол;Время (чип);Время (общее)\n1;Иванов Иван;м;41:20;41:50\n', {
      format: 'Личный 10 км',
    });
    expect(said).toBe('stored +1 ~0 -0 =0');
    expect(rows.map(({ time_ms, absolute_ms }) => [time_ms, absolute_ms])).toEqual([[2_480_000, 2_510_000]]);
  });

  it('with the people of a relay in columns, and the time of a leg named after it', async () => {
    const { said, rows } = await read(
      'Номер;Команда;Этап 1;Время этапа 1;Этап 2;Результат этапа 2;Итог\n1;Лоси;Иванов Иван;10:10;Петрова Анна;11:00;21:10\n',
      { format: 'Командный' },
    );
    expect(said).toBe('stored +2 ~0 -0 =0');
    expect(rows.map(({ last_name, individual_ms }) => [last_name, individual_ms])).toEqual([
      ['Иванов', 610_000],
      ['Петрова', 660_000],
    ]);
  });

  it('with a column of distances: the preview counts the rows of each format', async () => {
    const file =
      'Номер;ФИО;Дистанция;Время\n1;Иванов Иван;10 км;41:20\n2;Белов Борис;5 км;21:20\n3;Орлов Олег;5 км;22:20\n';
    const { shown } = await read(file);
    expect(shown).toContain('По форматам: «Личный 10 км» – 1 строка, «Личный 5 км» – 2 строки');
  });

  it('with the format in a title above the headings', async () => {
    const rows = 'Номер;ФИО;Время\n1;Иванов Иван;41:20\n2;Белов Борис;42:20\n';
    const { said, shown } = await read(`Кросс «Вологда»;;\nДистанция 10 км;;\n${rows}`);
    expect(said).toBe('stored +2 ~0 -0 =0');
    expect(shown).toContain('По форматам: «Личный 10 км» – 2 строки');
    for (const titles of ['Кросс на 5 и 10 км;;', '10 км;;\n5 км;;'])
      expect((await read(`${titles}\n${rows}`)).said).toMatch(/^В файле не сказано, какого формата строки/);
    // A column and the word of the editor say more.
    expect((await read(`5 км;;\n${rows}`, { format: 'Личный 10 км' })).said).toBe('stored +2 ~0 -0 =0');
    const named = await read('5 км;;\nНомер;ФИО;Формат;Время\n1;Иванов Иван;Личный 10 км;41:20\n');
    expect(named.shown).toContain('По форматам: «Личный 10 км» – 1 строка');
  });

  it('of a relay in a format of single runners: the command says so', async () => {
    const told =
      '2 строки – команды или люди эстафет, а формат личный: если это другой формат, назовите его ключом --format';
    const relay = 'Номер;Команда;ФИО;Время\n1;Лоси;Иванов Иван;41:20\n1;Лоси;Белов Борис;41:20\n2;;Орлов Олег;42:20\n';
    expect((await read(relay, { format: 'Личный 10 км' })).shown).toContain(`! ${told}`);
    expect((await read(relay, { format: 'Командный' })).shown.join()).not.toContain('формат личный');
    const teams = await read('Номер;Команда;Время\n1;Лоси;41:20\n2;Зубры;42:20\n', { format: 'Личный 10 км' });
    expect(teams.shown).toContain(`! ${told}`);
    const nameless = 'Номер;ФИО;Время\n1;Иванов Иван;41:20\n1;Белов Борис;41:20\n';
    expect((await read(nameless, { format: 'Личный 10 км' })).said).toEqual([
      '3: номер 1 и время те же, что в строке 2, а формат личный',
    ]);
  });
});

it('a start is named by its number or by the address of its page', () => {
  const addresses = [
    'kross-vologda',
    '/results/kross-vologda',
    'https://trassa.example/results/kross-vologda/?format=1',
  ];
  for (const address of addresses) {
    const said = readArguments(['a.csv', '--event-city', address]);
    expect(said.ok && said.value.eventCity).toBe('kross-vologda');
  }
});
