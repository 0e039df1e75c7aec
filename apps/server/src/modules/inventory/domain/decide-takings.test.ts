import { describe, expect, it } from 'vitest';
import { decideEach } from './decide-takings.ts';

const demand = (key: string, count: number, uniqueId = key) => ({ uniqueId, key, count });

describe('orders that take of the same stocks', () => {
  it.each([
    { name: 'serve the earlier one first', stock: 1, orders: [[demand('M', 1)], [demand('M', 1)]], taken: [1, 0] },
    { name: 'take the last piece', stock: 3, orders: [[demand('M', 1)], [demand('M', 2)]], taken: [1, 2] },
    {
      name: 'take nothing of a refused order, so that the next one finds it',
      stock: 2,
      orders: [[demand('M', 1), demand('M', 2, 'second')], [demand('M', 2)]],
      taken: [0, 2],
    },
    {
      name: 'refuse what is unknown and take nothing else of that order',
      stock: 5,
      orders: [[demand('M', 1), demand('XS', 1)], [demand('M', 1)]],
      taken: [0, 1],
    },
    {
      name: 'have no bound where there is none',
      stock: null,
      orders: [[demand('M', 70)], [demand('M', 70)]],
      taken: [70, 70],
    },
  ])('$name', ({ stock, orders, taken }) => {
    const {
      refused,
      taken: takings,
      sums,
    } = decideEach(
      [{ key: 'M', left: stock }],
      orders.map((demands, index) => ({ orderId: 11 + index, demands })),
    );
    expect([11, 12].map((id) => takings.find((one) => one.orderId === id)?.count ?? 0)).toEqual(taken);
    expect(sums.get('M') ?? 0).toBe(taken.reduce((sum, count) => sum + count));
    expect(refused.map((lacking) => lacking.length > 0)).toEqual(taken.map((count) => count === 0));
  });
});
