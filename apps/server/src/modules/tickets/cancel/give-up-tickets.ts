import type { Tx } from '../../../platform/database/index.ts';
import { type CloseDeps, giveTicketBack } from './close-return.ts';
import { lockStocksOf, type StocksDeps } from './lock-stocks.ts';
import { closeOffers, countKept, lockReturned, selectGivenUp } from './cancel.repository.ts';

/**
 * Tickets of a free order that nobody confirmed: their places are on sale again, offered ones too, nobody is told. Those
 * handed out, accepted by others, blocked or of a start that has begun stay: answers how many by the line. DEC-112
 */
export const giveUpTickets = async (
  tx: Tx,
  deps: Pick<CloseDeps, 'inventory' | 'policies'> & StocksDeps,
  orderId: number,
): Promise<ReadonlyMap<number, number>> => {
  const ids = await selectGivenUp(tx, orderId);
  await closeOffers(tx, ids);
  await lockStocksOf(tx, deps, ids);
  for (const id of ids) await giveTicketBack(tx, deps, await lockReturned(tx, id), 'give_up');
  return countKept(tx, orderId);
};
