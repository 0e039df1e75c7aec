import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFailure } from '../../src/commands/results-import-report.ts';
import { commandWords } from '../../src/commands/results-import-words.ts';
import { createPastStart, importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { createWorkbook } from '../factories/workbook.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const db = () => database.db;

const format = 'Личный 10 км';

describe('a file beyond what is read', () => {
  it('has a hundred thousand columns', async () => {
    const { city } = await createPastStart(db());
    const say = async (headings: string) =>
      sayOutcome(await importFile(db(), city.publicId, `${headings}\n1;Иванов Иван;40:00\n`, { format }));
    const many = Array.from({ length: 100_000 }, (_, at) => `Столбец ${at}`).join(';');
    expect(await say(`Номер;ФИО;Время;${many}`)).toBe(
      'В файле больше 500 столбцов: на протокол это не похоже. Оставьте столбцы с номером, именем и временем.',
    );
    // Behind the last heading a program may write separators alone.
    expect(await say(`Номер;ФИО;Время${';'.repeat(100_000)}`)).toBe('stored +1 ~0 -0 =0');
  });

  it('is a workbook of more text than is kept in memory', async () => {
    const { city } = await createPastStart(db());
    const book = createWorkbook({
      Итоги: [
        ['Номер', 'ФИО', 'Время'],
        ['1', 'Иванов Иван', '40:00'],
      ],
    });
    const beforeName = 22;
    book.writeUInt32LE(100_000_001, book.lastIndexOf('xl/sharedStrings.xml') - beforeName);
    expect(sayOutcome(await importFile(db(), city.publicId, book, { format }))).toBe(
      'В книге Excel больше 100 МБ текста: столько не держится в памяти. Уберите лишние листы и столбцы или сохраните нужный лист как CSV.',
    );
  });

  it('has more wrong rows than anybody reads: they are counted', async () => {
    const { city } = await createPastStart(db());
    const rows = Array.from({ length: 12_000 }, (_, at) => `;Бегун Номер${at};${at % 6 === 0 ? 'час' : '40:00'}`);
    const file = ['Номер;ФИО;Время', '1;Иванов Иван;40:00', ...rows].join('\n');
    const outcome = await importFile(db(), city.publicId, file, { format });
    if (outcome.state !== 'problems') throw new Error(`it is ${outcome.state}`);
    const { kept, counts, lines } = outcome.reading.file.problems;
    expect([kept.length, Object.fromEntries(counts), lines]).toEqual([
      12_000,
      { no_number: 12_000, bad_time: 2000 },
      12_000,
    ]);
    // Without any number their lack is no fault, and the rest is counted as ever.
    const bare = await importFile(db(), city.publicId, ['Номер;ФИО;Время', ...rows].join('\n'), { format });
    if (bare.state !== 'problems') throw new Error(`it is ${bare.state}`);
    const { problems } = bare.reading.file;
    expect([problems.kept.length, Object.fromEntries(problems.counts), problems.lines]).toEqual([
      2000,
      { bad_time: 2000 },
      2000,
    ]);
  });
});

describe('an addition', () => {
  it('is refused while it has rows without a number, which would overwrite a namesake', async () => {
    const { city } = await createPastStart(db());
    const run = async (lines: string, options = {}) =>
      sayOutcome(await importFile(db(), city.publicId, lines, { format, ...options }));
    await run('ФИО;Время\nИванов Иван;40:00\nКотова Яна;41:00\n');
    const before = await readImported(db(), city.id);
    const addition = 'ФИО;Время\nИванов Иван;50:00\n';
    const refusal = await run(addition, { isKeeping: true });
    expect(refusal).toContain('Без стартового номера одна строка (строка 2: Иванов Иван).');
    const mixed = 'Номер;ФИО;Время\n7;Лосев Лев;44:00\n;Иванов Иван;50:00\n';
    expect(await run(mixed, { isKeeping: true, accepts: ['no_number'] })).toContain('без --keep-missing');
    expect(await readImported(db(), city.id)).toEqual(before);
    expect(await run('Номер;ФИО;Время\n7;Лосев Лев;44:00\n', { isKeeping: true })).toBe('stored +1 ~0 -0 =0');
  });
});

it('a database that gives up says so in the language of the person', async () => {
  const error = await db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local statement_timeout = 1`.execute(tx);
      await sql`select pg_sleep(10)`.execute(tx);
    })
    .catch((reason: unknown) => reason as Error);
  if (!(error instanceof Error)) throw new Error('it did not give up');
  expect(reportFailure(error, commandWords.ru)).toMatch(/^✗ База данных не ответила за отведённое время/);
  expect(reportFailure(new Error('connect ECONNREFUSED'), commandWords.ru)).toBe(
    '✗ Загрузка оборвалась: connect ECONNREFUSED',
  );
});
