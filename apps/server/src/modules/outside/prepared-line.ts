import { api, type Kind } from '@trassa/contracts';
import type { z } from 'zod';
import type { QuotedLine, Selector, SentLine } from '../orders/index.ts';

/** A line that somebody else prepared: no holds, no people. */
export type PreparedLine = z.output<(typeof api.basket.partner)['body']>['goods'][number];

const schema = api.basket.partner.body.shape.goods.element;

/** Of stored lines what a prepared basket may say: one of the house was never checked, and is read by anybody. */
export const readLines = (stored: readonly unknown[]): PreparedLine[] =>
  stored.flatMap((line) => schema.safeParse(line).data ?? []);

export type LinesToQuote = { readonly kind: Selector; readonly lines: readonly SentLine[] }[];

const lineOf = (line: PreparedLine): unknown => {
  const { public_id: publicId, count, promocode = null } = line;
  switch (line.selector) {
    case 'ticket':
      return { format_public_id: publicId, kind: line.kind satisfies Kind | undefined, count, promocode };
    case 'insurance':
      return { insurance: { public_id: publicId }, count, promocode };
    case 'shop':
      return {
        public_id: publicId,
        count,
        size: line.size ?? null,
        proportion_public_id: line.proportion_public_id ?? null,
        promocode,
      };
    case 'certificate':
      return { public_id: publicId, count };
  }
};

/** Prepared lines as a request would send them; their place in the list is their name. */
export const toQuote = (goods: readonly PreparedLine[]): LinesToQuote => {
  const sent = goods.map((line, index) => ({
    kind: line.selector,
    path: `goods.${index}`,
    uniqueId: `goods.${index}`,
    line: { unique_id: `goods.${index}`, ...(lineOf(line) as object) },
  }));
  return [...Map.groupBy(sent, (line) => line.kind)].map(([kind, lines]) => ({ kind, lines }));
};

/** Quotes in the order of the prepared lines. */
export const inOrder = (goods: readonly PreparedLine[], quotes: readonly QuotedLine[]): (QuotedLine | null)[] => {
  const byPath = new Map(quotes.map((quote) => [quote.path, quote]));
  return goods.map((_, index) => byPath.get(`goods.${index}`) ?? null);
};
