import { refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import { findFormatForSaleById } from '../events/index.ts';
import type { OrderInventory } from '../inventory/index.ts';
import type { LateOrder, StoredLine } from '../orders/index.ts';
import { countBought } from './ticket-lines.repository.ts';

const gone = () => refuse({ code: 'tickets_unavailable' });

/**
 * Money after the order's end: everything once more, if it is all left, the start is still to come and the buyer has not
 * bought up to his limit meanwhile (DEC-52, DEC-89).
 */
export const reserveLateTickets = async (
  tx: Tx,
  inventory: OrderInventory,
  order: LateOrder,
  lines: readonly StoredLine[],
  now: Date,
): Promise<Result<ReadonlyMap<string, string>>> => {
  const formats = await findFormatForSaleById(
    tx,
    lines.map((line) => line.itemId),
  );
  if (lines.some((line) => (formats.get(line.itemId)?.startTime ?? new Date(0)) <= now)) return gone();
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
  return places;
};
