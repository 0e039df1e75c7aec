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
  | 'refund_done'
  | 'refund_failed' // DEC-75
  | 'block'
  | 'unblock';

export const ticketTransitions: Transitions<TicketState, TicketCause> = {
  active: { offer: 'transfer', cancel: 'processing', block: 'blocked' },
  transfer: { accept: 'active', decline: 'active', take_back: 'active', lapse: 'active', block: 'blocked' },
  processing: { refund_done: 'returned', refund_failed: 'active' },
  returned: {},
  blocked: { unblock: 'active', cancel: 'processing' },
};

export type TicketCard = 'refund_awaited' | 'returned' | 'blocked' | 'past' | 'used' | 'registered' | 'unregistered';

type CardOf = { status: TicketState; registered: boolean; offline_registered: boolean; start_time: number };

/**
 * What a ticket card says: 'Ожидайте возврат', 'Использован', 'Завершено', 'Билет зарегистрирован' or the link
 * 'Зарегистрироваться' (TICKET-37…42); moments in unix seconds.
 */
export const ticketCard = ({ status, registered, offline_registered, start_time }: CardOf, now: number): TicketCard => {
  if (status === 'processing') return 'refund_awaited';
  if (status === 'returned' || status === 'blocked') return status;
  if (now >= start_time) return registered && offline_registered ? 'used' : 'past';
  return registered ? 'registered' : 'unregistered';
};
