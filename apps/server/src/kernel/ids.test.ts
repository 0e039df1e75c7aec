import { expect, it } from 'vitest';
import { randomId } from './ids.ts';

const ids = Array.from({ length: 5000 }, randomId);

it('an id begins with a letter or a digit, as the number of an order does', () =>
  expect(ids.filter((id) => !/^[A-Za-z0-9][A-Za-z0-9_-]{21}$/.test(id))).toEqual([]));
it('every character of an id but the first is any of the 64', () => {
  for (let place = 1; place < 22; place++)
    expect(new Set(ids.map((id) => id[place])).size, `characters at ${place}`).toBe(64);
  expect(new Set(ids).size).toBe(ids.length);
});
