import type { ShopLine } from '@trassa/contracts';
import { deliveryField, quotedDelivery } from '../../shared/basket/delivery-lines.ts';
import type { GoodsKind } from '../../shared/basket/goods-kind.ts';
import type { BasketShop } from '../../shared/basket/items/basket-item.ts';
import { shopBase } from './shop-base.ts';

const toQuote = (line: BasketShop): ShopLine => ({
  unique_id: line.unique_id,
  public_id: line.public_id,
  count: line.count,
  size: line.size,
  proportion_public_id: line.proportion_public_id,
  promocode: line.promocode,
  currentPickupSelect: line.currentPickupSelect,
  format_public_id: line.format_public_id,
  abid: line.abid,
  ...quotedDelivery(line),
});

/** Goods of the shop in basket and checkout. */
export const shopLines = {
  ...shopBase,
  isGrouped: false,
  takesCertificates: true,
  toQuote,
  toPay: (line) => ({ ...toQuote(line), delivery: line.delivery }),
  fieldOf: deliveryField,
  nameOf: ({ title }) => title,
  section: ({ t }) => t('checkout.shop'),
  pieces: ({ t }, count) => t('checkout.waiting.kinds.shop', { count }),
} satisfies GoodsKind<BasketShop, ShopLine>;
