import { sha256 } from '@noble/hashes/sha2';
import { puzzleBits, puzzleText, solvesPart } from '@trassa/rules';

const encoder = new TextEncoder();

/** The counter that solves one part of a puzzle (DEC-16): about 8,000 hashes at 13 bits. */
export const solvePart = (challenge: string, part: number): number => {
  const bits = puzzleBits(challenge);
  if (bits === 0) throw new Error('not a puzzle');
  for (let counter = 0; ; counter += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = sha256(encoder.encode(puzzleText(challenge, part, counter)));
    if (solvesPart((a << 24) | (b << 16) | (c << 8) | d, bits)) return counter;
  }
};
