export const ticketKind = { selector: 'ticket' };
