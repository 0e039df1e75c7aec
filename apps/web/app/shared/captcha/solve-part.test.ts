import { puzzleText } from '@trassa/rules';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solvePart } from './solve-part.ts';

const challenge = `k9x.10.${'n'.repeat(22)}.${'s'.repeat(22)}`;

it('finds the first counter whose hash the server accepts', () => {
  const hashOf = (counter: number) =>
    createHash('sha256')
      .update(puzzleText(challenge, 3, counter))
      .digest()
      .readUInt32BE();
  const found = solvePart(challenge, 3);
  expect(hashOf(found) >>> 22).toBe(0);
  for (let counter = 0; counter < found; counter += 1) expect(hashOf(counter) >>> 22).not.toBe(0);
});

it('does not try for ever what is no puzzle', () => {
  expect(() => solvePart('please', 0)).toThrow('not a puzzle');
});
