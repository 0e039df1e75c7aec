import { describe, expect, it } from 'vitest';
import { besideOf, isLacking, isWhole, previewOf, type SaleTyped, type ShownProduct } from './typed-sale.ts';

const typed: SaleTyped = {
  title: 'Лето',
  form: 'percent',
  discount: 20,
  count: 1,
  starts_at: 1,
  ends_at: 2,
  products: ['buff'],
};
const beside = (discount: number, count = 1): ShownProduct['beside'][number] => ({
  public_id: 'other',
  title: 'Другая',
  form: 'percent',
  discount,
  count,
});
const buff = (others: ShownProduct['beside'] = []): ShownProduct => ({
  public_id: 'buff',
  title: 'Бафф',
  price: 990,
  beside: others,
});

describe('a typed sale', () => {
  it('is whole when no number is missing', () => {
    expect(isWhole(typed)).toBe(true);
    expect(isWhole({ ...typed, ends_at: null })).toBe(false);
    expect([isLacking({ discount: null }, 'discount'), isLacking({}, 'discount')]).toEqual([true, false]);
  });

  it.each([
    [{}, [], 792, null],
    [{ form: 'amount', discount: 90.5 } as const, [], 899.5, null],
    [{}, [beside(30)], 792, 'other'],
    [{}, [beside(30, 3)], 792, null],
    [{ count: 3 }, [beside(30, 3)], 792, 'other'],
    [{}, [beside(10)], 792, null],
  ])('%j beside %j sells a buff of 990 for %d, beaten by %j', (fields, others, price, by) => {
    const found = previewOf({ ...typed, ...fields }, buff(others));
    expect([found?.price, found?.beatenBy?.public_id ?? null]).toEqual([price, by]);
  });

  it('tells other sales that count with it from those that ask for more pieces', () => {
    expect(besideOf(typed, buff([beside(10), beside(5), beside(30, 3)]))).toEqual([2, 1]);
    expect(besideOf({ ...typed, count: 3 }, buff([beside(10), beside(30, 3)]))).toEqual([2, 0]);
    expect(besideOf({ ...typed, count: null }, buff([beside(10), beside(30, 2)]))).toEqual([1, 1]);
  });

  it('without a discount has no price', () => {
    expect(previewOf(typed, { ...buff(), price: null })).toBeNull();
    expect(previewOf({ ...typed, discount: null }, buff())).toBeNull();
    expect(previewOf({ ...typed, discount: 100 }, buff())).toBeNull();
  });
});
