import type { Selector } from '@trassa/contracts';
import type { Executor } from '../../../platform/database/index.ts';
import type { LinesOfKind } from './request-lines.ts';
import type { LineQuote, QuoteContext, Sellables, SentLine } from '../sellable.ts';
import { unsoldLine } from './unsold-line.ts';

/** A quoted line that knows its kind. */
export type QuotedLine = LineQuote & { readonly selector: Selector };

/** A kind that no module sells is refused line by line. */
const notSold = (line: SentLine): LineQuote =>
  unsoldLine(line, { count: 0, price: 0, problem: { code: 'validation', message: { id: 'not_sold_here' } } });

/** True prices of lines of all kinds, in the order of the request. */
export const quoteLines = async (
  db: Executor,
  sellables: Sellables,
  kinds: readonly LinesOfKind[],
  context: QuoteContext,
): Promise<QuotedLine[]> => {
  const quotes: QuotedLine[] = [];
  for (const { kind, lines } of kinds) {
    const sellable = sellables.get(kind);
    const quoted = sellable ? await sellable.quote(db, lines, context) : lines.map(notSold);
    quotes.push(...quoted.map((line) => ({ ...line, selector: kind })));
  }
  return quotes;
};
