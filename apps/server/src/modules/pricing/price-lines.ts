import {
  bestSale,
  isSaleRunning,
  type KeptSale,
  type LineToQuote,
  type QuoteContext,
  quoteLines,
  type QuotedLine,
  type SaleRule,
} from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Executor } from '../../platform/database/index.ts';
import { type CodedItem, isFor } from '../promocodes/index.ts';
import { type Moment, readPromocodes } from './promocode-rules.ts';

/** Something that codes and sales name: by its internal id and its public one. */
type Named = { readonly id: number; readonly publicId: string };

/** One line of any kind of goods. */
export type LineToPrice = Pick<LineToQuote, 'selector' | 'kind' | 'eventCity'> & {
  readonly uniqueId: string;
  /** The format, product or offer. */
  readonly item: Named;
  /** What the item is one of, such as the event of a format; absent: nothing but itself. */
  readonly group?: Named;
  /** All that it is one of, by which codes may choose it; absent: nothing. */
  readonly groups?: CodedItem['groups'];
  readonly count: number;
  /** Kopecks of one piece before discounts; of the first one where they differ. */
  readonly price: Minor;
  /** Kopecks of each piece, where they differ (DEC-116). */
  readonly prices?: readonly Minor[];
  /** Sales that may be on for it, by public ids of items (DEC-79); some goods have none (DEC-80). */
  readonly sales: readonly SaleRule[];
  readonly promocode: string | null;
};

/** What a return needs to know of a group price: it hangs on the others (DEC-75, DEC-79). */
export type GroupPrice = {
  /** Kopecks of each place before discounts, and without any sale. */
  readonly list: readonly Minor[];
  readonly otherwise: readonly Minor[];
  /** Sales that were on for the item, reached or not. */
  readonly sales: readonly KeptSale[];
};

export type PricedLine = QuotedLine & {
  readonly promocodeId: number | null;
  /** null: no sale took anything off. */
  readonly group: GroupPrice | null;
};

const keptSales = (sales: readonly SaleRule[], now: number): KeptSale[] =>
  sales
    .filter((sale) => isSaleRunning(sale, now))
    .map(({ count, subjects, discount }) => ({ count, subjects, discount }));

/**
 * True prices of lines of one kind, in their order: the largest of sale, vip discount and promocode for each piece. One
 * statement at most, however many lines. `lines` are all lines of the kind: sales and codes count over them. DEC-77…81
 */
export const priceLines = async (
  db: Executor,
  lines: readonly LineToPrice[],
  { vip = null, ...moment }: Moment & { readonly vip?: QuoteContext['vip'] },
): Promise<PricedLine[]> => {
  const now = toUnix(moment.now);
  const byId = new Map(lines.map((line) => [line.uniqueId, line]));
  const { rules, idOf } = await readPromocodes(db, lines, moment, (promocode, { uniqueId }) => {
    const line = byId.get(uniqueId);
    return line !== undefined && isFor(promocode, line.selector, { id: line.item.id, groups: line.groups ?? {} });
  });
  const plain = lines.map(({ item, group, groups: _groups, sales: _sales, ...line }): LineToQuote => ({
    ...line,
    subject: item.publicId,
    scope: (group ?? item).publicId,
    sale: null,
  }));
  const toQuote = plain.map((line, index) => ({
    ...line,
    sale: bestSale(line, lines[index]?.sales ?? [], plain, now),
  }));
  const context = { now, vip, promocodes: rules };
  const quoted = quoteLines(toQuote, context);
  const otherwise = toQuote.some(({ sale }) => sale !== null) ? quoteLines(plain, context) : quoted;
  return quoted.map((line, index) => ({
    ...line,
    promocodeId: line.promocodeCount ? idOf(lines[index]?.promocode) : null,
    group: toQuote[index]?.sale
      ? {
          list: line.places.map(({ price }) => price),
          otherwise: otherwise[index]?.places.map(({ price, discount }) => price - discount) ?? [],
          sales: keptSales(lines[index]?.sales ?? [], now),
        }
      : null,
  }));
};
