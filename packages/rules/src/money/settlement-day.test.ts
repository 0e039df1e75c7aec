import { describe, expect, it } from 'vitest';
import {
  boundsOfDay,
  closeObstacle,
  isDay,
  matchOf,
  readSettlementId,
  settlementDay,
  settlementId,
  settlementRest,
} from './settlement-day.ts';

const day = '2026-06-07';
const end = Date.parse('2026-06-07T21:00:00Z') / 1000;

describe('a day of settlement', () => {
  it('is of Moscow', () => {
    expect(boundsOfDay(day)).toEqual({ from: end - 86_400, to: end });
    expect([settlementDay(end - 1), settlementDay(end)]).toEqual([day, '2026-06-08']);
  });
  it.each([
    '2026-02-30',
    '2026-6-7',
    'today',
    '2026-06-07T00:00',
    '0000-01-01',
    '1999-12-31',
    '2101-01-01',
    '9999-12-31',
  ])('is not %s', (text) => expect(isDay(text)).toBe(false));

  it('has a name that leads back to it', () => {
    expect(readSettlementId(settlementId('two-stage', day))).toEqual({ provider: 'two-stage', day });
    expect(readSettlementId('sandbox_2026-02-30')).toBeNull();
  });

  // BO-081
  it.each([
    ['that runs', end - 1, false, 0, 'not_over'],
    ['whose last transactions may be open', end + settlementRest - 1, false, 0, 'not_over'],
    ['that is over', end + settlementRest, false, 0, null],
    ['with a difference', end + settlementRest, false, 1, 'differences'],
    ['that is closed', end + settlementRest, true, 0, 'closed'],
  ] as const)('%s at %i closes by %s, %i', (_name, now, isClosed, differences, obstacle) =>
    expect(closeObstacle({ day, isClosed, differences }, now)).toBe(obstacle),
  );

  // BO-080
  it.each([
    [100, 100, 'matched'],
    [100, null, 'ours_only'],
    [null, 100, 'theirs_only'],
    [100, 99, 'different'],
  ] as const)('%s and %s are %s', (ours, theirs, kind) => expect(matchOf(ours, theirs)).toBe(kind));
});
