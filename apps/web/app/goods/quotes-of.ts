import type { Quote, QuoteLine } from '@trassa/contracts';

/** Prices of some lines. */
export const quotesOf = (quote: Quote | null, lines: readonly { readonly unique_id: string }[]): QuoteLine[] => {
  const ids = new Set(lines.map(({ unique_id }) => unique_id));
  return (quote?.lines ?? []).filter(({ unique_id }) => ids.has(unique_id));
};
