import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupLines, isTicketLine } from './basket-line.ts';
import { counter, ids, insurance, type Line, other, ticket } from './basket-lines.fixture.ts';
import {
  addTickets,
  attachInsurance,
  findTicketGroup,
  groupCount,
  removeLine,
  setGroupCount,
  setLineCount,
} from './basket.ts';

describe('adding tickets', () => {
  test('with preregistration makes a line per participant, in one group with one hold', () => {
    const goods = addTickets<Line>([], ticket(), 3, counter());
    expect(goods.map(({ unique_id, count, groupId }) => [unique_id, count, groupId])).toEqual([
      ['id1', 1, 'g1'],
      ['id2', 1, 'g1'],
      ['id3', 1, 'g1'],
    ]);
    expect(goods.filter(isTicketLine).map(({ hold_id }) => hold_id)).toEqual(['h1', 'h1', 'h1']);
  });
  test('without preregistration makes one line', () => {
    expect(addTickets<Line>([], ticket({ preregistration: false, price: 99.9 }), 3, counter())).toEqual([
      ticket({ preregistration: false, unique_id: 'id1', price: 99.9, count: 3, totalCost: 299.7 }),
    ]);
  });
  test('of a format and kind that are there enlarges their group and keeps its moment', () => {
    const first = addTickets<Line>([other()], ticket({ promocode: 'A' }), 1, counter());
    const goods = addTickets<Line>(
      first,
      ticket({ groupId: 'g2', hold_id: 'h2', addTicketToBasketTime: 900 }),
      2,
      counter(10),
    );
    expect(ids(goods)).toEqual(['s', 'id1', 'id11', 'id12']);
    expect(
      goods
        .filter(isTicketLine)
        .every((line) => line.groupId === 'g1' && line.hold_id === 'h1' && line.addTicketToBasketTime === 5),
    ).toBe(true);
  });
  test('of another kind makes another group', () => {
    const goods = addTickets<Line>([ticket()], ticket({ kind: 'kids', groupId: 'g2' }), 1, counter());
    expect(groupLines(goods).map(({ groupId, count }) => [groupId, count])).toEqual([
      ['g1', 1],
      ['g2', 1],
    ]);
    expect([
      findTicketGroup(goods, { format_public_id: 'f5', kind: 'kids' })?.groupId,
      findTicketGroup(goods, { format_public_id: 'f6', kind: 'kids' }),
    ]).toEqual(['g2', null]);
  });
});

describe('changing the count', () => {
  const filled = ticket({
    unique_id: 'a',
    info: { first_name: 'Иван' },
    file: 'f',
    license_file: 'l',
    number: 7,
    preReg: 'ok',
    abid: 'i',
    isAddInsurance: true,
    insurancePublic_id: 'offer',
    insurancePrice: 200,
  });
  test('up adds blank participants after the last one, each an error until it is complete', () => {
    const goods = setGroupCount<Line>([filled, other()], 'g1', 2, counter());
    expect(goods).toEqual([filled, ticket({ unique_id: 'id1', isErrorTab: true }), other()]);
  });
  test('down removes the last ones with their insurance', () => {
    const goods: Line[] = [
      ticket({ unique_id: 'a' }),
      ticket({ unique_id: 'b', abid: 'i', isAddInsurance: true }),
      insurance({ abid: 'b', groupId: 'g1' }),
      ticket({ unique_id: 'c' }),
      other(),
    ];
    expect(ids(setGroupCount(goods, 'g1', 1, counter()))).toEqual(['a', 's']);
    expect(ids(setGroupCount(goods, 'g1', 2, counter()))).toEqual(['a', 'b', 'i', 's']);
  });
  test('to nothing removes the group', () => {
    expect(
      ids(setGroupCount<Line>([ticket({ unique_id: 'a' }), other(), ticket({ unique_id: 'b' })], 'g1', 0, counter())),
    ).toEqual(['s']);
    expect(setGroupCount<Line>([ticket({ preregistration: false, count: 4 })], 'g1', 0, counter())).toEqual([]);
  });
  test('of one line for all changes its cost', () => {
    expect(setGroupCount<Line>([ticket({ preregistration: false })], 'g1', 4, counter())).toEqual([
      ticket({ preregistration: false, count: 4, totalCost: 4000 }),
    ]);
  });
  test('of an unknown group changes nothing', () => {
    expect(setGroupCount<Line>([other()], 'g1', 4, counter())).toEqual([other()]);
  });
  test('gives the wished count, whatever it was', () => {
    const count = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.boolean(), fc.array(count, { minLength: 1, maxLength: 6 }), (preregistration, counts) => {
        const newId = counter();
        let goods: Line[] = [other(), insurance()];
        for (const wished of counts) {
          goods = groupCount(goods, 'g1')
            ? setGroupCount(goods, 'g1', wished, newId)
            : addTickets(goods, ticket({ preregistration }), wished || 1, newId);
          if (groupCount(goods, 'g1') !== wished && !(wished === 0 && groupCount(goods, 'g1') === 1)) return false;
          if (new Set(ids(goods)).size !== goods.length || goods.length < 2) return false;
        }
        return goods.every((line) => line.totalCost === line.price * line.count || line.selector !== 'ticket');
      }),
    );
  });
});

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
    expect(ids(removeLine<Line>([insured, policy, other()], 'a'))).toEqual(['s']);
  });
  test('of insurance leaves the ticket and clears its flag', () => {
    expect(removeLine<Line>([insured, policy], 'i')).toEqual([ticket({ unique_id: 'a' })]);
  });
  test('of a special item takes its pair', () => {
    expect(
      ids(removeLine<Line>([other({ unique_id: 'x', abid: 'y' }), other({ unique_id: 'y' }), other()], 'x')),
    ).toEqual(['s']);
    expect(
      ids(removeLine<Line>([other({ unique_id: 'x', abid: 'y' }), other({ unique_id: 'y' }), other()], 'y')),
    ).toEqual(['s']);
  });
  test('of goods bought with a ticket leaves the ticket and its insurance', () => {
    const goods: Line[] = [insured, policy, other({ unique_id: 'm', abid: 'a' })];
    expect(removeLine(goods, 'm')).toEqual([insured, policy]);
    expect(ids(removeLine([...goods, other()], 'a'))).toEqual(['s']);
  });
  test('that is not there changes nothing', () => {
    expect(removeLine<Line>([insured, policy], 'z')).toEqual([insured, policy]);
  });
});

describe('pieces of goods', () => {
  test('change with the sum, those of a special pair together', () => {
    const pair = [other({ unique_id: 'x', abid: 'y' }), other({ unique_id: 'y', abid: 'x' }), other()];
    expect(setLineCount(pair, 'x', 3).map(({ count, totalCost }) => [count, totalCost])).toEqual([
      [3, 3000],
      [3, 3000],
      [1, 1000],
    ]);
    expect(ids(setLineCount(pair, 'y', 0))).toEqual(['s']);
  });
  test('of a ticket are a matter of its group', () => {
    expect(setLineCount<Line>([ticket(), other()], 't', 3)).toEqual([ticket(), other()]);
  });
});

describe('insurance', () => {
  test('is linked with its ticket both ways', () => {
    const goods = attachInsurance<Line>([ticket({ unique_id: 'a' })], 'a', insurance());
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
    const goods = attachInsurance<Line>([ticket({ unique_id: 'a', count: 3 })], 'a', policy);
    expect(goods[0]).toMatchObject({ insurancePrice: 200, insurance_cost: 600 });
    expect(removeLine<Line>(goods, 'i')).toMatchObject([{ insurancePrice: null, insurance_cost: null }]);
  });
  test('of participants named later costs more as their number grows', () => {
    const later = ticket({ unique_id: 'a', preregistration: false });
    const insured = attachInsurance<Line>([later], 'a', insurance());
    expect(setGroupCount(insured, 'g1', 3, counter())).toMatchObject([
      { count: 3, insurancePrice: 200, insurance_cost: 600 },
      { count: 3, totalCost: 600 },
    ]);
  });
  test('replaces the one before', () => {
    const goods = attachInsurance<Line>(
      attachInsurance<Line>([ticket({ unique_id: 'a' })], 'a', insurance()),
      'a',
      insurance({ unique_id: 'j', public_id: 'other' }),
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
    expect(ids(attachInsurance<Line>([other()], 's', insurance()))).toEqual(['s']);
  });
});
