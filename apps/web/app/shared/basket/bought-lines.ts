import type { OrderView } from '@trassa/contracts';
import type { GoodsKind } from './goods-kind.ts';
import type { FieldOf } from './payment-lines.ts';
import type { BasketItem } from './items/basket-item.ts';

export type BoughtLine = OrderView[FieldOf<BasketItem['selector']>][number];

/** Lines of one kind in an order. */
export const boughtLines = (order: OrderView, { field }: Pick<GoodsKind, 'field'>): readonly BoughtLine[] =>
  (order as unknown as Readonly<Record<string, readonly BoughtLine[] | undefined>>)[field] ?? [];

/** Those kinds of which an order has lines. */
export const kindsIn = <K extends Pick<GoodsKind, 'field'>>(kinds: readonly K[], order: OrderView): K[] =>
  kinds.filter((kind) => boughtLines(order, kind).length > 0);

/** Where an order is thanked for: goods that stand alone may have a page of their own. */
export const thanksOf = (kinds: readonly Pick<GoodsKind, 'field' | 'thanks'>[], order: OrderView): string => {
  const [only, ...others] = kindsIn(kinds, order);
  return `${(others.length === 0 && only?.thanks) || '/basket/thanks'}?order=${order.public_id}`;
};
