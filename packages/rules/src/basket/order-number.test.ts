import { expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';

it('an order is called by the beginning of its id, which does not open it', () => {
  const id = 's9TGT3Mg5V8I3O56jUy5vg';
  expect(orderNumber(id)).toBe('s9TGT3Mg');
  expect(id.length - orderNumber(id).length, 'characters left to be guessed').toBeGreaterThan(12);
});
