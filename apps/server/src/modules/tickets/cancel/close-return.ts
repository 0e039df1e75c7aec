import { nextState, stateAfter, ticketTransitions } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { ReturnPolicies } from './quote-return.ts';
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

/** The money that could not be sent is on its way once more, and the ticket waits for it; false: it is not what it was. */
export const repeatReturn = async (tx: Tx, ticketId: number): Promise<boolean> => {
  const ticket = await lockReturned(tx, ticketId);
  const next = nextState(ticketTransitions, ticket.status, 'cancel');
  if (next === null) return false;
  await setTicketStatus(tx, ticketId, next);
  return true;
};

/** The money could not be sent: the ticket is its holder's as before. */
export const undoReturn = async (tx: Tx, ticketId: number): Promise<void> => {
  const ticket = await lockReturned(tx, ticketId);
  await setTicketStatus(tx, ticketId, stateAfter(ticketTransitions, ticket.status, 'refund_failed'));
};
