import { describe, expect, it } from 'vitest';
import { isStockLow, piecesMost, type StockAct, stockAfter, stockObstacle } from './stock-acts.ts';

const ten = { stock: 10, taken: 4 };

describe('pieces of a size', () => {
  it.each<[StockAct, number, number, string | null]>([
    ['receipt', 5, 15, null],
    ['receipt', 0, 10, 'zero'],
    ['receipt', piecesMost, piecesMost + 10, 'most'],
    ['write_off', 6, 4, null],
    ['write_off', 7, 3, 'taken'],
    ['write_off', -1, 11, 'zero'],
    ['correction', -6, 4, null],
    ['correction', -7, 3, 'taken'],
    ['correction', 2, 12, null],
    ['correction', 0, 10, 'zero'],
    ['count', 10, 10, null],
    ['count', 4, 4, null],
    ['count', 3, 3, 'taken'],
    ['count', -1, -1, 'zero'],
  ])('after %s %d are %d, refused for %s', (act, pieces, after, obstacle) => {
    expect([stockAfter(act, ten, pieces), stockObstacle(act, ten, pieces)]).toEqual([after, obstacle]);
  });

  it('are low at their mark and below it', () => {
    expect([5, 6, 7].map((mark) => isStockLow(ten, mark))).toEqual([false, true, true]);
  });
});
