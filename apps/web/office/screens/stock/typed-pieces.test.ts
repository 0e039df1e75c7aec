import { describe, expect, it } from 'vitest';
import { readPieces, readTyped } from './typed-pieces.ts';

describe('typed pieces', () => {
  it.each<[string, number | null | undefined]>([
    ['12', 12],
    [' 1 200 ', 1200],
    ['0', 0],
    ['-2', -2],
    ['−2', -2],
    ['+3', 3],
    ['', null],
    ['  ', null],
    ['12 шт', undefined],
    ['1,5', undefined],
    ['-', undefined],
  ])('%j are %j', (text, pieces) => expect(readPieces(text)).toBe(pieces));

  it('are sent of all sizes or of none: what is no number is told', () => {
    expect(readTyped({ s: '5', m: '12 шт', l: '' })).toEqual({ numbers: [{ id: 's', pieces: 5 }], wrong: ['m'] });
  });
});
