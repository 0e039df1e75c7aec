import { describe, expect, test } from 'vitest';
import { carries, ids, insurance, type Line, other, pass, ticket } from './basket-lines.fixture.ts';
import { removeLine, setLineCount } from './basket.ts';

describe('removing a line', () => {
  const insured = ticket({
    unique_id: 'a',
    abid: 'i',
    isAddInsurance: true,
    insurancePublic_id: 'offer',
    insurancePrice: 200,
  });
  const policy = insurance({ abid: 'a' });
  test('takes a ticket with its insurance', () => {
    expect(ids(removeLine<Line>([insured, policy, other()], 'a', carries))).toEqual(['s']);
  });
  test('of insurance leaves the ticket and clears its flag', () => {
    expect(removeLine<Line>([insured, policy], 'i', carries)).toEqual([ticket({ unique_id: 'a' })]);
  });
  test('of a special item takes its pair', () => {
    expect(
      ids(removeLine<Line>([other({ unique_id: 'x', abid: 'y' }), other({ unique_id: 'y' }), other()], 'x', carries)),
    ).toEqual(['s']);
    expect(
      ids(removeLine<Line>([other({ unique_id: 'x', abid: 'y' }), other({ unique_id: 'y' }), other()], 'y', carries)),
    ).toEqual(['s']);
  });
  test('of goods bought with a ticket leaves the ticket and its insurance', () => {
    const goods: Line[] = [insured, policy, other({ unique_id: 'm', abid: 'a' })];
    expect(removeLine(goods, 'm', carries)).toEqual([insured, policy]);
    expect(ids(removeLine([...goods, other()], 'a', carries))).toEqual(['s']);
  });
  test('of any kind that others hang on takes them along, and it stays when they go', () => {
    const goods: Line[] = [pass({ abid: 'i', isAddInsurance: true }), insurance({ abid: 'x' }), other()];
    expect(ids(removeLine(goods, 'x', carries))).toEqual(['s']);
    expect(removeLine(goods, 'i', carries)).toEqual([pass(), other()]);
    expect(setLineCount(goods, 'x', 3, carries)).toEqual(goods);
  });
  test('that is not there changes nothing', () => {
    expect(removeLine<Line>([insured, policy], 'z', carries)).toEqual([insured, policy]);
  });
});

describe('pieces of goods', () => {
  test('change with the sum, those of a special pair together', () => {
    const pair = [other({ unique_id: 'x', abid: 'y' }), other({ unique_id: 'y', abid: 'x' }), other()];
    expect(setLineCount(pair, 'x', 3, carries).map(({ count, totalCost }) => [count, totalCost])).toEqual([
      [3, 3000],
      [3, 3000],
      [1, 1000],
    ]);
    expect(ids(setLineCount(pair, 'y', 0, carries))).toEqual(['s']);
  });
  test('of a ticket are a matter of its group', () => {
    expect(setLineCount<Line>([ticket(), other()], 't', 3, carries)).toEqual([ticket(), other()]);
  });
});
