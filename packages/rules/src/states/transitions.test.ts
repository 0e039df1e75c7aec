import { describe, expect, test } from 'vitest';
import type { HoldCause, HoldState } from './hold-state.ts';
import { holdTransitions } from './hold-state.ts';
import type { OrderCause, OrderState } from './order-state.ts';
import { isOrderPaid, orderDisplay, orderTransitions } from './order-state.ts';
import type { PaymentCause, PaymentState } from './payment-state.ts';
import { paymentTransitions, refundTransitions } from './payment-state.ts';
import { nextState, statesBefore } from './transitions.ts';

describe('order', () => {
  test.each<[OrderState, OrderCause, OrderState | null]>([
    ['pending', 'pay', 'paid'],
    ['pending', 'authorize', 'authorized'],
    ['pending', 'expire', 'expired'],
    ['pending', 'cancel', 'cancelled'],
    ['pending', 'pay_late', null],
    ['pending', 'ship', null],
    ['expired', 'pay', null],
    ['expired', 'pay_late', 'paid'],
    ['expired', 'cancel', null],
    ['expired', 'erase', 'cancelled'],
    ['pending', 'erase', null],
    ['paid', 'erase', null],
    ['cancelled', 'pay', null],
    ['cancelled', 'pay_late', null],
    ['authorized', 'capture', 'paid'],
    ['authorized', 'void', 'cancelled'],
    ['authorized', 'expire', null],
    ['paid', 'pay', null],
    ['paid', 'expire', null],
    ['paid', 'ship', 'shipped'],
    ['paid', 'refund_part', 'partially_refunded'],
    ['partially_refunded', 'refund_rest', 'refunded'],
    ['refunded', 'refund_part', null],
  ])('%s × %s → %s', (state, cause, next) => {
    expect(nextState(orderTransitions, state, cause)).toBe(next);
  });
  test('never comes back to pending', () => {
    expect(Object.values(orderTransitions).flatMap((causes) => Object.values(causes))).not.toContain('pending');
  });
  test('has its goods when paid or authorized, and afterwards', () => {
    const unpaid = (Object.keys(orderTransitions) as OrderState[]).filter((state) => !isOrderPaid(state));
    expect(unpaid).toEqual(['pending', 'expired', 'cancelled']);
  });
  test.each<[OrderState, string]>([
    ['paid', 'paid'],
    ['authorized', 'paid'],
    ['delivered', 'delivered'],
    ['pending', 'processing'],
    ['refunded', 'processing'],
    ['shipped', 'processing'],
  ])('%s is shown as %s', (state, shown) => {
    expect(orderDisplay(state)).toBe(shown);
  });
});

describe('payment', () => {
  const play = (...causes: PaymentCause[]) =>
    causes.reduce<PaymentState | null>((state, cause) => state && nextState(paymentTransitions, state, cause), 'new');
  test.each<[PaymentCause[], PaymentState | null]>([
    [['start', 'capture'], 'captured'],
    [['start', 'capture', 'capture'], 'captured'],
    [['start', 'fail', 'capture'], 'captured'],
    [['start', 'capture', 'authorize'], 'captured'],
    [['start', 'capture', 'fail'], 'captured'],
    [['start', 'authorize', 'capture'], 'captured'],
    [['start', 'capture', 'refund', 'capture'], 'refunding'],
    [['start', 'capture', 'refund', 'refund_done', 'capture'], 'refunded'],
    [['start', 'capture', 'refund', 'refund_failed'], 'captured'],
    [['capture'], 'captured'],
    [['start', 'capture', 'refund_part', 'refund_part'], 'captured'],
    [['start', 'capture', 'refund_part', 'refund_done'], 'refunded'],
    [['start', 'capture', 'refund', 'refund_part'], null],
    [['start', 'authorize', 'refund_part'], null],
    [['start', 'unused', 'capture'], 'refunding'],
    [['start', 'fail', 'unused', 'refund_done'], 'refunded'],
    [['start', 'capture', 'unused'], null],
    [['start', 'refund'], null],
    [['refund_done'], null],
  ])('%o ends in %s', (causes, state) => {
    expect(play(...causes)).toBe(state);
  });
  test('every notice has an answer in every state', () => {
    const notices: PaymentCause[] = ['authorize', 'capture', 'fail'];
    for (const state of Object.keys(paymentTransitions) as PaymentState[]) {
      for (const notice of notices)
        expect(nextState(paymentTransitions, state, notice), `${state} × ${notice}`).not.toBeNull();
    }
  });
  test('money that came is not forgotten by any notice', () => {
    for (const state of ['captured', 'refunding', 'refunded'] as const) {
      for (const notice of ['authorize', 'capture', 'fail'] as const)
        expect(nextState(paymentTransitions, state, notice)).toBe(state);
    }
  });
  test('a refund that is done stays done', () => {
    expect([
      nextState(refundTransitions, 'done', 'retry'),
      nextState(refundTransitions, 'failed', 'retry'),
      nextState(refundTransitions, 'failed', 'confirm'),
    ]).toEqual([null, 'waiting', 'done']);
  });
});

describe('hold', () => {
  test.each<[HoldState, HoldCause, HoldState | null]>([
    ['live', 'order', 'ordered'],
    ['live', 'expire', 'released'],
    ['live', 'release', 'released'],
    ['live', 'pay', null],
    ['ordered', 'pay', 'sold'],
    ['ordered', 'expire', 'released'],
    ['ordered', 'order', null],
    ['sold', 'expire', null],
    ['sold', 'release', null],
    ['sold', 'refund', 'released'],
    ['released', 'order', null],
    ['released', 'pay', null],
  ])('%s × %s → %s', (state, cause, next) => {
    expect(nextState(holdTransitions, state, cause)).toBe(next);
  });
  test('can be released from where places are kept only', () => {
    expect(statesBefore(holdTransitions, 'expire')).toEqual(['live', 'ordered']);
  });
});
