import { errorText, type Language, type Quote } from '@trassa/contracts';
import { quoteTotals } from '@trassa/rules';
import { toRoubles } from '../../kernel/money.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Account } from '../accounts/index.ts';
import { type Baskets, linesOf, maxLines } from './request-lines.ts';
import { quoteLines, type Sellables } from './quote-lines.ts';
import type { LineQuote } from './sellable.ts';

export type QuoteBasket = {
  readonly baskets: Baskets;
  readonly account: Account | null;
  readonly now: Date;
  readonly language: Language;
};

const present = (line: LineQuote, language: Language): Quote['lines'][number] => {
  const { problem, errors } = line;
  const message = problem?.message ?? Object.values(errors)[0];
  return {
    unique_id: line.uniqueId,
    price: toRoubles(line.price),
    count: line.count,
    totalCost: toRoubles(line.total),
    discount: toRoubles(line.discount),
    reason: line.reason,
    promocode_count: line.promocodeCount,
    ...(message ? { error: errorText(language, message), code: problem?.code ?? 'validation' } : {}),
  };
};

/** True prices of a basket; nothing is reserved. What cannot be bought says why and costs nothing. DEC-77 */
export const quoteBasket = async (
  { db, sellables }: { db: Database; sellables: Sellables },
  { baskets, account, now, language }: QuoteBasket,
): Promise<Result<{ values: Quote }>> => {
  const kinds = linesOf(baskets);
  if (kinds.reduce((sum, { lines }) => sum + lines.length, 0) > maxLines) {
    return refuse({ code: 'validation', message: { id: 'basket_too_long', max: maxLines } });
  }
  const lines = await quoteLines(db, sellables, kinds, { purpose: 'price', now, account });
  const totals = quoteTotals(lines.map((line) => ({ totalCost: line.total, discount: line.discount })));
  return ok({
    values: {
      lines: lines.map((line) => present(line, language)),
      delivery: toRoubles(totals.delivery),
      discount: toRoubles(totals.discount),
      certificates: [],
      total: toRoubles(totals.total),
      amount: toRoubles(totals.amount),
    },
  });
};
