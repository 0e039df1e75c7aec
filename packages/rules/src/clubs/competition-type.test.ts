import { describe, expect, it } from 'vitest';
import { checkTypeMeasure, type CompetitionTypeMeasure, keptByResults } from './competition-type.ts';

const time: CompetitionTypeMeasure = { unit: 'time', distance: 10, with_obstacles: false };

// BO-191
describe('how a type of competitions is measured', () => {
  it.each([
    ['a time of a length', {}, {}],
    ['a time without a length', { distance: null }, {}],
    ['ten metres more', { distance: 21.1 }, {}],
    ['a length with obstacles', { with_obstacles: true }, {}],
    ['a number', { unit: 'count', distance: null }, {}],
    ['a number with a length', { unit: 'count' }, { distance: 'competition_type_distance' }],
    ['no kilometres', { distance: 0 }, { distance: 'count_positive' }],
    ['too many', { distance: 1000.01 }, { distance: 'number_max' }],
    ['metres', { distance: 21.0975 }, { distance: 'competition_type_metres' }],
    [
      'obstacles of no length',
      { distance: null, with_obstacles: true },
      { with_obstacles: 'competition_type_obstacles' },
    ],
  ] as const)('%s', (_, fields, problems) => {
    expect(checkTypeMeasure({ ...time, ...fields })).toEqual(problems);
  });

  it('is fixed by the first result, each field by itself', () => {
    const other = { unit: 'count', distance: null, with_obstacles: false } as const;
    expect(keptByResults(time, other, 0)).toEqual({});
    expect(keptByResults(time, { ...time }, 1)).toEqual({});
    expect(Object.keys(keptByResults(time, other, 1))).toEqual(['unit', 'distance']);
    expect(Object.keys(keptByResults(time, { ...time, with_obstacles: true }, 1))).toEqual(['with_obstacles']);
  });
});
