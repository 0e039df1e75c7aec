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
  { error, promocodeId, ...priced }: QuotedLine & { readonly promocodeId: number | null },
  { goods, item, problem = null, errors = {}, ...more }: Offered<Plan>,
): LineQuote<Plan> => ({
  path,
  uniqueId,
  count: priced.count,
  price: priced.price,
  discount: priced.discount,
  total: priced.total,
  reason: priced.reason,
  shares: priced.shares,
  promocodeCount: priced.promocodeCount,
  isPromocodeOff: priced.isPromocodeOff,
  ...more,
  problem: problem ?? (error && { code: 'promocode', message: error, ...(item ? { item } : {}) }),
  errors: error ? { ...errors, [`${path}.promocode`]: error } : errors,
  goods: { ...goods, promocodeId },
});
