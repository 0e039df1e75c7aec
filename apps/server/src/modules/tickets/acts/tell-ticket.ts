import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { findMailboxOf } from './mailbox-of-ticket.repository.ts';
import type { TicketNews } from './ticket-news.ts';

/** Queues the letter with one ticket to whom it is of now; `about` tells equal news apart. Nobody without an address is told. */
export const tellTicket = async (
  tx: Tx,
  { queue }: Pick<NotificationsModule, 'queue'>,
  ticketId: number,
  { news, about }: { readonly news: TicketNews; readonly about: string },
): Promise<void> => {
  const to = await findMailboxOf(tx, ticketId);
  if (to === null) return;
  await queue(tx, [
    {
      template: 'ticket',
      recipient: to.email,
      language: to.language,
      data: { ticket: to.ticket, holder: to.holder, news },
      dedupeKey: `ticket:${to.ticket}:${news}:${about}`,
    },
  ]);
};
