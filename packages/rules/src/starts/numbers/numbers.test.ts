import { describe, expect, it } from 'vitest';
import { checkRanges, meetingRanges, type PlannedTicket, planNumbers, readChips } from './index.ts';

const ticket = (id: number, change: Partial<PlannedTicket> = {}): PlannedTicket => ({
  id,
  formatId: 1,
  kind: 'athlete',
  clusterId: null,
  wave: 0,
  teamId: null,
  name: '',
  ...change,
});
const range = (first: number, last: number, clusterId: number | null = null) => ({
  id: first,
  formatId: 1,
  clusterId,
  first,
  last,
});
type Facts = Parameters<typeof planNumbers>[0];
const plan = (
  tickets: readonly PlannedTicket[],
  change: Partial<Facts> = {},
  { order = 'bought', seed = '' }: Partial<Parameters<typeof planNumbers>[1]> = {},
) => {
  const { given, without } = planNumbers(
    { tickets, ranges: [range(1, 100)], taken: [], seats: [], ...change },
    {
      order,
      seed,
    },
  );
  return { numbers: Object.fromEntries(given.map(({ ticketId, number }) => [ticketId, number])), without };
};
const taken = (...numbers: number[]) => numbers.map((number) => ({ formatId: 1, number }));

describe('ranges of start numbers', () => {
  it.each([
    ['one beside the other', [range(1, 10), range(11, 20)], {}],
    [
      'the same bound',
      [range(1, 10), range(10, 20)],
      { 'ranges.1.first': { id: 'range_overlap', first: 1, last: 10 } },
    ],
    [
      'one within another',
      [range(1, 100), range(5, 6)],
      { 'ranges.1.first': { id: 'range_overlap', first: 1, last: 100 } },
    ],
    ['ends before it begins', [range(10, 5)], { 'ranges.0.last': { id: 'number_min', min: 10 } }],
    ['no number', [range(0, 5)], { 'ranges.0.first': { id: 'number_min', min: 1 } }],
    ['too great', [range(1, 1_000_001)], { 'ranges.0.last': { id: 'number_max', max: 1_000_000 } }],
  ])('are checked: %s', (_what, ranges, problems) => {
    expect(checkRanges(ranges)).toEqual(problems);
  });

  it('that meet across formats are told of, those of one format are not', () => {
    const of = (format: string, first: number, last: number) => ({ format, first, last });
    expect(meetingRanges([of('a', 1, 50), of('b', 40, 60), of('a', 51, 55), of('c', 61, 70)])).toEqual([
      { one: of('a', 1, 50), other: of('b', 40, 60) },
      { one: of('b', 40, 60), other: of('a', 51, 55) },
    ]);
  });
});

describe('the plan of start numbers', () => {
  it('gives the lowest free ones and leaves what is taken', () => {
    expect(plan([ticket(1), ticket(2), ticket(3)], { taken: taken(1, 3) }).numbers).toEqual({ 1: 2, 2: 4, 3: 5 });
  });

  it.each([
    ['bought', { 1: 1, 2: 2, 3: 3 }],
    ['surname', { 1: 3, 2: 1, 3: 2 }],
    ['cluster', { 1: 2, 2: 3, 3: 1 }],
    ['team', { 1: 3, 2: 2, 3: 1 }],
  ] as const)('goes by %s', (order, numbers) => {
    const tickets = [
      ticket(1, { name: 'яшин', wave: 1 }),
      ticket(2, { name: 'абрамов', wave: 2, teamId: 8 }),
      ticket(3, { name: 'бобров', wave: 0, teamId: 7 }),
    ];
    expect(plan(tickets, {}, { order }).numbers).toEqual(numbers);
  });

  it('tosses the same way for the same seed, and another way for another', () => {
    const tickets = Array.from({ length: 50 }, (_none, index) => ticket(index + 1));
    const tossed = (seed: string) => plan(tickets, {}, { order: 'random', seed }).numbers;
    expect(tossed('весна')).toEqual(tossed('весна'));
    expect(plan(tickets.toReversed(), {}, { order: 'random', seed: 'весна' }).numbers).toEqual(tossed('весна'));
    expect(tossed('осень')).not.toEqual(tossed('весна'));
    expect(new Set(Object.values(tossed('весна'))).size).toBe(50);
  });

  it('gives a team numbers side by side, and its gap to who comes alone', () => {
    const team = { teamId: 5 };
    const { numbers } = plan([ticket(1), ticket(2, team), ticket(3), ticket(4, team)], { taken: taken(3) });
    expect(numbers).toEqual({ 1: 1, 2: 4, 4: 5, 3: 2 });
  });

  it('gives a team what is free where nothing is side by side', () => {
    const team = { teamId: 5 };
    const { numbers } = plan([ticket(1, team), ticket(2, team)], { ranges: [range(1, 3)], taken: taken(2) });
    expect(numbers).toEqual({ 1: 1, 2: 3 });
  });

  it('goes on with the ranges for everybody when those of the wave are spent, never the other way', () => {
    const ranges = [range(1, 1, 9), range(50, 50)];
    const tickets = [ticket(1, { clusterId: 9 }), ticket(2, { clusterId: 9 }), ticket(3)];
    expect(plan(tickets, { ranges })).toEqual({ numbers: { 1: 1, 2: 50 }, without: [3] });
  });

  it('gives a seat to tickets of its kind alone', () => {
    const seats = [{ formatId: 1, number: 1, kind: 'spectator' as const }];
    const tickets = [ticket(1), ticket(2, { kind: 'spectator' })];
    expect(plan(tickets, { seats }).numbers).toEqual({ 1: 2, 2: 1 });
  });
});

describe('a list of chips', () => {
  it('reads numbers with their chips, by any separator, below a heading', () => {
    expect(readChips('\uFEFFНомер;Чип\r\n1;0007\n2\tAB-1\t"AB-2"\n\n3,X1')).toEqual({
      problems: [],
      lines: [
        { line: 2, number: 1, chips: ['0007'] },
        { line: 3, number: 2, chips: ['AB-1', 'AB-2'] },
        { line: 5, number: 3, chips: ['X1'] },
      ],
    });
  });

  it.each([
    [
      'a number that stands twice',
      '1;A\n1;B',
      [{ line: 2, field: 'number', message: { id: 'chip_number_twice', number: 1, line: 1 } }],
    ],
    [
      'a chip of two numbers',
      '1;A\n2;A',
      [{ line: 2, field: 'chip', message: { id: 'chip_twice', chip: 'A', line: 1 } }],
    ],
    ['no number', '1;A\nx;B', [{ line: 2, field: 'number', message: { id: 'number' } }]],
    ['no chip', '1', [{ line: 1, field: 'chip', message: { id: 'required' } }]],
    ['signs of no chip', '1;=A1', [{ line: 1, field: 'chip', message: { id: 'chip_form' } }]],
  ])('tells of %s', (_what, text, problems) => {
    expect(readChips(text).problems).toEqual(problems);
  });
});
