import { describe, expect, it } from 'vitest';
import { domainTable } from '../../test/domain-table.ts';
import { isTighter, lockOf, locksOf, mayShiftStart } from './format-locks.ts';

const levels = { 'Nobody bought': 'none', Held: 'held', Sold: 'sold' } as const;

describe('what sales fix of a format', () => {
  const rows = domainTable('formats.md', 'What sales fix');
  it.each(rows)('$Field', (row) => {
    for (const [column, level] of Object.entries(levels))
      expect(lockOf(row['Field'] ?? '', level)?.way ?? 'free', column).toBe(row[column]);
  });

  it('is no more than the table says', () => {
    const fixed = rows.filter((row) => row['Sold'] !== 'free').map((row) => row['Field']);
    expect(locksOf('sold').map(({ field }) => field)).toEqual(fixed);
  });

  it('leaves an hour to the start of a sold format', () => {
    expect([3600, -3600, 3601].map((shift) => mayShiftStart('sold', 10_000, 10_000 + shift))).toEqual([
      true,
      true,
      false,
    ]);
    expect(mayShiftStart('held', 0, 90_000)).toBe(true);
  });
});

describe('tighter limits', () => {
  const any = { age_min: null, age_max: null, gender: null };
  it.each([
    [{ ...any, age_min: 18 }, true],
    [{ ...any, age_max: 17 }, true],
    [{ ...any, gender: 'female' as const }, true],
    [{ ...any, age_min: 0, age_max: null }, false],
    [any, false],
  ])('%j: %s', (after, expected) => expect(isTighter(any, after)).toBe(expected));
});
