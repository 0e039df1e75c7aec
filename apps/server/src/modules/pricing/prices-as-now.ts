import type { Minor } from '../../kernel/money.ts';
import type { PricedLine } from './price-lines.ts';

/** What an order keeps of a line's price. */
export type KeptPrice = {
  readonly uniqueId: string;
  readonly price: Minor;
  readonly total: Minor;
  readonly promocodeCount: number;
};

/** Whether lines of an ended order would cost the same as they are priced now: price, discounts and codes. DEC-110, DEC-111 */
export const arePricesAsNow = (kept: readonly KeptPrice[], priced: readonly PricedLine[]): boolean =>
  kept.every((line) => {
    const now = priced.find((one) => one.uniqueId === line.uniqueId);
    return now?.price === line.price && now.total === line.total && now.promocodeCount === line.promocodeCount;
  });
