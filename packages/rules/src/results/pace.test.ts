import { describe, expect, it } from 'vitest';
import { kilometresOf, pacesOf } from './pace.ts';

const minute = 60_000;

describe('how far a split is', () => {
  it.each([
    ['10 км', 10],
    ['5km', 5],
    ['21,1 км', 21.1],
    ['Отсечка 3 км', 3],
    ['400 м', 0.4],
    ['КТ 8 км.', 8],
    ['T1', null],
    ['Этап 2', null],
    ['0 км', null],
    ['5 км 2 круг', null],
    ['', null],
  ])('«%s» is %s', (title, expected) => {
    expect(kilometresOf(title)).toBe(expected);
  });
});

describe('paces', () => {
  const splits = [
    { title: '3 км', ms: 15 * minute },
    { title: '5 км', ms: 27 * minute },
  ];

  it('are those of each stretch, the finish is at the end of the distance', () => {
    expect(pacesOf(splits, { title: 'Финиш', ms: 62 * minute, distance: 10 })).toEqual([
      { from: 0, to: 3, title: '3 км', pace: 5 * minute },
      { from: 3, to: 5, title: '5 км', pace: 6 * minute },
      { from: 5, to: 10, title: 'Финиш', pace: 7 * minute },
    ]);
  });

  it('end where the person gave up', () => {
    expect(pacesOf(splits, null).map(({ to }) => to)).toEqual([3, 5]);
  });

  it('join over a point that says no kilometres, stands out of order, twice or behind the finish', () => {
    const odd = [
      { title: 'Переправа', ms: 8 * minute },
      { title: '3 км', ms: 15 * minute },
      { title: '3 км', ms: 15 * minute },
      { title: '2 км', ms: 16 * minute },
      { title: '12 км', ms: 40 * minute },
    ];
    expect(pacesOf(odd, { title: 'Финиш', ms: 50 * minute, distance: 10 })).toEqual([
      { from: 0, to: 3, title: '3 км', pace: 5 * minute },
      { from: 3, to: 10, title: 'Финиш', pace: 5 * minute },
    ]);
  });

  it('of nothing are none', () => {
    expect(pacesOf([], null)).toEqual([]);
  });
});
