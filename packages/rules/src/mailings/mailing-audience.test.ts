import { describe, expect, it } from 'vitest';
import { asksTickets, checkAudience, noConditions } from './mailing-audience.ts';
import { isAsCounted, isOutgrown, isRefusedTooOften } from './mailing-state.ts';

describe('an audience', () => {
  it.each([
    ['service', false, {}, ['start']],
    ['service', true, {}, []],
    ['service', true, { subscribers: true }, ['subscribers']],
    ['news', false, {}, []],
    ['news', false, { formats: ['f'] }, ['start']],
    ['news', true, { cities: [1] }, ['cities']],
    ['service', true, { bought_from: '2027-02-30' }, ['bought_from']],
    ['service', true, { bought_from: '2027-02-02', bought_to: '2027-02-01' }, ['bought_to']],
    ['service', true, { age_from: 30, age_to: 20 }, ['age_to']],
    ['service', true, { age_from: -1 }, ['age_from']],
  ] as const)('of kind %s (of a start: %s) with %j is wrong in %j', (kind, hasStart, changed, fields) =>
    expect(Object.keys(checkAudience({ kind, hasStart, conditions: { ...noConditions, ...changed } }))).toEqual(fields),
  );

  it.each([
    [false, {}, false],
    [true, {}, true],
    [false, { cities: [1] }, true],
    [false, { registered: false }, true],
    [false, { age_to: 20 }, true],
    [false, { languages: ['en'] as const, subscribers: true }, false],
  ])('of a start: %s, with %j asks tickets: %s', (hasStart, changed, asks) =>
    expect(asksTickets({ ...noConditions, ...changed }, hasStart)).toBe(asks),
  );
});

// BO-115
it.each([
  [25, false],
  [26, true],
])('%s refused of 500 are too many: %s', (refused, isTooOften) => expect(isRefusedTooOften(refused)).toBe(isTooOften));

// BO-116
it.each([
  [10_000, 11_000, false],
  [10_000, 11_001, true],
])('of %s agreed to, %s people are too many: %s', (agreed, people, is) => expect(isOutgrown(agreed, people)).toBe(is));

it.each([
  [100, 105, true],
  [100, 106, false],
  [100, 94, false],
  [0, 1, false],
])('%s seen and %s people are the same: %s', (seen, people, is) => expect(isAsCounted(seen, people)).toBe(is));
