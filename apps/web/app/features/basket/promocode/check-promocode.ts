import { HttpError } from '@trassa/contracts/client';
import { countLines, lineCountMax } from '@trassa/rules';
import { refusalText } from '../../../shared/api/refusal-text.ts';
import type { BasketItem } from '../../../shared/basket/items/basket-item.ts';

/** How promocodes of a kind of goods are asked about. */
export type Promo<Item extends object = BasketItem> = {
  readonly label: string;
  /** What a code is asked for: lines of one thing are asked together. */
  thingOf(line: Item): string;
  /** Rejects with the server's words; the number of pieces makes the answer exact. */
  check(code: string, line: Item, count: number): Promise<unknown>;
};

export type CheckedCode = {
  /** unique_id of the lines that the code is good for. */
  readonly good: ReadonlySet<string>;
  /** The server's words about the others, by unique_id (PROMO-07, ERR-25). */
  readonly refused: Readonly<Record<string, string>>;
};

/**
 * What a code does for lines of one kind, each product asked once (PROMO-06). A refusal for one product leaves the others;
 * one that concerns the asking itself (429) ends it. Rejects with a fault.
 */
export const checkPromocode = async (
  promo: Promo,
  code: string,
  lines: readonly BasketItem[],
): Promise<CheckedCode> => {
  const good = new Set<string>();
  const refused: Record<string, string> = {};
  for (const id of new Set(lines.map((line) => promo.thingOf(line)))) {
    const same = lines.filter((line) => promo.thingOf(line) === id);
    const [first] = same;
    if (!first) continue;
    try {
      await promo.check(code, first, Math.min(countLines(same), lineCountMax));
      for (const line of same) good.add(line.unique_id);
    } catch (error) {
      const text = refusalText(error, 'promocode');
      if (text === null) throw error;
      const isOfGoods = error instanceof HttpError && error.status === 400;
      for (const line of isOfGoods ? same : lines.filter(({ unique_id }) => !good.has(unique_id)))
        refused[line.unique_id] ??= text;
      if (!isOfGoods) break;
    }
  }
  return { good, refused };
};
