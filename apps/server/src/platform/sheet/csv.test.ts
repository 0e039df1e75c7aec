import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { SheetCell, SheetRow } from './cell.ts';
import { csvRow, writeCsv } from './csv.ts';

const ru = (...cells: SheetCell[]) => csvRow(cells, 'ru');
const en = (...cells: SheetCell[]) => csvRow(cells, 'en');

async function* batches(...all: SheetRow[][]) {
  yield* all;
}

describe('a line of CSV', () => {
  it('divides by the sign that the language of the file expects and ends by CR LF', () => {
    expect(ru('Иванов', 'Анна', 3)).toBe('Иванов;Анна;3\r\n');
    expect(en('Ivanov', 'Anna', 3)).toBe('Ivanov,Anna,3\r\n');
  });

  it('doubles quotes and encloses separators and ends of lines', () => {
    expect(ru('ООО "Ветер"', 'а;б', 'а,б', 'две\nстроки')).toBe('"ООО ""Ветер""";"а;б";"а,б";"две\nстроки"\r\n');
  });

  it.each([
    '=1+1',
    '+7 916',
    '-5',
    '@SUM(A1)',
    '  =1+1',
    '\u00a0=1',
    '\t=1',
    '\tтекст',
    ' \tx',
    '\r=1',
    '＝1+1',
    '＋1',
    '\ufeff=1',
  ])('writes %j as a text (BO-145)', (hostile) => {
    const written = en(hostile).slice(0, -2);
    expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
    expect(written).toContain(hostile.trim().slice(0, 3));
  });

  it('ends no field early for a formula behind a quote or separator', () => {
    expect(ru('";=1+1;"')).toBe('""";=1+1;"""\r\n');
    expect(en('",=1+1')).toBe('""",=1+1"\r\n');
    expect(ru("=cmd|'/c calc'!A0\"")).toBe('"\'=cmd|\'/c calc\'!A0"""\r\n');
  });

  it('keeps zeros at the beginning of numbers of people and the end of long ones', () => {
    expect(ru('007', '0', '0,5', '12345678901234567', '10')).toBe(`"'007";0;"0,5";"'12345678901234567";10\r\n`);
  });

  it('writes a negative number as a number, with the mark of the language', () => {
    expect(ru(-5, 12.5, null, '')).toBe('-5;12,5;;\r\n');
    expect(en(-5, 12.5, null, '')).toBe('-5,12.5,,\r\n');
    expect(en(Number.NaN)).toBe('\r\n');
  });

  it('writes days and moments as the language writes them', () => {
    expect(ru({ day: '2026-06-07' }, { moment: '2026-06-07 09:30' })).toBe('07.06.2026;07.06.2026 09:30\r\n');
    expect(en({ day: '2026-06-07' }, { moment: '2026-06-07 09:30' })).toBe('2026-06-07,2026-06-07 09:30\r\n');
  });

  it('drops signs that no sheet may hold, so that none hides a formula', () => {
    expect(en('\u0000=1', 'а\u0007б', '\ud800x')).toBe('"\'=1",аб,\ufffdx\r\n');
  });
});

describe('a file of CSV', () => {
  it('begins with the mark of UTF-8, says the header, rows and what it is made of', async () => {
    const made = writeCsv({
      language: 'ru',
      title: 'Заказы',
      head: ['Номер', 'Сумма'],
      batches: batches([['A1', 5]], [], [['A2', 6]]),
      foot: () => ['всего: 2'],
    });
    expect(await text(made)).toBe('Номер;Сумма\r\nA1;5\r\nA2;6\r\nвсего: 2\r\n');
  });

  it('begins with three bytes of the mark', async () => {
    const made = writeCsv({ language: 'en', title: '', head: ['a'], batches: batches() });
    const [first] = await made.take(1).toArray();
    expect((first as Buffer).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('fails with the failure of its rows', async () => {
    async function* broken() {
      yield [['a']];
      throw new Error('gone');
    }
    await expect(text(writeCsv({ language: 'en', title: '', head: [], batches: broken() }))).rejects.toThrow('gone');
  });
});
