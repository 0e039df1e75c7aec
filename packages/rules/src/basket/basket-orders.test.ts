import { describe, expect, test } from 'vitest';
import { countLines, groupLines, isTicketComplete, lineCost } from './basket-line.ts';
import { ids, insurance, type Line, other, ticket } from './basket-lines.fixture.ts';
import { holdMilliseconds } from '../tickets/hold.ts';
import { dropHold, dropStale, removeBought, setParticipant } from './basket.ts';

describe('time', () => {
  test('takes out tickets when their hold is over, and nothing else', () => {
    const goods: Line[] = [
      ticket({ unique_id: 'a', addTicketToBasketTime: 0, abid: 'i' }),
      insurance({ abid: 'a' }),
      ticket({ unique_id: 'b', addTicketToBasketTime: 1 }),
      other(),
    ];
    expect(ids(dropStale(goods, holdMilliseconds).goods)).toEqual(['a', 'i', 'b', 's']);
    const { goods: left, dropped } = dropStale(goods, holdMilliseconds + 1);
    expect([ids(left), ids(dropped)]).toEqual([
      ['b', 's'],
      ['a', 'i'],
    ]);
  });
  test('a lost hold takes out its tickets', () => {
    const { goods, dropped } = dropHold<Line>(
      [ticket({ unique_id: 'a' }), ticket({ unique_id: 'b', hold_id: 'h2' }), other()],
      'h1',
    );
    expect([ids(goods), ids(dropped)]).toEqual([['b', 's'], ['a']]);
  });
});

describe('participants and orders', () => {
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
  test('what was bought leaves, what was not stays without its link', () => {
    const goods: Line[] = [
      ticket({ unique_id: 'a', abid: 'i', isAddInsurance: true }),
      insurance({ abid: 'a' }),
      ticket({ unique_id: 'b' }),
    ];
    expect(removeBought(goods, [{ unique_id: 'a' }])).toEqual([insurance(), ticket({ unique_id: 'b' })]);
  });
  test('groups stand in the order of their first lines', () => {
    const groups = groupLines<Line>([ticket({ unique_id: 'a' }), other(), ticket({ unique_id: 'b', count: 2 })]);
    expect(groups.map(({ groupId, lines, count }) => [groupId, ids(lines), count])).toEqual([
      ['g1', ['a', 'b'], 3],
      ['gs', ['s'], 1],
    ]);
    expect([countLines([{ count: 2 }, { count: 3 }]), lineCost(0.1, 3)]).toEqual([5, 0.3]);
  });
});
