import type { Ticket } from '@trassa/contracts';
import { type TicketCard, ticketCard } from '@trassa/rules';
import type { IconName } from '../ui/icon.tsx';

type Look = { kind: 'success' | 'warn' | 'info' | 'muted' | 'error'; icon?: IconName };

/** How the state of a card is tagged; its words are `ticket.card.*`. */
export const cardLooks: Readonly<Record<TicketCard, Look>> = {
  registered: { kind: 'success', icon: 'check' },
  ready: { kind: 'success', icon: 'check' },
  unregistered: { kind: 'warn', icon: 'alert' },
  refund_awaited: { kind: 'info', icon: 'clock' },
  used: { kind: 'muted', icon: 'check' },
  past: { kind: 'muted' },
  returned: { kind: 'muted' },
  blocked: { kind: 'error', icon: 'alert' },
  cancelled: { kind: 'error', icon: 'alert' },
};

/**
 * A virtual race is not over while it may be run or entered, though its window began at the start of its format (DEC-66).
 */
const startOf = ({ actions, event_format, starts_at: startsAt }: Ticket): number =>
  event_format.online && (actions.includes('online') || actions.includes('register')) ? Infinity : startsAt;

/** What the card of a ticket says at a moment in unix seconds (TICKET-37…42). */
export const cardOf = (ticket: Ticket, now: number): TicketCard =>
  ticketCard(
    {
      status: ticket.status,
      registered: ticket.info.registered,
      needs_registration: ticket.needs_registration,
      offline_registered: ticket.info.offline_registered,
      cancelled: ticket.event_city.cancelled,
      start_time: startOf(ticket),
    },
    now,
  );

/** Its code may be shown: the participant is known or not needed, and the start is to come. */
export const opensEntrance = (card: TicketCard): boolean => card === 'registered' || card === 'ready';

/** Waits for nobody to be named: registered, or without registration. */
export const isNamed = ({ info, needs_registration: needs }: Ticket): boolean => info.registered || !needs;

/** Its start is over, whatever became of it (TICKET-42). */
export const isPast = (ticket: Ticket, now: number): boolean => now >= startOf(ticket);

/**
 * Belongs to what is coming, of the tickets held now: a start that has passed meanwhile does not (TICKET-43). When a
 * virtual race is over, the server alone knows: one that was run stays until then.
 */
export const isComing = (ticket: Ticket, now: number): boolean => ticket.event_format.online || !isPast(ticket, now);

/** Where a ticket stands between two people; null while it is simply its holder's. */
export const transferOf = ({ transfer }: Ticket): 'offered' | 'given' | 'incoming' | null => {
  if (transfer === null || transfer.status === 'declined') return null;
  if (transfer.direction === 'in') return transfer.status === 'waiting' ? 'incoming' : null;
  return transfer.status === 'waiting' ? 'offered' : 'given';
};
export const transferLooks: Readonly<Record<'offered' | 'given' | 'incoming', Look>> = {
  offered: { kind: 'info', icon: 'clock' },
  given: { kind: 'muted' },
  incoming: { kind: 'info', icon: 'info' },
};

export const ticketPath = ({ public_id }: Pick<Ticket, 'public_id'>): string => `/me/ticket/${public_id}`;
