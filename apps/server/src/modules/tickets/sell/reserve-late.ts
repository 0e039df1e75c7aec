import { formatSaleState } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { findFormatForSaleById, type FormatForSale } from '../../events/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { LateOrder, StoredLine } from '../../orders/index.ts';
import { arePricesAsNow } from '../../pricing/index.ts';
import { priceTickets } from './price-tickets.ts';
import type { TicketDetails } from './ticket-line.ts';
import { countBought } from './ticket-lines.repository.ts';
import { isVip } from '../vip/find-vip.ts';
import { lockVipDiscount } from '../vip/vip.repository.ts';

const gone = () => refuse({ code: 'tickets_unavailable' });
const changed = () => refuse({ code: 'price_changed' });

/** Sold at this moment, whatever is left of it. */
const isOnSale = (format: FormatForSale, now: Date): boolean =>
  formatSaleState(
    {
      start_time: toUnix(format.startTime),
      tickets_left: { athlete: 1 },
      ...(format.saleStart ? { sale_start: toUnix(format.saleStart) } : {}),
      ...(format.saleEnd ? { sale_end: toUnix(format.saleEnd) } : {}),
    },
    toUnix(now),
  ) === 'open';

/**
 * Money after the order's end: everything once more, if the sale is open, it would cost the same now, all of it is left and
 * the buyer has not bought up to his limit meanwhile (DEC-52, DEC-89, DEC-110).
 */
export const reserveLateTickets = async (
  tx: Tx,
  inventory: OrderInventory,
  order: LateOrder,
  lines: readonly StoredLine<TicketDetails>[],
  clock: Clock,
): Promise<Result<ReadonlyMap<string, string>>> => {
  const formats = await findFormatForSaleById(
    tx,
    lines.map((line) => line.itemId),
  );
  const priced = lines.flatMap((line) => {
    const format = formats.get(line.itemId);
    const { kind } = line.details;
    return format && isOnSale(format, clock())
      ? [{ uniqueId: line.uniqueId, format, kind, count: line.count, promocode: line.promocode, priceMoments: [] }]
      : [];
  });
  if (priced.length < lines.length) return changed();
  const places = await inventory.reserveAnew(tx, order.id, order.expiresAt);
  if (!places.ok) return places;
  const limited = [...formats.values()].filter((format) => format.buyLimit !== null);
  const bought = limited.length
    ? await countBought(
        tx,
        limited.map((format) => format.id),
        order,
        order.id,
      )
    : new Map<number, number>();
  for (const format of limited) {
    const here = lines.reduce((sum, line) => sum + (line.itemId === format.id ? line.count : 0), 0);
    if (here + (bought.get(format.id) ?? 0) > (format.buyLimit ?? 0)) return gone();
  }
  const { account: buyer } = order;
  if (isVip(buyer))
    await lockVipDiscount(
      tx,
      buyer.id,
      priced.map(({ format }) => format.eventCity.id),
    );
  return arePricesAsNow(lines, await priceTickets(tx, priced, { now: clock(), buyer })) ? places : changed();
};
