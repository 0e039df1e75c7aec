import { changeBasket, readBasket } from './basket-store.ts';
import { type GoodsKinds, kindOf } from './goods-kind.ts';
import type { BasketItem } from './items/basket-item.ts';

/** Goods ready to be paid for, `now` in whole seconds; the basket keeps them, so that the same order is sent again as it was (DEC-96). */
export const renewGoods = (kinds: GoodsKinds, now: number): readonly BasketItem[] => {
  const goods = readBasket();
  const next = goods.map((line) => kindOf(kinds, line)?.renewed?.(line, now) ?? line);
  if (next.some((line, index) => line !== goods[index])) changeBasket(() => next);
  return readBasket();
};
