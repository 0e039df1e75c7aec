import { describe, expect, it } from 'vitest';
import { readDay, readRegister, readSum } from './read-register.ts';

describe('a sum of a register', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1\u00a0234.5', 123_450],
    ['−10', -1000],
    ['-0,01', -1],
    ['99.9900', 9999],
    ['500 ₽', 50_000],
    ['1,234.50', null],
    ['=1+1', null],
    ['1e3', null],
    ['', null],
    ['12345678901', null],
  ])('%j is %j kopecks', (text, sum) => expect(readSum(text)).toBe(sum));
});

describe('a day of a register', () => {
  it.each([
    ['07.06.2026', '2026-06-07'],
    ['07.06.2026 23:59:59', '2026-06-07'],
    ['2026-06-07 01:00', '2026-06-07'],
    ['2026-06-07T20:59:59Z', '2026-06-07'],
    ['2026-06-07T21:00:00.000Z', '2026-06-08'],
    ['2026-06-08T00:30:00+05:00', '2026-06-07'],
    ['06/07/2026', null],
    ['31.06.2026', null],
    ['', null],
  ])('%j is %j in Moscow', (text, day) => expect(readDay(text)).toBe(day));
});

const read = (lines: readonly string[]) =>
  readRegister(
    Buffer.from(''),
    async (_, take) => {
      for (const [index, line] of lines.entries()) if (!take({ line: index + 1, cells: line.split(';') })) break;
      return null;
    },
    'en',
  );

// BO-080
describe('a register', () => {
  it('is read below its titles, by whatever names of columns, and sums lines of one payment', async () => {
    const { rows, from, until, problemCount } = await read([
      'Отчёт за июнь',
      'Date;Payment ID;Amount, RUB;Commission;Type',
      '2026-06-08;b;10;0.5;payment',
      '2026-06-07;a;10;0.5;payment',
      '2026-06-07;a;-4;0;payment',
      '2026-06-07;a;3;;Refund',
      ';;15;;',
    ]);
    expect(problemCount).toBe(0);
    expect([from, until]).toEqual(['2026-06-07', '2026-06-08']);
    expect(rows).toEqual([
      { day: '2026-06-07', kind: 'payment', payment: 'a', amount: 1000, fee: 50 },
      { day: '2026-06-07', kind: 'refund', payment: 'a', amount: 700, fee: 0 },
      { day: '2026-06-08', kind: 'payment', payment: 'b', amount: 1000, fee: 50 },
    ]);
  });

  it('of more rows than may be is refused before all are read', async () => {
    let asked = 0;
    const many = await readRegister(
      Buffer.from(''),
      async (_, take) => {
        take({ line: 1, cells: ['id', 'sum', 'date'] });
        do asked += 1;
        while (take({ line: asked + 1, cells: ['a', '1', '2026-06-07'] }));
        return null;
      },
      'en',
    );
    expect(asked).toBe(100_001);
    expect(many.problems).toEqual([{ line: null, message: 'The file has more than 100000 rows' }]);
  });

  it('names two hundred mistakes and counts all', async () => {
    const { problems, problemCount } = await read([
      'id;sum;date',
      ...Array.from({ length: 300 }, () => 'a;x;2026-06-07'),
    ]);
    expect([problems.length, problemCount]).toEqual([200, 300]);
  });
});
