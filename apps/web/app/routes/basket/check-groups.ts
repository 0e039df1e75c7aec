import { checkCount, groupLines, type MessageSpec } from '@trassa/rules';
import { type BasketItem, isTicket } from '../../shared/basket/items/basket-item.ts';

/** Counts that no purchase allows, by groupId; places left are for the server to say (DEC-62). */
export const checkGroups = (goods: readonly BasketItem[]): Record<string, MessageSpec> =>
  Object.fromEntries(
    groupLines(goods.filter(isTicket)).flatMap(({ groupId, lines, count }) => {
      const problem = lines[0] ? checkCount(count, lines[0], Number.MAX_SAFE_INTEGER) : null;
      return problem ? [[groupId, problem]] : [];
    }),
  );
