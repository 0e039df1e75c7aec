import type { BasketGoods } from '@trassa/contracts';
import { toRoubles } from '../../kernel/money.ts';
import { type QuotedLine, readGoods } from '../orders/index.ts';
import type { BasketDeps } from './basket-deps.ts';
import type { StoredGoods } from './basket-line.ts';

export type PricedGoods = StoredGoods & {
  /** null: of a kind that nobody sells yet. */
  readonly quote: QuotedLine | null;
};

/** All lines with the prices of this moment; the number of statements does not grow with them (DEC-77). */
export const priceBasket = async (
  { db, clock, orders, findAccount }: BasketDeps,
  userId: number,
  lines: readonly StoredGoods[],
): Promise<PricedGoods[]> => {
  if (!lines.length) return [];
  const sent = readGoods(
    orders.sellables,
    lines.map(({ goods }) => goods),
  );
  const quotes = await orders.quote(db, sent, {
    purpose: 'price',
    now: clock(),
    account: await findAccount(db, userId),
  });
  const byPath = new Map(quotes.map((one) => [one.path, one]));
  return lines.map((line, index) => ({ ...line, quote: byPath.get(`goods.${index}`) ?? null }));
};

/** The line of the wire: as the page keeps it, with `_id` and what it costs now. */
export const presentGoods = ({ publicId, goods, quote }: PricedGoods): BasketGoods => ({
  ...goods,
  _id: publicId,
  ...(quote
    ? { price: toRoubles(quote.price), totalCost: toRoubles(quote.goods ? quote.total : quote.price * goods.count) }
    : {}),
});
