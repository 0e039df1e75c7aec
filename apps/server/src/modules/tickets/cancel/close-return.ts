import { nextState, ticketTransitions, type TicketCause, type TicketState } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { ReturnPolicies } from './quote-return.ts';
import { finishReturn, lockReturned, setTicketStatus } from './cancel.repository.ts';

export type CloseDeps = {
  readonly inventory: Pick<OrderInventory, 'releaseTicket'>;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly policies: ReturnPolicies;
};

const advance = (state: TicketState, cause: TicketCause): TicketState => {
  const next = nextState(ticketTransitions, state, cause);
  if (next === null) throw new Error(`a ticket that is ${state} cannot ${cause}`);
  return next;
};

/** The money has gone back, or there was none: the ticket is returned, its place on sale, its buyer told (DEC-75). */
export const closeReturn = async (tx: Tx, deps: CloseDeps, ticketId: number): Promise<void> => {
  const { inventory, notifications, policies } = deps;
  const ticket = await lockReturned(tx, ticketId);
  advance(ticket.status, 'refund_done');
  await inventory.releaseTicket(tx, {
    ...ticket,
    shirt: ticket.size === null ? null : { eventCityId: ticket.eventCityId, size: ticket.size },
  });
  await policies.cancel(tx, ticketId);
  await finishReturn(tx, ticketId);
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

/** The money could not be sent: the ticket is its holder's as before. */
export const undoReturn = async (tx: Tx, ticketId: number): Promise<void> => {
  const ticket = await lockReturned(tx, ticketId);
  await setTicketStatus(tx, ticketId, advance(ticket.status, 'refund_failed'));
};
