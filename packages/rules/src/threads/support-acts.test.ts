import { expect, it } from 'vitest';
import {
  supportActs,
  supportBounds,
  type SupportFacts,
  supportHeat,
  supportObstacle,
  workingMinutesAgo,
} from './support-acts.ts';

const at = (moscow: string): number => Date.parse(`${moscow}:00+03:00`) / 1000;
const acts = (facts: SupportFacts) => supportActs.filter((act) => supportObstacle(act, facts) === null);

it.each([
  ['new', ['answer', 'note', 'assign', 'close']],
  ['open', ['answer', 'note', 'assign', 'close']],
  ['answered', ['answer', 'note', 'assign', 'close']],
  ['closed', ['note', 'reopen']],
] as const)('a request that is %s allows %j', (state, allowed) => {
  expect(acts({ state })).toEqual(allowed);
});

it('refuses an answer to a closed request and the opening of an open one by different words', () => {
  expect(supportObstacle('answer', { state: 'closed' })).toBe('closed');
  expect(supportObstacle('reopen', { state: 'open' })).toBe('not_closed');
});

// Back office 5.18: the first answer within two working hours
it.each([
  ['2026-11-27T12:00', 120, '2026-11-27T10:00', 'within a day'],
  ['2026-11-27T10:00', 120, '2026-11-26T17:00', 'over a night'],
  ['2026-11-27T09:00', 60, '2026-11-26T17:00', 'at the very beginning of a day'],
  ['2026-11-27T22:00', 60, '2026-11-27T17:00', 'after work'],
  ['2026-11-27T05:00', 60, '2026-11-26T17:00', 'before work'],
  ['2026-11-29T13:00', 120, '2026-11-27T16:00', 'on a Sunday'],
  ['2026-11-30T10:00', 120, '2026-11-27T17:00', 'over a week’s end'],
  ['2026-11-05T09:30', 60, '2026-11-03T17:30', 'over a holiday in the middle of a week'],
  ['2027-01-11T09:30', 60, '2026-12-31T17:30', 'over the new year'],
  ['2026-11-27T18:00', 1080, '2026-11-26T09:00', 'two whole days'],
])('%s, %i working minutes ago it was %s: %s', (now, minutes, then) => {
  expect(workingMinutesAgo(at(now), minutes)).toBe(at(then));
});

// Back office 5.18: the first answer within two working hours
it.each([
  ['2026-11-27T12:00', '2026-11-27T11:01', 'fresh'],
  ['2026-11-27T12:00', '2026-11-27T11:00', 'soon'],
  ['2026-11-27T12:00', '2026-11-27T10:01', 'soon'],
  ['2026-11-27T12:00', '2026-11-27T10:00', 'late'],
  ['2026-11-30T09:59', '2026-11-27T23:00', 'fresh'],
  ['2026-11-30T10:00', '2026-11-28T12:00', 'soon'],
  ['2026-11-30T10:59', '2026-11-29T23:00', 'soon'],
  ['2026-11-30T11:00', '2026-11-28T12:00', 'late'],
] as const)('at %s what waits since %s is %s', (now, since, heat) => {
  expect(supportHeat(at(since), supportBounds(at(now)))).toBe(heat);
});
