import { describe, expect, it } from 'vitest';
import { isStockLow, piecesMost, type StockAct, stockAfter, stockObstacle } from './stock-acts.ts';

const ten = { stock: 10, taken: 4 };

describe('pieces of a size', () => {
  it.each<[StockAct, number, number, string | null]>([
    ['receipt', 5, 15, null],
    ['receipt', 0, 10, 'zero'],
    ['receipt', piecesMost - 6, piecesMost + 4, null],
    ['receipt', piecesMost - 5, piecesMost + 5, 'most'],
    ['write_off', 6, 4, null],
    ['write_off', 7, 3, 'taken'],
    ['write_off', -1, 11, 'zero'],
    ['correction', -6, 4, null],
    ['correction', -7, 3, 'taken'],
    ['correction', 2, 12, null],
    ['correction', 0, 10, 'zero'],
    ['count', 6, 10, null],
    ['count', 0, 4, null],
    ['count', -1, 3, 'zero'],
    ['count', piecesMost, piecesMost + 4, null],
  ])('after %s %d are %d, refused for %s', (act, pieces, after, obstacle) => {
    expect([stockAfter(act, ten, { pieces }), stockObstacle(act, ten, { pieces })]).toEqual([after, obstacle]);
  });

  it.each<[number, number, number, string | null]>([
    [1, 5, 6, null],
    [2, 3, 5, null],
    [3, 0, 3, 'taken'],
    [0, 3, 3, 'taken'],
    [6, 4, 10, null],
  ])('counted when %d were taken, %d free, are %d, refused for %s', (seen, pieces, after, obstacle) => {
    const asked = { seen, pieces };
    expect([stockAfter('count', ten, asked), stockObstacle('count', ten, asked)]).toEqual([after, obstacle]);
  });

  it('may be received, and always written off, where more than the limit were sold long ago', () => {
    const popular = { stock: piecesMost * 3, taken: piecesMost * 3 - 5 };
    const heap = { stock: piecesMost * 3, taken: 5 };
    expect(stockObstacle('receipt', popular, { pieces: 100 })).toBe(null);
    expect(stockObstacle('write_off', heap, { pieces: 100 })).toBe(null);
    expect(stockObstacle('correction', heap, { pieces: 1 })).toBe('most');
  });

  it('are low at their mark and below it', () => {
    expect([5, 6, 7].map((mark) => isStockLow(ten, mark))).toEqual([false, true, true]);
  });
});
