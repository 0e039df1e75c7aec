import { HttpError } from '@trassa/contracts/client';
import { lineCountMax } from '@trassa/rules';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { refusalText } from '../../../shared/api/refusal-text.ts';
import { type BasketItem, isShop, isTicket } from '../../../shared/basket/items/basket-item.ts';

const silent = { ownErrors: true } as const;

/** Asks for one line's goods; the number of pieces makes the answer exact. */
const checkOne = (code: string, line: BasketItem, count: number): Promise<unknown> => {
  const query = { count: Math.min(count, lineCountMax) };
  if (isTicket(line))
    return request(
      calls.promocodes.ticket,
      { params: { code, format_public_id: line.format_public_id }, query },
      silent,
    );
  if (isShop(line))
    return request(calls.promocodes.product, { params: { code, public_id: line.public_id }, query }, silent);
  return request(calls.promocodes.insurance, { params: { code, public_id: line.public_id }, query }, silent);
};

const goodsOf = (line: BasketItem): string => (isTicket(line) ? line.format_public_id : line.public_id);

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
export const checkPromocode = async (code: string, lines: readonly BasketItem[]): Promise<CheckedCode> => {
  const good = new Set<string>();
  const refused: Record<string, string> = {};
  for (const id of new Set(lines.map(goodsOf))) {
    const same = lines.filter((line) => goodsOf(line) === id);
    const [first] = same;
    if (!first) continue;
    try {
      await checkOne(
        code,
        first,
        same.reduce((sum, line) => sum + line.count, 0),
      );
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
