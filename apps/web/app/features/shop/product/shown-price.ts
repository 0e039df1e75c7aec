import type { Sale, ShopItem } from '@trassa/contracts';

/** What one piece costs, what it cost before, and the sale of it; the server has lowered the price by a sale of one piece. */
export type ShownPrice = {
  price: number;
  oldPrice: number | null;
  /** `count`: pieces the basket must hold (DEC-79). */
  sale: Pick<Sale, 'discount' | 'discount_form' | 'count'> | null;
};

export const shownPrice = ({ price, old_price, sale }: Pick<ShopItem, 'price' | 'old_price' | 'sale'>): ShownPrice => ({
  price,
  oldPrice: old_price !== null && old_price > price ? old_price : null,
  sale: sale?.active ? { discount: sale.discount, discount_form: sale.discount_form, count: sale.count } : null,
});
