import type { goodsKinds, PaymentBody, Selector } from '@trassa/contracts';
import { type GoodsKind, type GoodsKinds, linesOf } from './goods-kind.ts';
import type { BasketItem } from './items/basket-item.ts';

export type FieldOf<S extends Selector> = (typeof goodsKinds)[S]['field'];
/** A line of a request, by the contract. */
export type LineOf<S extends Selector> = NonNullable<PaymentBody[FieldOf<S>]>[number];
export type PaymentLines = { [S in Selector as FieldOf<S>]: LineOf<S>[] };

const byField = (
  kinds: GoodsKinds,
  goods: readonly BasketItem[],
  lineOf: (kind: GoodsKind, line: BasketItem) => object,
): PaymentLines =>
  Object.fromEntries(
    kinds.map((kind) => [kind.field, linesOf(goods, kind).map((line) => lineOf(kind, line))]),
  ) as PaymentLines;

/** What the price of the lines depends on, by kind, in the order of the basket (API §5.2). */
export const quotedLines = (kinds: GoodsKinds, goods: readonly BasketItem[]): PaymentLines =>
  byField(kinds, goods, (kind, line) => kind.toQuote(line));

/** Lines of a payment: of a basket item only the fields that the server reads (API §5.2). */
export const paidLines = (kinds: GoodsKinds, goods: readonly BasketItem[]): PaymentLines =>
  byField(kinds, goods, (kind, line) => kind.toPay(line));
