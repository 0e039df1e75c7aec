import type { Clock } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type GoodsToPrice, priceGoods } from './price-goods.ts';
import { type Buyer, isVip, priceTickets, type TicketToPrice } from './price-tickets.ts';
import { lockVipDiscount } from './pricing.repository.ts';

/** What an order keeps of a line's price. */
export type KeptPrice = {
  readonly uniqueId: string;
  readonly price: Minor;
  readonly total: Minor;
  readonly promocodeCount: number;
};
type Quoted = { unique_id: string; price: Minor; totalCost: Minor; promocode_count: number };

const isSame = (kept: readonly KeptPrice[], quoted: readonly Quoted[]): boolean =>
  kept.every((line) => {
    const now = quoted.find((one) => one.unique_id === line.uniqueId);
    return now?.price === line.price && now.totalCost === line.total && now.promocode_count === line.promocodeCount;
  });

/** Whether tickets of an ended order would cost the same now: price, sale, promocode and vip discount. DEC-110, DEC-111 */
export const areTicketsAsNow = async (
  tx: Tx,
  kept: readonly KeptPrice[],
  lines: readonly Omit<TicketToPrice, 'priceMoments'>[],
  { clock, buyer }: { clock: Clock; buyer: Buyer | null },
): Promise<boolean> => {
  const now = clock();
  if (isVip(buyer))
    await lockVipDiscount(
      tx,
      buyer.id,
      lines.map(({ format }) => format.eventCity.id),
    );
  return isSame(
    kept,
    await priceTickets(
      tx,
      lines.map((line) => ({ ...line, priceMoments: [] })),
      { now, buyer },
    ),
  );
};

/** The same of goods or insurance; `lines` with their prices of now. */
export const areGoodsAsNow = async (
  tx: Tx,
  kept: readonly KeptPrice[],
  lines: readonly GoodsToPrice[],
  now: Date,
): Promise<boolean> => isSame(kept, await priceGoods(tx, lines, { now }));
