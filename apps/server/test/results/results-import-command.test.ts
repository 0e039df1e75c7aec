import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageOf, readArguments } from '../../src/commands/results-import-arguments.ts';
import { createPastStart, importFile, in1251, readImported } from '../factories/results-import.ts';
import { createWorkbook } from '../factories/workbook.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trassa-results-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const command = path.resolve(import.meta.dirname, '../../src/commands/results-import.ts');
  const run = async (...words: string[]): Promise<{ code: number; out: string }> => {
    const env = {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SITE_URL: 'http://localhost:3000',
    };
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env, cwd: folder });
      return { code: 0, out: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stdout + stderr };
    }
  };

  it('complains without control signs of the names it was given', async () => {
    const { code, out } = await run('\u001B[2J\u009B31mитоги.csv', '--event-city', 'none');
    expect([code, out.replace(/\n$/, '').match(/\p{Cc}/gu)]).toEqual([1, null]);
    expect(out).toContain('[2J 31mитоги.csv');
  });

  it('tells the columns, every bad row, and after the correction what was stored', async () => {
    const { city } = await createPastStart(database.db);
    const words = [
      'итоги.csv',
      '--event-city',
      city.publicId,
      '--format',
      'Личный 10 км',
      '--map',
      'Зачёт команды=team,Круг, м=ignore',
    ];
    const file = (time: string) =>
      writeFileSync(
        path.join(folder, 'итоги.csv'),
        in1251(
          `Итоги\n\n№;ФИО;Зачёт команды;Круг, м;Спонсор;Время\n15;Ёлкин Пётр;Лоси;400;Ромашка;${time}\n16;Котова Яна;;;;50:00\n`,
        ),
      );
    file('сорок минут');
    const bad = await run(...words);
    expect(bad.code).toBe(1);
    for (const text of [
      'Текст windows-1251, разделитель – точка с запятой, заголовки в строке 3',
      /B +ФИО +фамилия и имя/,
      /E +Спонсор +✗ не используется/,
      /строка 4 +№ 15, Ёлкин Пётр +в столбце «Время» вместо времени «сорок минут»/,
      '✗ 1 ошибка в 1 строке. Ничего не записано.',
    ])
      expect(bad.out).toMatch(text);
    file('40:00');
    const good = await run(...words, '--publish');
    expect([good.code, good.out]).toEqual([
      0,
      expect.stringMatching(/✓ Загружено\n +2 {2}новых\nРезультаты открыты всем: http:\/\/localhost:3000\/results\//),
    ]);
    const again = await run(...words, '--language', 'en');
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringContaining('This file was imported before. Nothing has changed.'),
    ]);
    expect(again.out).not.toMatch(/файл|строк|столб/);
    expect(await readImported(database.db, city.id)).toHaveLength(2);
  }, 90_000);

  it('groups the problems with three examples each and writes all of them beside the file', async () => {
    const { city } = await createPastStart(database.db);
    const rows = Array.from({ length: 40 }, (_, at) => `${at + 1};Бегун Номер;час`).join('\n');
    writeFileSync(path.join(folder, 'кривые.csv'), `Номер;ФИО;Время\n${rows}\n99;Тихий Тимур;\n`);
    const { code, out } = await run('кривые.csv', '--event-city', city.publicId, '--format', 'Личный 10 км');
    expect([code, out.match(/вместо времени «час»/g)?.length]).toEqual([1, 3]);
    for (const text of [
      'Непонятное время: 40',
      'и ещё 37 таких',
      /Нет времени .*: 1\n/,
      /Все ошибки по строкам: .*кривые\.problems\.txt/,
      '✗ 41 ошибка в 41 строке.',
    ])
      expect(out).toMatch(text);
    const beside = readFileSync(path.join(folder, 'кривые.problems.txt'), 'utf8').trim().split('\n');
    expect([beside.length, beside.at(-1)]).toEqual([
      41,
      'строка 42 · № 99, Тихий Тимур · финишировал без времени: впишите время или статус DNF, DNS, DSQ',
    ]);
  }, 60_000);
});

it('a workbook is read to its end once', async () => {
  const { city } = await createPastStart(database.db);
  const rows = Array.from({ length: 3000 }, (_, at) => [`${at + 1}`, `Бегун Номер${at}`, '45:00']);
  const book = createWorkbook({ Итоги: [['Номер', 'ФИО', 'Время'], ...rows] });
  const shares: number[] = [];
  await importFile(database.db, city.publicId, book, { format: 'Личный 10 км' }, (stage, share) => {
    if (stage === 'read') shares.push(share);
  });
  expect(shares.filter((share) => share >= 1)).toEqual([1]);
});

describe('the words of the command', () => {
  const read = (...words: string[]) => {
    const result = readArguments(words);
    return result.ok ? result.value : result.refusal;
  };
  it('are understood', () => {
    expect(
      read(
        'a.csv',
        '--event-city',
        'x',
        '--map',
        'Итог=время дня на старте,Круг, м=-',
        '--map',
        'C=split',
        '--min-pace=2:30',
        '--outside',
        'Коляски=1:30, Хендбайк',
        '--accept',
        'no_time',
        '--remove=7',
        '--publish',
      ),
    ).toEqual({
      path: 'a.csv',
      eventCity: 'x',
      format: null,
      sheet: null,
      overrides: new Map([
        ['Итог', 'start'],
        ['Круг, м', 'ignore'],
        ['C', 'split'],
      ]),
      isPreview: false,
      isPublishing: true,
      isKeeping: false,
      minPaceMs: 150_000,
      outside: [
        { name: 'Коляски', minPaceMs: 90_000 },
        { name: 'Хендбайк', minPaceMs: 60_000 },
      ],
      rankBy: null,
      accepts: ['no_time'],
      mayRemove: 7,
    });
    expect([languageOf(['a', '--language', 'en']), languageOf(['--language=en']), languageOf(['en'])]).toEqual([
      'en',
      'en',
      'ru',
    ]);
  });
  it('or are refused by name', () => {
    expect(
      [read(), read('a.csv'), read('--event-city', 'x'), read('a', 'b', '--event-city', 'x')].map(
        (said) => 'id' in said && said.id,
      ),
    ).toEqual(['usage', 'usage', 'usage', 'usage']);
    expect(read('a.csv', '--event-city', 'x', '--map', 'Итог=деньги')).toEqual({ id: 'bad_map', value: 'Итог=деньги' });
    expect(read('a.csv', '--event-city', 'x', '--min-pace', 'быстро')).toEqual({ id: 'bad_pace', value: 'быстро' });
    expect(read('a.csv', '--event-city', 'x', '--outside', 'Коляски=быстро')).toEqual({
      id: 'bad_outside',
      value: 'Коляски=быстро',
    });
    expect(read('a.csv', '--event-city', 'x', '--accept', 'no_time,всё')).toEqual({
      id: 'bad_accept',
      value: 'no_time,всё',
    });
    expect(read('a.csv', '--event-city', 'x', '--remove', 'все')).toEqual({ id: 'bad_remove', value: 'все' });
    expect(read('a.csv', '--publsh')).toEqual({ id: 'unknown_key', value: '--publsh' });
  });
});
