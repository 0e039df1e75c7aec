import { describe, expect, it } from 'vitest';
import { parseGoods } from './basket-keys.ts';

describe('a stored basket', () => {
  it('is empty when it is absent, spoilt or no list', () => {
    for (const stored of [null, '', '{', '{"a":1}', '7', 'null']) expect(parseGoods(stored)).toEqual([]);
  });
  it('leaves out entries that are no goods, so that the page of the others opens', () => {
    const line = { unique_id: 'a', selector: 'shop' };
    expect(parseGoods(JSON.stringify([null, line, 'shirt', 7, {}, []]))).toEqual([line]);
  });
});
