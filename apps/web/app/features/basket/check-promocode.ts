import { HttpError } from '@trassa/contracts/client';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { type BasketItem, isShop, isTicket } from '../../shared/basket/basket-item.ts';

const silent = { ownErrors: true } as const;

/** Asks for one line's goods; the number of pieces makes the answer exact. */
const checkOne = (code: string, line: BasketItem, count: number): Promise<unknown> => {
  const query = { count: Math.min(count, 500) };
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

/**
 * The lines that a code is good for, each product asked once (PROMO-06). Rejects with the first refusal when it is good for
 * none of them; a refusal for one product leaves the others.
 */
export const checkPromocode = async (code: string, lines: readonly BasketItem[]): Promise<ReadonlySet<string>> => {
  const good = new Set<string>();
  let refusal: unknown = null;
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
      refusal ??= error;
      if (!(error instanceof HttpError) || error.status !== 400) break;
    }
  }
  if (good.size === 0 && refusal !== null) throw refusal;
  return good;
};
