import { describe, expect, it } from 'vitest';
import { formatSolution, puzzleBits, puzzleParts, puzzleText, readSolution, solvesPart } from './puzzle.ts';

const challenge = `k9x.13.${'n'.repeat(22)}.${'s'.repeat(22)}`;
const counters = Array.from({ length: puzzleParts }, (_, i) => i * 1000);

describe('a puzzle', () => {
  it('names its bits, and nothing else does', () => {
    expect(puzzleBits(challenge)).toBe(13);
    for (const text of ['', 'a.b.c.d', challenge.replace('.13.', '.25.'), `${challenge}x`, challenge.replace('13', '')])
      expect(puzzleBits(text)).toBe(0);
  });

  it('is hashed in one block whatever the counter', () => {
    expect(puzzleText(challenge, 15, 4_294_967_295)).toBe(`${'s'.repeat(22)}.15.4294967295`);
    expect(puzzleText(challenge, 15, 4_294_967_295).length).toBeLessThan(56);
  });

  it.each([
    [0x0007ffff, 13, true],
    [0x00080000, 13, false],
    [0xffffffff, 1, false],
    [0x7fffffff, 1, true],
  ])('%i at %i bits: %s', (word, bits, solved) => {
    expect(solvesPart(word, bits)).toBe(solved);
  });

  it('is read as it was written', () => {
    expect(readSolution(formatSolution(challenge, counters))).toEqual({ challenge, bits: 13, counters });
  });

  it.each([
    '',
    '~',
    challenge,
    formatSolution(challenge, counters.slice(1)),
    formatSolution(challenge, [...counters, 1]),
    `${challenge}~${'-1.'.repeat(15)}1`,
    `${challenge}~${'1.'.repeat(15)}1e5`,
    'x'.repeat(10_000),
  ])('is not read from %s', (text) => {
    expect(readSolution(text)).toBeNull();
  });
});
