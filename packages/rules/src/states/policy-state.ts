import type { Transitions } from './transitions.ts';

/**
 * A policy by its two columns: `valid` until `cancelled_at`; then `cancelled` when its money goes with its ticket's or there
 * is none, else as its `repayment` says (DEC-98).
 */
export type PolicyState = 'valid' | 'cancelled' | 'due' | 'done' | 'failed';
export type PolicyCause =
  | 'end' // with its ticket or its unconfirmed order
  | 'owe' // its new participant is of another age: its own money has to go back
  | 'repay' // that money is on its way, by itself or with the ticket's
  | 'refund_failed' // owed again, after a pause
  | 'give_up' // tried too often: a person has to look at it
  | 'retry'; // who has looked at it

export const policyTransitions: Transitions<PolicyState, PolicyCause> = {
  valid: { end: 'cancelled', owe: 'due' },
  cancelled: {},
  due: { repay: 'done' },
  done: { refund_failed: 'due', give_up: 'failed' },
  failed: { retry: 'due', repay: 'done' },
};
