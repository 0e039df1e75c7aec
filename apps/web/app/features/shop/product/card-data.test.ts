import type { ShopItem } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { productCardData } from './card-data.ts';

const item: ShopItem = {
  public_id: 'tee',
  title: 'Tee',
  description: '',
  text: '',
  price: 1699.15,
  old_price: 1999,
  picture: 'goods/tee.avif',
  pictures: [],
  size: [],
  proportions: [],
  gender: 'unisex',
  group: '',
  subgroup: null,
  category: { title: 'Tees', public_id: 'tees' },
  insurance: false,
  insurance_cost: null,
  sale: null,
  delivery: true,
  left: 3,
};
const sale = {
  active: true,
  start_date: 0,
  end_date: 1,
  discount: 15,
  discount_form: 'percent',
  count: 2,
  formats: [],
} as const;

describe('the card of a product', () => {
  it('names the sizes that any variant still has, in their own order', () => {
    const size = (...left: number[]) => ['S', 'M', 'L'].map((one, index) => ({ size: one, count: left[index] ?? 0 }));
    const proportions = [
      { public_id: 'red', name: 'Red', size: size(0, 0, 2) },
      { public_id: 'grey', name: 'Grey', size: size(1, 0, 0) },
    ];
    expect(productCardData({ ...item, proportions })).toMatchObject({ sizes: ['S', 'L'], variants: 2 });
  });

  it('tells the earlier price only when it was higher', () => {
    expect(productCardData(item).price).toEqual({ price: 1699.15, oldPrice: 1999, sale: null });
    expect(productCardData({ ...item, old_price: 1000 }).price.oldPrice).toBeNull();
  });

  it('tells a sale that is on, with the pieces it wants', () => {
    expect(productCardData({ ...item, sale: { ...sale, formats: [] } }).price.sale).toEqual({
      discount: 15,
      discount_form: 'percent',
      count: 2,
    });
    expect(productCardData({ ...item, sale: { ...sale, formats: [], active: false } }).price.sale).toBeNull();
  });
});
