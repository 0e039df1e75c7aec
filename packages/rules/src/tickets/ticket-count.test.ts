import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable } from '../../test/domain-table.ts';
import type { CountedFormat } from './ticket-count.ts';
import {
  checkCount,
  checkHoldCount,
  leftOf,
  limitOf,
  minimumOf,
  nextCount,
  previousCount,
  stepOf,
  ticketCountMax,
} from './ticket-count.ts';

type Full = Required<CountedFormat>;
const shapes: Record<string, Pick<Full, 'isTeam' | 'team_all' | 'fixed_count'>> = {
  Single: { isTeam: false, team_all: false, fixed_count: false },
  'Open team': { isTeam: true, team_all: false, fixed_count: true },
  'Whole team': { isTeam: true, team_all: true, fixed_count: false },
  'Fixed team': { isTeam: true, team_all: true, fixed_count: true },
};
const shape = (name = '') => shapes[name] ?? fail(name);
const fail = (name: string): never => {
  throw new Error(`no format '${name}'`);
};
const number = (cell = '–'): number | null => (cell === '–' ? null : Number(cell));
const single: Full = { ...shape('Single'), min_count: 1, max_count: null, buy_limit: null };
const fixedTeam: Full = { ...shape('Fixed team'), min_count: 1, max_count: 5, buy_limit: null };
const wholeTeam: Full = { ...shape('Whole team'), min_count: 3, max_count: 6, buy_limit: null };

describe('counts of the worked table', () => {
  for (const row of domainTable('tickets.md', 'Counts')) {
    test(`of the table: ${Object.values(row).join(' · ')}`, () => {
      const format: Full = {
        ...shape(row['Format']),
        min_count: Number(row['min_count']),
        max_count: number(row['max_count']),
        buy_limit: number(row['buy_limit']),
      };
      const left = Number(row['Left']);
      expect([stepOf(format), minimumOf(format), limitOf(format, left), nextCount(0, format, left)]).toEqual([
        Number(row['Step']),
        Number(row['Minimum']),
        Number(row['Limit']),
        Number(row['+ from 0']),
      ]);
    });
  }
});

describe('stepping', () => {
  test.each([
    ['single', single, 1, 2, 0],
    ['single at the limit', { ...single, max_count: 2 }, 2, 2, 1],
    ['fixed team', fixedTeam, 5, 10, 0],
    ['fixed teams', fixedTeam, 10, 15, 5],
    ['a count that is no whole team', fixedTeam, 7, 10, 5],
    ['the smallest whole team', wholeTeam, 3, 4, 0],
    ['a whole team of all', wholeTeam, 6, 6, 5],
  ])('%s', (_, format, count, up, down) => {
    expect([nextCount(count, format, 100), previousCount(count, format)]).toEqual([up, down]);
  });
});

describe('checking a count', () => {
  test.each([
    ['1 of 10', single, 1, 10, null],
    ['all that is left', single, 10, 10, null],
    ['one more than is left', single, 11, 10, { id: 'tickets_unavailable', tickets_left: 10 }],
    ['the most of a purchase', single, ticketCountMax, 900, null],
    ['one more', single, ticketCountMax + 1, 900, { id: 'count_max', max: ticketCountMax }],
    ['0', single, 0, 10, { id: 'count_positive' }],
    ['−1', single, -1, 10, { id: 'count_positive' }],
    ['a half', single, 1.5, 10, { id: 'count_integer' }],
    ['not a number', single, Number.NaN, 10, { id: 'count_integer' }],
    ['infinitely many', single, Number.POSITIVE_INFINITY, 10, { id: 'count_integer' }],
    ['more than buy_limit', { ...single, buy_limit: 2 }, 3, 10, { id: 'count_max', max: 2 }],
    ['after buy_limit is used up', { ...single, buy_limit: -1 }, 1, 10, { id: 'count_max', max: 0 }],
    ['below min_count', { ...single, min_count: 3 }, 2, 10, { id: 'required_ticket_count', min: 3, step: 1 }],
    ['a part of a fixed team', fixedTeam, 7, 20, { id: 'required_ticket_count', min: 5, step: 5 }],
    ['two fixed teams', fixedTeam, 10, 20, null],
    ['a whole team too small', wholeTeam, 2, 20, { id: 'required_ticket_count', min: 3, step: 1 }],
    ['a whole team too large', wholeTeam, 7, 20, { id: 'count_max', max: 6 }],
    ['two people joining an open team', { ...wholeTeam, team_all: false }, 2, 20, null],
  ])('%s', (_, format, count, left, problem) => {
    expect(checkCount(count, format, left)).toEqual(problem);
  });

  test('a part of a team may be held', () => {
    expect(checkHoldCount(2, fixedTeam, 20)).toBeNull();
  });
  test('places of an absent kind are 0', () => {
    expect([
      leftOf({ athlete: 3 }, 'athlete'),
      leftOf({ athlete: 3 }, 'kids'),
      leftOf({ athlete: -2 }, 'athlete'),
    ]).toEqual([3, 0, 0]);
  });
});

describe('any format', () => {
  const size = fc.integer({ min: 1, max: ticketCountMax });
  const anyFormat = fc.record({
    isTeam: fc.boolean(),
    team_all: fc.boolean(),
    fixed_count: fc.boolean(),
    min_count: size,
    max_count: fc.option(size),
    buy_limit: fc.option(size),
  });
  const left = fc.integer({ min: 0, max: 2000 });
  const count = fc.integer({ min: 0, max: 600 });

  test('can be bought up to its limit, and no more', () => {
    fc.assert(
      fc.property(anyFormat, left, (format, places) => {
        const limit = limitOf(format, places);
        const isLimitFine = limit === 0 || checkCount(limit, format, places) === null;
        return isLimitFine && limit <= places && checkCount(limit + stepOf(format), format, places) !== null;
      }),
    );
  });
  test('steps only onto counts that can be bought, or to nothing', () => {
    fc.assert(
      fc.property(anyFormat, left, count, (format, places, from) => {
        const up = nextCount(from, format, places);
        return up === 0 || checkCount(up, format, places) === null;
      }),
    );
  });
  test('stepping back from a count that can be bought gives a smaller one that can, or nothing', () => {
    fc.assert(
      fc.property(anyFormat, left, (format, places) => {
        const from = limitOf(format, places);
        const down = previousCount(from, format);
        return down === 0 || (down < from && checkCount(down, format, places) === null);
      }),
    );
  });
});
