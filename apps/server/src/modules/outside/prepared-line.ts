import type { Api } from '@trassa/contracts';
import type { z } from 'zod';
import { type LinesOfKind, type QuotedLine, readGoods, type Sellables } from '../orders/index.ts';

/** A line that somebody else prepared: no holds, no people. */
export type PreparedLine = z.output<Api['basket']['partner']['body']>['goods'][number];

/** Of stored lines what a prepared basket may say: one of the house was never checked, and is read by anybody. */
export const readLines = ({ basket }: Api, stored: readonly unknown[]): PreparedLine[] => {
  const schema = basket.partner.body.shape.goods.element;
  return stored.flatMap((line) => schema.safeParse(line).data ?? []);
};

/** Prepared lines as a request would send them; their place in the list is their name. */
export const toQuote = (sellables: Sellables, goods: readonly PreparedLine[]): LinesOfKind[] =>
  readGoods(
    sellables,
    goods.map((line, index) => ({ ...line, unique_id: `goods.${index}` })),
  );

/** Quotes in the order of the prepared lines. */
export const inOrder = (goods: readonly PreparedLine[], quotes: readonly QuotedLine[]): (QuotedLine | null)[] => {
  const byPath = new Map(quotes.map((quote) => [quote.path, quote]));
  return goods.map((_, index) => byPath.get(`goods.${index}`) ?? null);
};
