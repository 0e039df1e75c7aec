import { describe, expect, test } from 'vitest';
import type { SaleState } from './sale-state.ts';
import { formatSaleState, overallSaleState } from './sale-state.ts';

const times = { sale_start: 100, sale_end: 200, start_time: 300 };

describe('sale state', () => {
  test.each<[number, SaleState]>([
    [99, 'soon'],
    [100, 'open'],
    [199, 'open'],
    [200, 'closed'],
    [299, 'closed'],
    [300, 'past'],
  ])('at %i is %s', (now, state) => {
    expect(formatSaleState({ ...times, tickets_left: { kids: 1 } }, now)).toBe(state);
  });
  test('without places is sold out only while it is on sale', () => {
    const states = [99, 100, 200, 300].map((now) => formatSaleState({ ...times, tickets_left: { athlete: 0 } }, now));
    expect(states).toEqual(['soon', 'sold_out', 'closed', 'past']);
  });
  test('without bounds is open until the start', () => {
    expect([0, 299, 300].map((now) => formatSaleState({ start_time: 300, tickets_left: { athlete: 1 } }, now))).toEqual(
      ['open', 'open', 'past'],
    );
  });
  test.each<[SaleState[], SaleState]>([
    [['past', 'open', 'sold_out'], 'open'],
    [['sold_out', 'soon'], 'soon'],
    [['closed', 'sold_out'], 'sold_out'],
    [['past', 'closed'], 'closed'],
    [['past'], 'past'],
    [[], 'soon'],
  ])('of formats %o is %s', (formats, state) => {
    expect(overallSaleState(formats)).toBe(state);
  });
});
