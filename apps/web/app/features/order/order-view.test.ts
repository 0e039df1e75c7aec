import { describe, expect, it } from 'vitest';
import { PATIENCE, pollDelay, viewOf } from './order-view.ts';

describe('the thank-you page', () => {
  it('shows the tickets as soon as the money is blocked or taken', () => {
    expect(
      ['authorized', 'paid', 'shipped', 'delivered', 'partially_refunded'].map((status) => viewOf(status as 'paid')),
    ).toEqual(Array(5).fill('paid'));
    expect(viewOf('pending')).toBe('waiting');
    expect(viewOf('refunded')).toBe('refunded');
  });
  it('asks every two seconds at first, then every five, and gives up after three minutes', () => {
    expect(pollDelay(0)).toBe(2000);
    expect(pollDelay(29_999)).toBe(2000);
    expect(pollDelay(30_000)).toBe(5000);
    expect(pollDelay(PATIENCE - 1)).toBe(5000);
    expect(pollDelay(PATIENCE)).toBeNull();
    expect(PATIENCE).toBe(180_000);
  });
});
