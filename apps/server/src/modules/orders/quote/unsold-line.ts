import { lineCountMax } from '@trassa/rules';
import type { LineQuote, SentLine } from '../sellable.ts';

/** A line that cannot be bought: it says why, and costs nothing. `count` as it was asked: nonsense counts as none. */
export const unsoldLine = (
  { path, uniqueId }: Pick<SentLine, 'path' | 'uniqueId'>,
  {
    count,
    price,
    problem,
    errors = {},
    ...more
  }: Pick<LineQuote, 'count' | 'price' | 'problem'> & Partial<Pick<LineQuote, 'errors' | 'isPromocodeOff'>>,
): LineQuote<never> => ({
  path,
  uniqueId,
  count: Number.isInteger(count) && count > 0 ? Math.min(count, lineCountMax) : 0,
  price,
  discount: 0,
  total: 0,
  reason: null,
  promocodeCount: 0,
  ...more,
  problem,
  errors,
  goods: null,
});
