import { ticketKind } from '../goods/ticket/ticket-kind.ts';

export const title = ticketKind.selector;
