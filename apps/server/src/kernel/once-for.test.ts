import { expect, it } from 'vitest';
import { onceFor } from './once-for.ts';

it('what is made of an object is made once for it and anew for its copy, nothing included', () => {
  const made: unknown[] = [];
  const nameOf = onceFor((row: { name: string | null }) => {
    made.push(row);
    return row.name;
  });
  const [row, nameless] = [{ name: 'a' }, { name: null }];
  expect([row, row, { ...row }, nameless, nameless].map(nameOf)).toEqual(['a', 'a', 'a', null, null]);
  expect(made).toEqual([row, row, nameless]);
});
