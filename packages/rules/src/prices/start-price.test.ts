import { describe, expect, it } from 'vitest';
import { type PricedPlace, startPrice, teamPrice } from './start-price.ts';

const place = (distance: number | null, price: number, more: Partial<PricedPlace> = {}): PricedPlace => ({
  distance,
  price,
  isForChildren: false,
  isTeam: false,
  hasPlaces: true,
  ...more,
});
const kids = { isForChildren: true };
const team = { isTeam: true };
const full = { hasPlaces: false };

describe('what a start is said to cost', () => {
  it.each([
    [
      'the poster’s distance, not the cheapest one',
      [place(10, 3700), place(5, 2200)],
      { price: 3700, distance: 10, isPerPerson: false, childrenFrom: null },
    ],
    [
      'a single runner before a place in a team',
      [place(10, 3100, team), place(10, 3700)],
      { price: 3700, distance: 10, isPerPerson: false, childrenFrom: null },
    ],
    [
      'a place in a team where only teams run',
      [place(10, 3100, team), place(10, 3300, team), place(5, 900)],
      { price: 3100, distance: 10, isPerPerson: true, childrenFrom: null },
    ],
    [
      'children apart',
      [place(10, 3700), place(1, 1200, kids), place(0.5, 1100, kids)],
      { price: 3700, distance: 10, isPerPerson: false, childrenFrom: 1100 },
    ],
    [
      'one price where children pay no less',
      [place(1.5, 1100, team), place(1, 1400, kids)],
      { price: 1100, distance: 1.5, isPerPerson: true, childrenFrom: null },
    ],
    [
      'one word where everybody goes free',
      [place(1, 0), place(0.4, 0, kids)],
      { price: 0, distance: 1, isPerPerson: false, childrenFrom: null },
    ],
    [
      'children alone where nobody else runs',
      [place(1, 1200, kids), place(2, 1500, kids)],
      { price: 1500, distance: 2, isPerPerson: false, childrenFrom: null },
    ],
    [
      'the next distance, named, once the longest is full',
      [place(10, 3700, full), place(5, 2200), place(3, 1500)],
      { price: 2200, distance: 5, isPerPerson: false, childrenFrom: null },
    ],
    [
      'the announced price where all is full',
      [place(10, 3700, full), place(5, 2200, full)],
      { price: 3700, distance: 10, isPerPerson: false, childrenFrom: null },
    ],
    [
      'a start without distances',
      [place(null, 700), place(null, 0)],
      { price: 0, distance: null, isPerPerson: false, childrenFrom: null },
    ],
    [
      'only children’s places left: nothing for grown-ups',
      [place(10, 3700, full), place(1, 1200, kids)],
      { price: null, distance: null, isPerPerson: false, childrenFrom: 1200 },
    ],
  ] as const)('%s', (_, places, wanted) => expect(startPrice(places)).toEqual(wanted));

  it('is nothing without formats', () => expect(startPrice([])).toBeNull());
});

describe('what a team costs', () => {
  const format = {
    isTeam: true,
    team_all: true,
    fixed_count: true,
    max_count: 10 as number | null,
    min_count: 1,
    buy_limit: null,
  };
  it.each([
    ['ten together', format, { count: 10, sum: 31_000, isExact: true }],
    [
      'four to six',
      { ...format, fixed_count: false, min_count: 4, max_count: 6 },
      { count: 4, sum: 12_400, isExact: false },
    ],
    ['one who joins a team', { ...format, team_all: false }, null],
    ['a single runner', { ...format, isTeam: false }, null],
    ['a team without a least number', { ...format, fixed_count: false, max_count: null }, null],
  ] as const)('%s', (_, asked, wanted) => expect(teamPrice(asked, 3100)).toEqual(wanted));
});
