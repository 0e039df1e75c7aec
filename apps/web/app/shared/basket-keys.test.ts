import { describe, expect, it } from 'vitest';
import { parseGoods } from './basket-keys.ts';

describe('a stored basket', () => {
  it('is empty when it is absent, spoilt or no list', () => {
    for (const stored of [null, '', '{', '{"a":1}', '7', 'null']) expect(parseGoods(stored)).toEqual([]);
  });
});
