import type { BasketGoods, Selector } from '@trassa/contracts';
import { type BasketLine, type Carries, removeLine } from '@trassa/rules';
import type { Sellables } from '../orders/index.ts';

/** A line as it is kept; `goods` is the page's own. */
export type StoredGoods = { readonly id: number; readonly publicId: string; readonly goods: BasketGoods };

/** Lines of one basket, as many as an order takes (API 5.4). */
export const maxLines = 100;
/** Characters of one line as JSON: a ticket with its answers and questions has a few thousand. */
export const maxLineLength = 64_000;

/** Holds that lines stand on; the participants of a group share one. */
export const holdsOf = (goods: readonly BasketGoods[]): string[] => [
  ...new Set(goods.map((line) => line.hold_id).filter((id): id is string => Boolean(id))),
];

/** The basket without some lines and what hangs on them; those that carry others stay, unlinked (DEC-97). */
export const withoutLines = (
  sellables: Sellables,
  goods: readonly BasketGoods[],
  uniqueIds: readonly string[],
): BasketGoods[] => {
  const carries: Carries = ({ selector }) => sellables.get(selector as Selector)?.contract.carries ?? false;
  return uniqueIds.reduce<BasketGoods[]>(
    (rest, id) => removeLine(rest as unknown as BasketLine[], id, carries) as unknown as BasketGoods[],
    [...goods],
  );
};
