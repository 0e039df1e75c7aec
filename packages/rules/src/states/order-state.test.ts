import { describe, expect, it } from 'vitest';
import { purchaseState } from './order-state.ts';

describe('the state of a purchase', () => {
  it.each([
    ['paid', 'waiting', 'unconfirmed'],
    ['paid', 'done', 'paid'],
    ['refunded', 'lapsed', 'lapsed'],
    ['refunded', 'done', 'refunded'],
  ] as const)('%s, its mailbox %s, is %s', (status, confirmation, state) => {
    expect(purchaseState({ status, pay_again: false, unused_money: null, confirmation })).toBe(state);
  });

  it.each([
    ['pending', true, null, 'waiting'],
    ['pending', false, null, 'expired'],
    ['authorized', false, null, 'paid'],
    ['paid', false, null, 'paid'],
    ['paid', false, 'done', 'paid'],
    ['shipped', false, null, 'shipped'],
    ['delivered', false, null, 'delivered'],
    ['partially_refunded', false, null, 'partially_refunded'],
    ['refunded', false, null, 'refunded'],
    ['expired', false, null, 'expired'],
    ['expired', false, 'waiting', 'returning'],
    ['expired', false, 'failed', 'returning'],
    ['expired', false, 'done', 'returned'],
    ['cancelled', false, null, 'cancelled'],
    ['cancelled', false, 'done', 'returned'],
  ] as const)('%s, payable %s, unused money %s is %s', (status, isPayable, unused, state) => {
    expect(purchaseState({ status, pay_again: isPayable, unused_money: unused, confirmation: null })).toBe(state);
  });
});
