import { describe, expect, it } from 'vitest';
import { plugTogether } from '../../src/composition/plug-together.ts';

type Two = { basket: { count(): number; name: string }; orders: { count(): number; name: string } };

describe('modules plugged together', () => {
  it('may name each other inside of their ports, in whatever order they stand', () => {
    const made: string[] = [];
    const modules = plugTogether<Two, { brand: string }>(
      {
        basket({ brand }, { orders }) {
          made.push('basket');
          return { name: `${brand} ${orders.name}`, count: () => 1 };
        },
        orders: (_given, of) => {
          made.push('orders');
          return { name: 'orders', count: () => of.basket.count() + 1 };
        },
      },
      { brand: 'Brand' },
    );
    expect(modules.basket.name).toBe('Brand orders');
    expect(modules.orders.count()).toBe(2);
    expect(made).toEqual(['orders', 'basket']);
    expect(Object.keys(modules)).toEqual(['basket', 'orders']);
  });

  it('are each made at once, also those that nobody asks for', () => {
    let made = 0;
    plugTogether<{ alone: number }, null>({ alone: () => (made += 1) }, null);
    expect(made).toBe(1);
  });

  it('are a fault when two need each other to be made', () => {
    const circle = () =>
      plugTogether<{ a: { n: number }; b: { n: number } }, null>(
        { a: (_given, { b }) => ({ n: b.n }), b: (_given, { a }) => ({ n: a.n }) },
        null,
      );
    expect(circle).toThrow('a, b: a is needed before it is made');
  });
});
