import { describe, expect, test } from 'vitest';
import { carries, counter, ids, insurance, type Line, other, ticket } from '../basket/basket-lines.fixture.ts';
import { removeLine } from '../basket/basket.ts';
import { attachInsurance, isPolicyComplete } from './insurance-in-basket.ts';
import { setGroupCount } from './tickets-in-basket.ts';

describe('insurance', () => {
  test('is linked with its ticket both ways', () => {
    const goods = attachInsurance<Line>([ticket({ unique_id: 'a' })], 'a', insurance(), carries);
    expect(goods).toEqual([
      ticket({
        unique_id: 'a',
        abid: 'i',
        isAddInsurance: true,
        insurancePublic_id: 'offer',
        insurancePrice: 200,
        insurance_cost: 200,
      }),
      insurance({ abid: 'a', groupId: 'g1' }),
    ]);
  });
  test('costs what all its pieces cost, and nothing once it is gone', () => {
    const policy = insurance({ count: 3, totalCost: 600 });
    const goods = attachInsurance<Line>([ticket({ unique_id: 'a', count: 3 })], 'a', policy, carries);
    expect(goods[0]).toMatchObject({ insurancePrice: 200, insurance_cost: 600 });
    expect(removeLine<Line>(goods, 'i', carries)).toMatchObject([{ insurancePrice: null, insurance_cost: null }]);
  });
  test('of participants named later costs more as their number grows', () => {
    const later = ticket({ unique_id: 'a', preregistration: false });
    const insured = attachInsurance<Line>([later], 'a', insurance(), carries);
    expect(setGroupCount(insured, { groupId: 'g1', count: 3 }, counter(), carries)).toMatchObject([
      { count: 3, insurancePrice: 200, insurance_cost: 600 },
      { count: 3, totalCost: 600 },
    ]);
  });
  test('replaces the one before', () => {
    const goods = attachInsurance<Line>(
      attachInsurance<Line>([ticket({ unique_id: 'a' })], 'a', insurance(), carries),
      'a',
      insurance({ unique_id: 'j', public_id: 'other' }),
      carries,
    );
    expect([ids(goods), goods[0]]).toEqual([
      ['a', 'j'],
      ticket({
        unique_id: 'a',
        abid: 'j',
        isAddInsurance: true,
        insurancePublic_id: 'other',
        insurancePrice: 200,
        insurance_cost: 200,
      }),
    ]);
  });
  test('for a line that is no ticket is not added', () => {
    expect(ids(attachInsurance<Line>([other()], 's', insurance(), carries))).toEqual(['s']);
  });
});

test.each([
  ['ok', true],
  ['', false],
  [false, false],
] as const)('a policy whose form says %j is complete: %j', (preReg, isComplete) => {
  expect(isPolicyComplete({ preReg })).toBe(isComplete);
});
