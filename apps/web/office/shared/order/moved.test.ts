import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

describe('a thing of a list', () => {
  it.each([
    ['down', 0, 2, 'bca'],
    ['up', 2, 0, 'cab'],
    ['nowhere', 1, 1, 'abc'],
  ])('goes %s', (_, from, to, order) => expect(moved([...'abc'], from, to).join('')).toBe(order));
});
