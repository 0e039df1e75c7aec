import { describe, expect, it } from 'vitest';
import { asksTickets, checkAudience, noConditions } from './mailing-audience.ts';
import { isRefusedTooOften } from './mailing-state.ts';

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
  [474, 26, true],
  [475, 25, false],
  [0, 26, true],
  [475, 26, false],
  [10_000, 400, false],
])('of %s sent and %s refused there are too many: %s', (sent, refused, isTooOften) =>
  expect(isRefusedTooOften({ sent, refused })).toBe(isTooOften),
);
