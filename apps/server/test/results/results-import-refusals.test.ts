import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventCity, createFormat } from '../factories/events.ts';
import { createPastStart, importFile, readImported, readImports, sayOutcome } from '../factories/results-import.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('rows that cannot be stored', () => {
  it('are all told with their lines, and nothing at all is stored', async () => {
    const { city } = await createPastStart(database.db);
    const file = [
      'Номер;ФИО;Пол;Год рождения;Формат;КТ1;Результат;Статус',
      '1;Иванов Иван;м;1990;10 км;20:00;40:00;',
      ';Безномерный Борис;м;;10 км;;41:00;',
      '2;;м;;10 км;;41:00;',
      '3;Скорый Семён;м;;10 км;;19:59;',
      '4;Тихий Тимур;м;;10 км;;;',
      '5;Кривой Карл;м;;10 км;час;1:75:00;',
      '1;Двойной Дмитрий;м;;10 км;;42:00;',
      '1;Свой в Другом;м;;5 км;;42:00;',
      '6;Чужой Чеслав;да;давно;21 км;;2:00:00;вне конкурса',
      `7;${'Долгий'.repeat(30)};м;;10 км;;300:00:00;`,
      '#$%;Знаков Захар;м;;10 км;;41:00;',
      '8;Целый Цезарь;м;;10 км;;41:00;',
    ].join('\n');
    const outcome = await importFile(database.db, city.publicId, file);
    expect(sayOutcome(outcome)).toEqual([
      '3: нет стартового номера',
      '4: нет ни имени, ни названия команды',
      '5: 0:19:59 на 10 км – быстрее, чем 2:00 на километр',
      '6: финишировал без времени: впишите время или статус DNF, DNS, DSQ',
      '7: в столбце «Результат» вместо времени «1:75:00»',
      '7: в столбце «КТ1» вместо времени «час»',
      '8: номер 1 уже стоит в строке 2, а на эстафету это не похоже',
      '10: формата «21 км» у этого старта нет',
      '10: статус «вне конкурса» непонятен: нужен DNF, DNS, DSQ или пусто',
      '10: пол «да» непонятен: нужно М или Ж',
      '10: в столбце «Год рождения» вместо возраста или года рождения «давно»',
      '11: в столбце «ФИО» больше 100 знаков',
      '11: в столбце «Результат» время больше десяти суток: «300:00:00»',
      '12: стартовый номер «$%» не похож на номер',
    ]);
    expect(outcome.state === 'problems' && outcome.reading.file.problems.kept[2]?.who).toBe('№ 3, Скорый Семён');
    expect([await readImported(database.db, city.id), await readImports(database.db, city.id)]).toEqual([[], []]);
  });

  it('the fastest pace is what the editor says', async () => {
    const { city } = await createPastStart(database.db);
    const file = 'Номер;ФИО;Дистанция;Результат\n1;Скорый Семён;10 км;19:59\n';
    expect(sayOutcome(await importFile(database.db, city.publicId, file))).toHaveLength(1);
    expect(sayOutcome(await importFile(database.db, city.publicId, file, { minPaceMs: 100_000 }))).toBe(
      'stored +1 ~0 -0 =0',
    );
  });

  it('one number with different times is told, and a row of another format', async () => {
    const { city } = await createPastStart(database.db);
    const relay = 'Номер;Команда;ФИО;Результат\n1;Лоси;Иванов Иван;41:00\n1;Лоси;Петров Пётр;42:00\n';
    expect(sayOutcome(await importFile(database.db, city.publicId, relay, { format: 'Командный' }))).toEqual([
      '3: у номера 1 здесь и в строке 2 разное время: у эстафеты оно одно, либо нужен столбец «Этап»',
    ]);
    const other = 'Номер;ФИО;Формат;Результат\n1;Иванов Иван;5 км;41:00\n';
    expect(sayOutcome(await importFile(database.db, city.publicId, other, { format: 'Личный 10 км' }))).toEqual([
      '2: это формат «5 км», а загружается «Личный 10 км»',
    ]);
  });
});

describe('files that cannot be read', () => {
  const good = 'Номер;ФИО;Результат\n1;Иванов Иван;41:00\n';
  it.each([
    ['', 'Файл пуст.'],
    ['  \n', 'Файл пуст.'],
    ['%PDF-1.7', 'Это не таблица, а PDF. Нужен CSV или XLSX.'],
    [
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'Это книга старого Excel (.xls) или книга с паролем. Сохраните её как «Книга Excel (.xlsx)» без пароля.',
    ],
    ['Номер;ФИО;Результат\n', 'Под заголовками нет ни одной строки.'],
    ['Номер;ФИО;Результат\n1;"Иванов;41:00\n', 'В строке 2 открыта кавычка и нигде не закрыта.'],
    [
      'Нум;ФИО;Результат\n12;Иванов Иван;41:00\n',
      'Нет столбца со стартовым номером. В файле: «Нум», «ФИО», «Результат». Если он есть, назовите его: --map "Столбец=start_number", а если номеров нет – --accept no_number.',
    ],
    [
      'Номер;Результат\n1;41:00\n',
      'Нет столбца с именем или командой. В файле: «Номер», «Результат». Если он есть, назовите его: --map "Столбец=full_name".',
    ],
    [
      'Номер;ФИО;Клуб\n1;Иванов Иван;Бег\n',
      'Нет столбца со временем. В файле: «Номер», «ФИО», «Клуб». Если он есть, назовите его: --map "Столбец=time".',
    ],
  ])('%j', async (file, text) => {
    const { city } = await createPastStart(database.db);
    expect(sayOutcome(await importFile(database.db, city.publicId, file, { format: 'Личный 10 км' }))).toBe(text);
  });

  it('an unknown column, format and start, and a start that is still to come', async () => {
    const { city } = await createPastStart(database.db);
    const say = async (...rest: Parameters<typeof importFile> extends [unknown, ...infer R] ? R : never) =>
      sayOutcome(await importFile(database.db, ...rest));
    expect(await say(city.publicId, good, { map: { Чистое: 'time' } })).toBe(
      'Столбца «Чистое» из --map в файле нет. В файле: «Номер», «ФИО», «Результат».',
    );
    expect(await say(city.publicId, good, { format: 'Марафон' })).toBe(
      'Формата «Марафон» у этого старта нет. Есть: «Личный 10 км», «Личный 5 км», «Командный».',
    );
    expect(await say('нет такого', good)).toBe(
      'Такого старта нет. Откройте его страницу на сайте и возьмите последнюю часть адреса после /results/ или весь адрес.',
    );
    expect(await say(city.publicId, good)).toBe(
      'В файле не сказано, какого формата строки. Назовите его ключом --format: «Личный 10 км», «Личный 5 км», «Командный».',
    );
    const future = await createEventCity(database.db);
    await createFormat(database.db, { event_city_id: future.id });
    expect(await say(future.publicId, good)).toBe('Этот старт ещё не состоялся.');
  });
});
