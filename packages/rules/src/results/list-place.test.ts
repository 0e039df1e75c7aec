import { describe, expect, it } from 'vitest';
import { gapToLeader, listPlace, type ResultList } from './list-place.ts';

describe('the place that a list says', () => {
  it.each<[ResultList, string]>([
    [{}, 'position'],
    [{ gender: null, category: null }, 'position'],
    [{ gender: null, category: '' }, 'position'],
    [{ gender: 'female' }, 'position_gen'],
    [{ category: 'М 30–39' }, 'position_cat'],
    [{ gender: 'male', category: 'Элита' }, 'position_gen_cat'],
  ])('of %j is %s', (list, place) => expect(listPlace(list)).toBe(place));
});

describe('the gap to the first of a list', () => {
  it.each([
    ['the first has none', { place: 1, timeMs: 2_400_000, leaderMs: 2_400_000 }, null],
    ['who is equal to the first has none', { place: 1, timeMs: 2_400_000, leaderMs: 2_400_000 }, null],
    ['the second is behind', { place: 2, timeMs: 2_460_500, leaderMs: 2_400_000 }, 60_500],
    ['who has no place in the list has none', { place: null, timeMs: 2_460_000, leaderMs: 2_400_000 }, null],
    ['who did not finish has none', { place: null, timeMs: null, leaderMs: 2_400_000 }, null],
    ['nobody leads', { place: null, timeMs: 2_400_000, leaderMs: null }, null],
  ])('%s', (_, row, gap) => expect(gapToLeader(row)).toBe(gap));
});
