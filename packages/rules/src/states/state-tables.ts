import { holdTransitions } from './hold-state.ts';
import { orderTransitions } from './order-state.ts';
import { parcelTransitions } from './parcel-state.ts';
import { paymentTransitions, refundTransitions } from './payment-state.ts';
import { policyTransitions } from './policy-state.ts';
import { ticketTransitions } from './ticket-state.ts';

/** All that has states. The code moves by these tables, and the database refuses every other move. */
export const stateTables = {
  order: orderTransitions,
  payment: paymentTransitions,
  refund: refundTransitions,
  hold: holdTransitions,
  ticket: ticketTransitions,
  policy: policyTransitions,
  parcel: parcelTransitions,
} as const;
export type StatedObject = keyof typeof stateTables;
