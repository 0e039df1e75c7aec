import { expect, it } from 'vitest';
import { bindHyphens } from './bind-hyphens.ts';

it.each([
  ['Trassa T-shirt', 'Trassa T\u2011shirt'],
  ['T-shirts and tanks', 'T\u2011shirts and tanks'],
  ['Five-panel cap', 'Five-panel cap'],
  ['60-litre duffel', '60-litre duffel'],
  ['T - shirt', 'T - shirt'],
])('%s is shown as %s', (typed, shown) => {
  expect(bindHyphens(typed)).toBe(shown);
});
