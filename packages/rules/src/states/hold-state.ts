import type { Transitions } from './transitions.ts';

export type HoldState = 'live' | 'ordered' | 'sold' | 'released';
export type HoldCause =
  | 'order' // became the reservation of an order (DEC-59)
  | 'pay'
  | 'expire' // its time is over, a live one's or an order's
  | 'release' // given back by the visitor, or with its order
  | 'undo' // no provider could take the order: the hold is its visitor's again
  | 'refund';

/** Only leaving `live`, `ordered` or `sold` for `released` gives places back. */
export const holdTransitions: Transitions<HoldState, HoldCause> = {
  live: { order: 'ordered', expire: 'released', release: 'released' },
  ordered: { pay: 'sold', undo: 'live', expire: 'released', release: 'released' },
  sold: { refund: 'released' },
  released: {},
};
