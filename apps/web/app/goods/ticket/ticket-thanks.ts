import type { ThanksKind } from '../../features/order/thanks-kind.ts';
import { TicketsPaid } from './tickets-paid.tsx';
import { ticketBase } from './ticket-base.ts';

/** Tickets of an order: they head its page of thanks. */
export const ticketThanks = {
  ...ticketBase,
  Paid: TicketsPaid,
} satisfies ThanksKind;
