import type { PaymentState } from '../states/payment-state.ts';

export const paymentStates = [
  'new',
  'waiting',
  'authorized',
  'captured',
  'failed',
  'refunding',
  'refunded',
] as const satisfies readonly PaymentState[];

/** What the staff does with an attempt to pay, at its provider. */
export const paymentActs = ['ask', 'capture', 'void'] as const;
export type PaymentAct = (typeof paymentActs)[number];

export type PaymentFacts = {
  readonly state: PaymentState;
  /** Its provider is at work here. */
  readonly isAtWork: boolean;
  /** The provider has a number for it. */
  readonly isReachable: boolean;
  /** The provider blocks money first. */
  readonly isTwoStage: boolean;
  /** No order could use it, and it waits to go back whole. */
  readonly isUnused: boolean;
};

export type PaymentObstacle = 'off' | 'unreachable' | 'one_stage' | 'not_blocked' | 'accepted';

/**
 * Why an act is refused; null: it may be done. Blocked money that an order has is taken, never let go: its goods are issued, and come
 * back by a refund (DEC-107). BO-084
 */
export const paymentObstacle = (
  act: PaymentAct,
  { state, isAtWork, isReachable, isTwoStage, isUnused }: PaymentFacts,
): PaymentObstacle | null => {
  if (!isAtWork) return 'off';
  if (!isReachable) return 'unreachable';
  if (act === 'ask') return null;
  if (!isTwoStage) return 'one_stage';
  if (act === 'capture') return state === 'authorized' ? null : 'not_blocked';
  if (state === 'authorized') return 'accepted';
  return state === 'refunding' && isUnused ? null : 'not_blocked';
};
