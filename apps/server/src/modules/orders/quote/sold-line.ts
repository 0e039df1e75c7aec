import type { QuotedLine } from '@trassa/rules';
import type { Goods, LineProblem, LineQuote, SentLine } from '../sellable.ts';

/** What a kind of goods says of a line that can be sold; the price says the rest. */
export type Offered<Plan> = Partial<
  Pick<LineQuote, 'priceParts' | 'parcel' | 'isPromocodeOff' | 'problem' | 'errors'>
> & {
  readonly goods: Omit<Goods<Plan>, 'promocodeId'>;
  /** Told with a code that does not work; absent: the line alone. */
  readonly item?: LineProblem['item'];
};

/** A line that can be bought at its price; a code that does not work is its problem, at the field of the code. */
export const soldLine = <Plan>(
  { path, uniqueId }: Pick<SentLine, 'path' | 'uniqueId'>,
  priced: QuotedLine & { readonly promocodeId: number | null },
  { goods, item, problem = null, errors = {}, ...more }: Offered<Plan>,
): LineQuote<Plan> => ({
  path,
  uniqueId,
  count: priced.count,
  price: priced.price,
  discount: priced.discount,
  total: priced.totalCost,
  reason: priced.reason,
  shares: priced.shares,
  promocodeCount: priced.promocode_count,
  isPromocodeOff: priced.isPromocodeOff,
  ...more,
  problem: problem ?? (priced.error && { code: 'promocode', message: priced.error, ...(item ? { item } : {}) }),
  errors: priced.error ? { ...errors, [`${path}.promocode`]: priced.error } : errors,
  goods: { ...goods, promocodeId: priced.promocodeId },
});
