import type { BasketGoods } from '@trassa/contracts';
import { removeLine, type BasketLine } from '@trassa/rules';

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

/** The basket without some lines and what hangs on them; linked tickets stay, unlinked (DEC-97). */
export const withoutLines = (goods: readonly BasketGoods[], uniqueIds: readonly string[]): BasketGoods[] =>
  uniqueIds.reduce<BasketGoods[]>((rest, id) => removeLine(rest as unknown as BasketLine[], id), [...goods]);
