import { describe, expect, it } from 'vitest';
import { inOrder, moved, shownOf } from './columns.ts';

const columns = ['name', 'sum', 'day', 'state'].map((id) => ({ id }));
const ids = (some: readonly { id: string }[]): string => some.map(({ id }) => id).join(' ');

describe('columns of a list', () => {
  it.each([
    ['as the screen has them', null, 'name sum day state', 'name sum day state'],
    [
      'in another order',
      { order: ['name', 'state', 'day', 'sum'], hidden: [] },
      'name state day sum',
      'name state day sum',
    ],
    [
      'without hidden ones',
      { order: ['name', 'sum', 'day', 'state'], hidden: ['day'] },
      'name sum day state',
      'name sum state',
    ],
    [
      'with the name of the row always first',
      { order: ['sum', 'name'], hidden: ['name'] },
      'name sum day state',
      'name sum day state',
    ],
    [
      'with new ones last',
      { order: ['name', 'state', 'gone'], hidden: [] },
      'name state sum day',
      'name state sum day',
    ],
  ])('stand %s', (_, kept, order, shown) => {
    expect(ids(inOrder(columns, kept))).toBe(order);
    expect(ids(shownOf(columns, kept))).toBe(shown);
  });

  it.each([
    ['day', -1, 'name day sum state'],
    ['day', 1, 'name sum state day'],
    ['sum', -1, 'name sum day state'],
    ['state', 1, 'name sum day state'],
    ['name', 1, 'name sum day state'],
  ] as const)('move: %s by %i', (id, step, expected) => {
    expect(moved(['name', 'sum', 'day', 'state'], id, step).join(' ')).toBe(expected);
  });
});
