import type { Ticket } from '@trassa/contracts';
import { cardOf } from './ticket-card.ts';

/** Seconds after a start in which somebody may still be on his way. */
const LATE = 6 * 3600;

/** Words of a stub without a code, by what the ticket is at a moment in unix seconds (`ticket.*`). */
export const stubOf = (ticket: Ticket, now: number) => {
  const card = cardOf(ticket, now);
  if (card === 'refund_awaited') return 'stubRefund' as const;
  if (card === 'returned') return ticket.refund?.sum ? ('stubReturned' as const) : ('stubVoid' as const);
  if (card === 'blocked') return 'stubVoid' as const;
  if (card === 'cancelled') return 'stubCancelled' as const;
  if (ticket.event_format.online && (card === 'registered' || ticket.actions.includes('online')))
    return 'stubOnline' as const;
  if (card === 'used') return 'stubUsed' as const;
  if (card === 'past') return now < ticket.starts_at + LATE ? ('stubLate' as const) : ('stubPast' as const);
  if (!ticket.event_format.qr) return 'noQr' as const;
  return card === 'unregistered' ? ('qrLater' as const) : ('qrUpdated' as const);
};
