import { describe, expect, it } from 'vitest';
import { countGoods } from './basket-count.ts';

describe('the count of the basket link', () => {
  it('adds the counts of the items, one where an item has none', () => {
    expect(countGoods(JSON.stringify([{ count: 2 }, { public_id: 'policy' }, { count: '3' }]))).toBe(6);
  });

  it('is nothing for an empty, absent or spoilt basket', () => {
    for (const stored of [null, '', '[]', '{"count":2}', '[', '[{"count":"x"},{"count":-1}]', '[{"count":0}]']) {
      expect(countGoods(stored)).toBe(0);
    }
  });
});
