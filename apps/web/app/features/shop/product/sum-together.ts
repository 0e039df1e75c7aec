import type { ShopItem } from '@trassa/contracts';
import { minorOf, roublesOf } from '@trassa/rules';

type Priced = Pick<ShopItem, 'price'>;

/** Roubles of so many pieces with what goes along with each of them. */
export const sumTogether = (product: Priced, linked: Priced, count: number): number =>
  roublesOf((minorOf(product.price) + minorOf(linked.price)) * count);
