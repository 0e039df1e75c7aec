import { describe, expect, it } from 'vitest';
import { neighboursOf } from './walk.ts';

const rows = ['/orders/a', '/orders/b', '/orders/c'];

describe('neighbours of a card in its list', () => {
  it.each([
    ['/orders/a', null, '/orders/b'],
    ['/orders/b', '/orders/a', '/orders/c'],
    ['/orders/c', '/orders/b', null],
    ['/tickets/a', null, null],
  ])('%s: before %s, after %s', (path, before, after) => {
    expect(neighboursOf(path, rows)).toEqual({ before, after });
  });

  it('are none without a list', () => {
    expect(neighboursOf('/orders/a', [])).toEqual({ before: null, after: null });
  });
});
