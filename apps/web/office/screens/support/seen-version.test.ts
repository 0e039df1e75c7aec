import { expect, it } from 'vitest';
import { pressOn } from './seen-version.ts';

it.each([
  ['as it was opened', 3, { seen: 3, told: null }, { send: 3 }],
  ['changed by a colleague meanwhile', 4, { seen: 3, told: null }, { tell: 4 }],
  ['pressed again after that was told', 4, { seen: 3, told: 4 }, { send: 4 }],
  ['changed once more before it was pressed again', 5, { seen: 3, told: 4 }, { tell: 5 }],
] as const)('a request %s is sent by no version that was not seen', (_name, version, window, done) => {
  expect(pressOn(version, window)).toEqual(done);
});
