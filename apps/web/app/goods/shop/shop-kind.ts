import type { ShopLine } from '@trassa/contracts';
import type { BasketShop } from '../../shared/basket/items/basket-item.ts';
import type { BasketKind } from '../basket-kind.ts';
import { ShopGroups } from './shop-group.tsx';
import { shopLines } from './shop-lines.ts';

/** Goods of the shop. */
export const shopKind = {
  ...shopLines,
  Groups: ShopGroups,
  titleIn: ({ title }) => title,
  fieldText: ({ title }) => title,
} satisfies BasketKind<BasketShop, ShopLine>;
