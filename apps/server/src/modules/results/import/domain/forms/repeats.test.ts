import { expect, it } from 'vitest';
import { createRepeats } from '../repeats.ts';

it('keys that stand several times are counted among a hundred thousand that do not', () => {
  const keys = createRepeats();
  for (let at = 0; at < 100_000; at += 1) keys.add(`1 ${at}`);
  expect(keys.seal().isEmpty).toBe(true);
  for (const key of ['1 7', '1 99999', '1 7']) keys.add(key);
  const repeats = keys.seal();
  expect(['1 7', '1 99999', '1 8', '2 7'].map(repeats.countOf)).toEqual([3, 2, 1, 1]);
});
