import { bestSale, quoteLines, type LineToQuote, type QuotedLine, type SaleRule } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Executor } from '../../platform/database/index.ts';
import { isForItem } from '../promocodes/index.ts';
import { type Moment, readPromocodes } from './promocode-rules.ts';

export type GoodsToPrice = {
  readonly uniqueId: string;
  readonly selector: 'shop' | 'insurance';
  /** Internal id of the product or offer, and its public one. */
  readonly itemId: number;
  readonly publicId: string;
  readonly count: number;
  /** Kopecks of one piece before discounts. */
  readonly price: Minor;
  /** Sales of a product, by public ids of products; insurance has none (DEC-80). */
  readonly sales: readonly SaleRule[];
  readonly promocode: string | null;
};

export type PricedGoods = QuotedLine & { readonly promocodeId: number | null };

/**
 * True prices of lines with goods or insurance, in their order: the largest of sale and promocode for each piece. One
 * statement at most, however many lines. `lines` are all lines of the kind: sales and codes count over them. DEC-79…81
 */
export const priceGoods = async (
  db: Executor,
  lines: readonly GoodsToPrice[],
  moment: Moment,
): Promise<PricedGoods[]> => {
  const { now } = moment;
  const items = new Map(lines.map((line) => [line.uniqueId, line.itemId]));
  const { rules, idOf } = await readPromocodes(db, lines, moment, (promocode, { unique_id, selector }) =>
    isForItem(promocode, selector, items.get(unique_id) ?? null),
  );
  const plain = lines.map((line): LineToQuote => ({
    unique_id: line.uniqueId,
    selector: line.selector,
    count: line.count,
    price: line.price,
    subject: line.publicId,
    scope: line.publicId,
    sale: null,
    promocode: line.promocode,
  }));
  const toQuote = plain.map((line, index): LineToQuote => ({
    ...line,
    sale: line.selector === 'shop' ? bestSale(line, lines[index]?.sales ?? [], plain, toUnix(now)) : null,
  }));
  return quoteLines(toQuote, { now: toUnix(now), vip: null, promocodes: rules }).map((line, index) => ({
    ...line,
    promocodeId: line.promocode_count ? idOf(lines[index]?.promocode) : null,
  }));
};
