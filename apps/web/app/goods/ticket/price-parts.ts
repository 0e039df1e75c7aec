import type { QuoteLine } from '@trassa/contracts';

export type PricePart = { readonly count: number; readonly price: number };

/** Tickets of a group by what one costs, in their order: those added after a rise cost more than the held ones (DEC-116). */
export const pricePartsOf = (quotes: readonly Pick<QuoteLine, 'price' | 'count' | 'price_parts'>[]): PricePart[] => {
  const parts: { count: number; price: number }[] = [];
  for (const { count, price } of quotes.flatMap((quote) => quote.price_parts ?? [quote])) {
    const last = parts.at(-1);
    if (last?.price === price) last.count += count;
    else parts.push({ count, price });
  }
  return parts;
};
