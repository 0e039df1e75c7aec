/** Who a ticket is for; a kind without a quota is not sold (DEC-53). */
export const ticketKinds = ['athlete', 'volunteer', 'spectator', 'kids'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** An absent kind reads as 0, or as not sold (DEC-53). */
export type ByKind<T> = { readonly [kind in TicketKind]?: T | undefined };

/** The kind of a line that names none (TICKET-29). */
export const defaultKind: TicketKind = 'athlete';
