import type { BasketGoods, Kind } from '@trassa/contracts';
import { minorOf, roublesOf } from '@trassa/rules';

/** A line of a prepared basket as the server tells it (API §5.4). */
export type PreparedLine = Pick<BasketGoods, 'unique_id' | 'public_id' | 'selector' | 'count'> & {
  title: string;
  /** Roubles of all its pieces with their discounts; null where the line does not tell. */
  totalCost: number | null;
  /** Roubles of all its pieces without discounts; null where there are none. */
  fullCost: number | null;
  /** Why it cannot be bought as it is, in the server's words. */
  error: string | null;
  size: string | null;
  proportion_public_id: string | null;
  kind: Kind | null;
  promocode: string | null;
};

/** What the pieces cost without discounts, where that is more than they cost. */
const fullCostOf = (price: unknown, count: number, total: unknown): number | null => {
  if (typeof price !== 'number' || typeof total !== 'number') return null;
  const full = roublesOf(minorOf(price) * count);
  return full > total ? full : null;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const kinds: readonly Kind[] = ['athlete', 'volunteer', 'spectator', 'kids'];

/** Lines carry more than the contract names: what is missing or of another type counts as not said. */
export const preparedLine = (goods: BasketGoods): PreparedLine => {
  const { unique_id, public_id, selector, count, kind, format_public_id } = goods;
  return {
    unique_id,
    public_id: format_public_id ?? public_id,
    selector,
    count,
    title: text(goods['title']) ?? public_id,
    totalCost: typeof goods['totalCost'] === 'number' ? goods['totalCost'] : null,
    fullCost: fullCostOf(goods['price'], count, goods['totalCost']),
    error: text(goods['error']),
    size: text(goods['size']),
    proportion_public_id: text(goods['proportion_public_id']),
    kind: kinds.find((one) => one === kind) ?? null,
    promocode: text(goods['promocode']),
  };
};
