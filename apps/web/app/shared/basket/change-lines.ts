import { removeLine, setLineCount as withLineCount } from '@trassa/rules';
import type { BasketItem } from './items/basket-item.ts';
import { changeBasket } from './basket-store.ts';
import { carries } from './items/carrying-kinds.ts';

/** Takes a line without a hold out, with what hangs on it (BASKET-39, 40, 42); tickets go by `ticket-holds.ts`. */
export const removeBasketLine = (uniqueId: string): void =>
  changeBasket((goods) => removeLine(goods, uniqueId, carries));

/** Pieces of a line of goods or certificates; its special pair has as many. */
export const setLineCount = (uniqueId: string, count: number): void =>
  changeBasket((goods) => withLineCount(goods, uniqueId, count, carries));

/** Changes fields of one line of a kind. */
export const changeLine = <S extends BasketItem['selector']>(
  selector: S,
  uniqueId: string,
  change: Partial<Extract<BasketItem, { selector: S }>>,
): void =>
  changeBasket((goods) =>
    goods.map((line) => (line.unique_id === uniqueId && line.selector === selector ? { ...line, ...change } : line)),
  );
