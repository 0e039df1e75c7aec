import type { ShopItem } from '@trassa/contracts';
import { type ShownPrice, shownPrice } from './shown-price.ts';

/** What a card shows of a product: the rest stays on the server, pages are sent to phones. */
export type ProductCardData = Pick<ShopItem, 'public_id' | 'title' | 'picture' | 'left'> & {
  price: ShownPrice;
  /** Sizes that can be bought. */
  sizes: readonly string[];
  variants: number;
};

export const productCardData = (item: ShopItem): ProductCardData => ({
  public_id: item.public_id,
  title: item.title,
  picture: item.picture,
  left: item.left,
  price: shownPrice(item),
  sizes: boughtSizes(item),
  variants: item.proportions.length,
});

/** In their own order, whichever variant still has them. */
const boughtSizes = ({ size, proportions }: Pick<ShopItem, 'size' | 'proportions'>): string[] => {
  const all = [size, ...proportions.map((one) => one.size ?? [])].flat();
  const left = new Set(all.flatMap((one) => (one.count > 0 ? one.size : [])));
  return [...new Set(all.map((one) => one.size))].filter((one) => left.has(one));
};
