import { problemOfBlock, pageBlockTypes } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { moved, newBlock } from './new-block.ts';

describe('blocks of a page', () => {
  it.each(pageBlockTypes)('begin with nothing in them: %s', (type) =>
    expect(problemOfBlock(newBlock(type))).toBe('empty'),
  );

  it.each([
    ['down', 0, 2, 'bca'],
    ['up', 2, 0, 'cab'],
    ['nowhere', 1, 1, 'abc'],
  ])('go %s', (_, from, to, order) => expect(moved([...'abc'], from, to).join('')).toBe(order));
});
