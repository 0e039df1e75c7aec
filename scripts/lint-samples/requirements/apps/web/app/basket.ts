/** A range with a gap (BASKET-01…03) and one by whole ids (TICKET-04–TICKET-05). */
export const title = 'Basket';

/**
 * A list whose second number is unknown (DEC-05, 07, 10), one that goes on in the next line (DEC-10,
 * 11); but a figure is none: DEC-05, 20 minutes, DEC-10, 99.5 %.
 */
export const text = 'UTF-8, SHA-256';
