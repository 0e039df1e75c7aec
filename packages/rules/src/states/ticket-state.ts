import type { Transitions } from './transitions.ts';

/** DEC-71: transfer awaits the recipient, processing awaits the refund. */
export type TicketState = 'active' | 'transfer' | 'processing' | 'returned' | 'blocked';
export type TicketCause =
  | 'offer'
  | 'accept'
  | 'decline'
  | 'take_back'
  | 'lapse' // DEC-73
  | 'cancel'
  | 'give_up' // of a free order that nobody confirmed: there is no money to wait for (DEC-112)
  | 'refund_done'
  | 'refund_failed' // DEC-75
  | 'block'
  | 'unblock';

export const ticketTransitions: Transitions<TicketState, TicketCause> = {
  active: { offer: 'transfer', cancel: 'processing', give_up: 'returned', block: 'blocked' },
  transfer: {
    accept: 'active',
    decline: 'active',
    take_back: 'active',
    lapse: 'active',
    give_up: 'returned',
    block: 'blocked',
  },
  processing: { refund_done: 'returned', refund_failed: 'active' },
  returned: {},
  blocked: { unblock: 'active', cancel: 'processing' },
};

export type TicketCard =
  | 'refund_awaited'
  | 'returned'
  | 'blocked'
  | 'cancelled'
  | 'past'
  | 'used'
  | 'registered'
  | 'ready'
  | 'unregistered';

type CardOf = {
  status: TicketState;
  registered: boolean;
  /** false: nobody is named on it, as a spectator's of a format without preregistration. */
  needs_registration: boolean;
  offline_registered: boolean;
  /** There will be no start. */
  cancelled: boolean;
  /** Of this very ticket: its wave's, else its format's. */
  start_time: number;
};

/**
 * What a ticket card says: 'Ожидайте возврат', that the start is cancelled, 'Использован', 'Завершено', 'Билет зарегистрирован', that it is ready as
 * it is, or the link 'Зарегистрироваться' (TICKET-37…42); moments in unix seconds.
 */
export const ticketCard = (ticket: CardOf, now: number): TicketCard => {
  const { status, registered, needs_registration: needsRegistration } = ticket;
  if (status === 'processing') return 'refund_awaited';
  if (status === 'returned' || status === 'blocked') return status;
  if (ticket.cancelled) return 'cancelled';
  const isReady = registered || !needsRegistration;
  if (now >= ticket.start_time) return isReady && ticket.offline_registered ? 'used' : 'past';
  if (registered) return 'registered';
  return isReady ? 'ready' : 'unregistered';
};
