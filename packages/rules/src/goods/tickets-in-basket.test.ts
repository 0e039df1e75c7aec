import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupLines } from '../basket/basket-line.ts';
import { carries, counter, ids, insurance, type Line, other, ticket } from '../basket/basket-lines.fixture.ts';
import {
  type BasketTicketLine,
  addTickets,
  findTicketGroup,
  groupCount,
  isTicketComplete,
  setGroupCount,
  setParticipant,
} from './tickets-in-basket.ts';

const isTicket = (line: Line): line is BasketTicketLine => line.selector === 'ticket';

describe('adding tickets', () => {
  test('with preregistration makes a line per participant, in one group with one hold', () => {
    const goods = addTickets<Line>([], ticket(), 3, counter());
    expect(goods.map(({ unique_id, count, groupId }) => [unique_id, count, groupId])).toEqual([
      ['id1', 1, 'g1'],
      ['id2', 1, 'g1'],
      ['id3', 1, 'g1'],
    ]);
    expect(goods.filter(isTicket).map(({ hold_id }) => hold_id)).toEqual(['h1', 'h1', 'h1']);
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
        .filter(isTicket)
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
    const goods = setGroupCount<Line>([filled, other()], { groupId: 'g1', count: 2 }, counter(), carries);
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
    expect(ids(setGroupCount(goods, { groupId: 'g1', count: 1 }, counter(), carries))).toEqual(['a', 's']);
    expect(ids(setGroupCount(goods, { groupId: 'g1', count: 2 }, counter(), carries))).toEqual(['a', 'b', 'i', 's']);
  });
  test('to nothing removes the group', () => {
    expect(
      ids(
        setGroupCount<Line>(
          [ticket({ unique_id: 'a' }), other(), ticket({ unique_id: 'b' })],
          { groupId: 'g1', count: 0 },
          counter(),
          carries,
        ),
      ),
    ).toEqual(['s']);
    expect(
      setGroupCount<Line>(
        [ticket({ preregistration: false, count: 4 })],
        { groupId: 'g1', count: 0 },
        counter(),
        carries,
      ),
    ).toEqual([]);
  });
  test('of one line for all changes its cost', () => {
    expect(
      setGroupCount<Line>([ticket({ preregistration: false })], { groupId: 'g1', count: 4 }, counter(), carries),
    ).toEqual([ticket({ preregistration: false, count: 4, totalCost: 4000 })]);
  });
  test('of an unknown group changes nothing', () => {
    expect(setGroupCount<Line>([other()], { groupId: 'g1', count: 4 }, counter(), carries)).toEqual([other()]);
  });
  test('gives the wished count, whatever it was', () => {
    const count = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.boolean(), fc.array(count, { minLength: 1, maxLength: 6 }), (preregistration, counts) => {
        const newId = counter();
        let goods: Line[] = [other(), insurance()];
        for (const wished of counts) {
          goods = groupCount(goods, 'g1')
            ? setGroupCount(goods, { groupId: 'g1', count: wished }, newId, carries)
            : addTickets(goods, ticket({ preregistration }), wished || 1, newId);
          if (groupCount(goods, 'g1') !== wished && !(wished === 0 && groupCount(goods, 'g1') === 1)) return false;
          if (new Set(ids(goods)).size !== goods.length || goods.length < 2) return false;
        }
        return goods.every((line) => line.totalCost === line.price * line.count || line.selector !== 'ticket');
      }),
    );
  });
  test('changes the policies of tickets named later, and no others', () => {
    const goods: Line[] = [
      ticket({ preregistration: false, abid: 'i' }),
      insurance({ abid: 't' }),
      insurance({ unique_id: 'own' }),
    ];
    const more = setGroupCount(goods, { groupId: 'g1', count: 4 }, counter(), carries);
    expect(more.map(({ unique_id, count, totalCost }) => [unique_id, count, totalCost])).toEqual([
      ['t', 4, 4000],
      ['i', 4, 800],
      ['own', 1, 200],
    ]);
  });
});

describe('participants', () => {
  test('a complete form is ok, an incomplete one an error', () => {
    const goods: Line[] = [ticket({ unique_id: 'a' }), ticket({ unique_id: 'b' })];
    expect(setParticipant(goods, 'b', { info: { first_name: 'И' } }, true)).toEqual([
      goods[0],
      ticket({ unique_id: 'b', info: { first_name: 'И' }, preReg: 'ok' }),
    ]);
    expect(setParticipant(goods, 'a', { file: 'f' }, false)[0]).toEqual(
      ticket({ unique_id: 'a', file: 'f', isErrorTab: true }),
    );
  });
  test('with preregistration only ok is complete, without it everything is', () => {
    const complete = (preregistration: boolean) =>
      (['ok', 'later', ''] as const).map((preReg) => isTicketComplete({ preregistration, preReg }));
    expect([complete(true), complete(false)]).toEqual([
      [true, false, false],
      [true, true, true],
    ]);
  });
});
