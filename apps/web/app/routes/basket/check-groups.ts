import { type BasketGroup, groupLines, type MessageSpec } from '@trassa/rules';
import type { BasketKind, BasketKinds } from '../../goods/basket-kind.ts';
import { linesOf } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';

type WrongGroup = BasketGroup<BasketItem> & { readonly kind: BasketKind; readonly problem: MessageSpec };

/** Groups with a number of pieces that no purchase allows; what is left is for the server to say (DEC-62). */
export const checkGroups = (kinds: BasketKinds, goods: readonly BasketItem[]): WrongGroup[] =>
  kinds.flatMap((kind) =>
    groupLines(linesOf(goods, kind)).flatMap((group) => {
      const problem = kind.checkGroup?.(group.lines);
      return problem ? [{ ...group, kind, problem }] : [];
    }),
  );
