import type { Tx } from '../../../platform/database/index.ts';
import { type CloseDeps, giveTicketBack } from './close-return.ts';
import { lockReturned, selectGivenUp } from './cancel.repository.ts';

/**
 * Tickets of a free order that nobody confirmed: their places are on sale again, nobody is told. Those handed out, given
 * away, blocked or of a start that has begun stay. DEC-112
 */
export const giveUpTickets = async (
  tx: Tx,
  deps: Pick<CloseDeps, 'inventory' | 'policies'>,
  orderId: number,
): Promise<void> => {
  for (const id of await selectGivenUp(tx, orderId)) await giveTicketBack(tx, deps, await lockReturned(tx, id));
};
