import { expect, test } from 'vitest';
import type { BasketLine } from './basket-line.ts';
import { setGroupCount } from './basket.ts';

const line = (unique_id: string, fields: Partial<BasketLine> & { preregistration?: boolean }): BasketLine => ({
  unique_id,
  public_id: 'p',
  selector: 'insurance',
  groupId: 'g',
  count: 1,
  price: 200,
  totalCost: 200,
  abid: null,
  isAddInsurance: false,
  insurancePublic_id: null,
  insurancePrice: null,
  ...fields,
});

test('another count of tickets named later changes their policies, and no others', () => {
  const tickets = line('t', { selector: 'ticket', price: 1000, preregistration: false, abid: 'i' });
  const goods = setGroupCount([tickets, line('i', { abid: 't' }), line('own', {})], 'g', 4, () => 'new');
  expect(goods.map(({ unique_id, count, totalCost }) => [unique_id, count, totalCost])).toEqual([
    ['t', 4, 4000],
    ['i', 4, 800],
    ['own', 1, 200],
  ]);
});
