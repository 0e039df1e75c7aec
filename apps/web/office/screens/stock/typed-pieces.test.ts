import { describe, expect, it } from 'vitest';
import { changedMarks, readPieces, readTyped } from './typed-pieces.ts';

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

describe('marks', () => {
  it('are sent of touched sizes alone, so that what a colleague set meanwhile stays', () => {
    const reread = [
      { public_id: 's', low_mark: 9 },
      { public_id: 'm', low_mark: 3 },
      { public_id: 'l', low_mark: 5 },
    ];
    expect(changedMarks(reread, { m: '4', l: '5' })).toEqual([{ public_id: 'm', low_mark: 4 }]);
  });
});
