import type { Transitions } from './transitions.ts';

/** One attempt at the provider: new before the call, waiting after it gave an address to pay at. */
export type PaymentState = 'new' | 'waiting' | 'authorized' | 'captured' | 'failed' | 'refunding' | 'refunded';
export type PaymentCause =
  | 'start'
  | 'authorize'
  | 'capture'
  | 'fail'
  | 'unused' // it came, and nobody could use it: all of it goes back at once
  | 'refund' // all of it is on its way back
  | 'refund_part' // some of it has gone back: a ticket was returned
  | 'refund_done' // nothing of it is left here
  | 'refund_failed';

/**
 * Notices come twice, out of order and late, so every provider's cause has an answer in every state that has met the
 * provider: money that came stays, a failure after it changes nothing, money after a failure still counts (DEC-89).
 */
export const paymentTransitions: Transitions<PaymentState, PaymentCause> = {
  new: { start: 'waiting', authorize: 'authorized', capture: 'captured', fail: 'failed', unused: 'refunding' },
  waiting: { start: 'waiting', authorize: 'authorized', capture: 'captured', fail: 'failed', unused: 'refunding' },
  failed: { authorize: 'authorized', capture: 'captured', fail: 'failed', unused: 'refunding' },
  authorized: {
    authorize: 'authorized',
    capture: 'captured',
    fail: 'failed',
    unused: 'refunding',
    refund: 'refunding',
  },
  captured: {
    authorize: 'captured',
    capture: 'captured',
    fail: 'captured',
    refund: 'refunding',
    refund_part: 'captured',
    refund_done: 'refunded',
  },
  refunding: {
    authorize: 'refunding',
    capture: 'refunding',
    fail: 'refunding',
    refund: 'refunding',
    refund_done: 'refunded',
    refund_failed: 'captured',
  },
  refunded: { authorize: 'refunded', capture: 'refunded', fail: 'refunded', refund_done: 'refunded' },
};

export type RefundState = 'waiting' | 'done' | 'failed';
export type RefundCause = 'confirm' | 'give_up' | 'retry';

/** A refund is tried until the provider confirms it; given up, a person has to look at it. */
export const refundTransitions: Transitions<RefundState, RefundCause> = {
  waiting: { confirm: 'done', give_up: 'failed', retry: 'waiting' },
  failed: { confirm: 'done', retry: 'waiting' },
  done: { confirm: 'done' },
};
