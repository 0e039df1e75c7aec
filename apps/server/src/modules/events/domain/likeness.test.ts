import { describe, expect, it } from 'vitest';
import { type Comparable, mostAlike, unlikeness } from './likeness.ts';

const day = 86_400;
const base: Comparable = { distance: 10, city: 1, start: 1_800_000_000, type: 'trassa' };
const like = (change: Partial<Comparable>) => unlikeness(base, { ...base, ...change });

describe('unlikeness', () => {
  it('is nothing for the same start', () => expect(like({})).toBe(0));

  it.each([
    ['a near distance', { distance: 12 }, 'a far one', { distance: 21 }],
    ['half the distance', { distance: 5 }, 'a tenth of it', { distance: 1 }],
    ['the same city', {}, 'another one', { city: 2 }],
    ['next week', { start: base.start + 7 * day }, 'in two months', { start: base.start + 60 * day }],
    ['a week before', { start: base.start - 7 * day }, 'two months later', { start: base.start + 60 * day }],
    ['the same kind', {}, 'another one', { type: 'cross' }],
    ['another city', { city: 2 }, 'twice the distance', { distance: 20 }],
    ['a near distance', { distance: 8 }, 'no distance', { distance: null }],
  ])('is less for %s than for %s', (_, near, __, far) => expect(like(near)).toBeLessThan(like(far)));

  it('is the same both ways', () => {
    const other = { ...base, distance: 21, city: 2, start: base.start + day };
    expect(unlikeness(base, other)).toBe(unlikeness(other, base));
  });

  it('holds starts without a distance for alike in that', () =>
    expect(unlikeness({ ...base, distance: null }, { ...base, distance: null })).toBe(0));
});

it('puts what can be bought first, however alike the rest is', () => {
  const starts = [
    { name: 'gone', state: 'sold_out', distance: 10 },
    { name: 'soon', state: 'soon', distance: 10 },
    { name: 'far', state: 'open', distance: 42 },
    { name: 'near', state: 'open', distance: 12 },
  ] as const;
  const found = mostAlike(starts, base, ({ state, distance }) => ({ ...base, state, distance }));
  expect(found.map(({ name }) => name)).toEqual(['near', 'far', 'soon', 'gone']);
});
