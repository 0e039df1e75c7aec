/** Tickets by the contract, and their place among the sums. */
export const ticketBase = { selector: 'ticket', field: 'tickets', sumsPlace: 1 } as const;
