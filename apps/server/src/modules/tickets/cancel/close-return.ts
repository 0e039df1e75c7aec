import { nextState, stateAfter, ticketTransitions } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { ReturnPolicies } from './quote-return.ts';
import { beginAgain, endTry, isOthersSince } from './tries.repository.ts';
import {
  finishReturn,
  isQuietReturn,
  lockReturned,
  type ReturnedTicket,
  setTicketStatus,
} from './cancel.repository.ts';

export type CloseDeps = {
  readonly inventory: Pick<OrderInventory, 'releaseTicket'>;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly policies: ReturnPolicies;
};

/** The ticket is returned: all it had is on sale again, its insurance ends. */
export const giveTicketBack = async (
  tx: Tx,
  { inventory, policies }: Pick<CloseDeps, 'inventory' | 'policies'>,
  ticket: ReturnedTicket,
  cause: 'refund_done' | 'give_up',
): Promise<void> => {
  const next = stateAfter(ticketTransitions, ticket.status, cause);
  await inventory.releaseTicket(tx, {
    ...ticket,
    shirt: ticket.size === null ? null : { eventCityId: ticket.eventCityId, size: ticket.size },
  });
  await policies.cancel(tx, ticket.id);
  await finishReturn(tx, ticket.id, next);
};

/** The money has gone back, or there was none: the ticket is returned, its place on sale, its buyer told (DEC-75). */
export const closeReturn = async (tx: Tx, deps: CloseDeps, ticketId: number): Promise<void> => {
  const { notifications } = deps;
  const ticket = await lockReturned(tx, ticketId);
  const isQuiet = await isQuietReturn(tx, ticketId);
  await giveTicketBack(tx, deps, ticket, 'refund_done');
  if (isQuiet) return;
  await notifications.queue(tx, [
    {
      template: 'ticket_returned',
      recipient: ticket.email,
      language: ticket.language,
      data: { ticket: ticket.publicId },
      dedupeKey: `ticket_returned:${ticket.publicId}`,
    },
  ]);
};

/**
 * The money that could not be sent is on its way once more, and the ticket waits for it. False: it is not what it was – it is offered, or
 * since it was its holder's again somebody else got it or its pack was handed out, so that whoever wants it back says so anew, and by how
 * much. A blocked one may come back. What the bank has paid already (`isPaid`) does not come to nothing by that. Back-office 5.5, 5.11
 */
export const repeatReturn = async (tx: Tx, ticketId: number, _piece: number, isPaid: boolean): Promise<boolean> => {
  const { status } = await lockReturned(tx, ticketId);
  // Another share of its money has gone or waits: it comes back already.
  if (status === 'processing') return true;
  const next = nextState(ticketTransitions, status, 'cancel');
  if (next === null || (!isPaid && (await isOthersSince(tx, ticketId)))) return false;
  await setTicketStatus(tx, ticketId, next);
  await beginAgain(tx, ticketId, status === 'blocked');
  return true;
};

/** The money could not be sent: the ticket is its holder's as before, and blocked if it had been. DEC-75 */
export const undoReturn = async (tx: Tx, ticketId: number): Promise<void> => {
  const ticket = await lockReturned(tx, ticketId);
  const next = stateAfter(ticketTransitions, ticket.status, 'refund_failed');
  await setTicketStatus(tx, ticketId, next);
  if (await endTry(tx, ticketId)) await setTicketStatus(tx, ticketId, stateAfter(ticketTransitions, next, 'block'));
};
