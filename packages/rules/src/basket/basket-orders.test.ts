import { describe, expect, test } from 'vitest';
import { countLines, groupLines, lineCost } from './basket-line.ts';
import { carries, ids, insurance, type Line, other, pass, ticket } from './basket-lines.fixture.ts';
import { holdMilliseconds } from '../tickets/hold.ts';
import { dropStale, removeBought } from './basket.ts';

describe('time', () => {
  test('takes out tickets when their hold is over, and nothing else', () => {
    const goods: Line[] = [
      ticket({ unique_id: 'a', addTicketToBasketTime: 0, abid: 'i' }),
      insurance({ abid: 'a' }),
      ticket({ unique_id: 'b', addTicketToBasketTime: 1 }),
      other(),
    ];
    expect(ids(dropStale(goods, holdMilliseconds, carries).goods)).toEqual(['a', 'i', 'b', 's']);
    const { goods: left, dropped } = dropStale(goods, holdMilliseconds + 1, carries);
    expect([ids(left), ids(dropped)]).toEqual([
      ['b', 's'],
      ['a', 'i'],
    ]);
  });
  test('takes out held lines of any kind with what hangs on them', () => {
    const goods: Line[] = [pass({ addTicketToBasketTime: 0 }), other({ abid: 'x' }), ticket({ unique_id: 'b' })];
    expect(ids(dropStale(goods, holdMilliseconds + 1, carries).goods)).toEqual(['b']);
  });
});

describe('orders', () => {
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
