import { describe, expect, it } from 'vitest';
import { readDay, readState, readSum } from './read-line.ts';
import { readRegister } from './read-register.ts';

describe('a sum of a register', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1\u00a0234.5', 123_450],
    ['−10', -1000],
    ['-0,01', -1],
    ['99.9900', 9999],
    ['500 ₽', 50_000],
    ['99.9990', null],
    ['1,000', null],
    ['1.000', null],
    ['1,234.50', null],
    ['=1+1', null],
    ['1e3', null],
    ['', null],
    ['12345678901', null],
  ])('%j is %j kopecks', (text, sum) => expect(readSum(text)).toBe(sum));
});

describe('a state of a register', () => {
  it.each([
    ['Успешно', '', 'money'],
    ['Оплачен', '', 'money'],
    ['Проведён', '', 'money'],
    ['Completed', '', 'money'],
    ['Отклонён', '', 'none'],
    ['declined', '', 'none'],
    ['Не прошёл', '', 'none'],
    ['Возвращён', 'Оплата', 'money'],
    ['Возвращён', '', 'unknown'],
    ['Отменён', '', 'unknown'],
    ['В обработке', '', 'unknown'],
    ['', '', 'unknown'],
  ] as const)('%j of %j is %s', (text, kind, state) => expect(readState(text, kind)).toBe(state));
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
    ['30.06.2026', '2026-06-30'],
    ['01.07.2026', null],
    ['31.12.9999', null],
    ['31.12.1999', null],
    ['0000-01-01', null],
    ['9999-12-31T23:59:59Z', null],
    ['31.06.2026', null],
    ['', null],
  ])('%j is %j in Moscow', (text, day) => expect(readDay(text, '2026-06-30')).toBe(day));
});

const asked = { language: 'en', now: Date.parse('2026-07-01T12:00:00Z') / 1000 } as const;
const read = (lines: readonly string[]) =>
  readRegister(
    Buffer.from(''),
    async (_, take) => {
      for (const [index, line] of lines.entries()) if (!take({ line: index + 1, cells: line.split(';') })) break;
      return null;
    },
    asked,
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
    let taken = 0;
    const many = await readRegister(
      Buffer.from(''),
      async (_, take) => {
        take({ line: 1, cells: ['id', 'sum', 'date'] });
        do taken += 1;
        while (take({ line: taken + 1, cells: ['a', '1', '2026-06-07'] }));
        return null;
      },
      asked,
    );
    expect(taken).toBe(100_001);
    expect(many.problems).toEqual([{ line: null, message: 'The file has more than 100000 rows' }]);
  });

  it('names two hundred mistakes and counts all', async () => {
    const { problems, problemCount } = await read([
      'id;sum;date',
      ...Array.from({ length: 300 }, () => 'a;x;2026-06-07'),
    ]);
    expect([problems.length, problemCount]).toEqual([200, 300]);
  });

  it('counts lines of nothing, and is not read on after a thousand mistakes', async () => {
    const endless = async (cells: readonly string[]): Promise<[number, unknown]> => {
      let taken = 0;
      const { problems } = await readRegister(
        Buffer.from(''),
        async (_, take) => {
          take({ line: 1, cells: ['id', 'sum', 'date'] });
          do taken += 1;
          while (taken < 200_000 && take({ line: taken + 1, cells }));
          return null;
        },
        asked,
      );
      return [taken, problems.at(0)?.message];
    };
    expect(await endless(['', '', ''])).toEqual([120_001, 'The file has more than 120000 rows']);
    expect((await endless(['a', 'x', '2026-06-07']))[0]).toBe(1000);
  });

  it('keeps a fee that comes back apart from one that was taken, and tells refunds by any form of the word', async () => {
    const { rows } = await read([
      'id;sum;date;fee;тип',
      'a;10;2026-06-07;0,50;оплата',
      'b;4;2026-06-07;-0,20;Возвращено',
    ]);
    expect(rows.map(({ kind, fee }) => [kind, fee])).toEqual([
      ['payment', 50],
      ['refund', -20],
    ]);
  });

  it('leaves out what was declined, and refuses what is in no known state', async () => {
    const { rows, problems } = await read([
      'id;sum;date;status',
      'a;10;2026-06-07;Успешно',
      'b;4;2026-06-07;declined',
      'c;4;2026-06-07;new',
    ]);
    expect(rows.map(({ payment }) => payment)).toEqual(['a']);
    expect(problems.map(({ line }) => line)).toEqual([4]);
  });

  it('refuses sums that no payment has, numbers with control characters, and formulas without a value', async () => {
    const { problems } = await read([
      'id;sum;date;fee',
      'a;100000000,01;2026-06-07;',
      'b;1;2026-06-07;200000000',
      'c\0d;1;2026-06-07;',
      'd;100000000;2026-06-07;',
    ]);
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
    const formula = await readRegister(
      Buffer.from(''),
      async (_, take) => {
        take({ line: 1, cells: ['id', 'sum', 'date', 'fee'] });
        take({ line: 2, cells: ['a', '1', '2026-06-07', ''], isUncomputed: true });
        return null;
      },
      asked,
    );
    expect(formula).toMatchObject({ problems: [{ line: 2 }], problemCount: 1 });
  });
});
