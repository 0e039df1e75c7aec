import type { TicketKind } from '../../kind.ts';
import type { NumberSpan } from './number-ranges.ts';

export const numberOrders = ['bought', 'surname', 'team', 'cluster', 'random'] as const;
export type NumberOrder = (typeof numberOrders)[number];

/** A ticket that waits for a number. Ids rise with the time of purchase. */
export type PlannedTicket = {
  readonly id: number;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly clusterId: number | null;
  /** Where its wave stands among those of its format. */
  readonly wave: number;
  readonly teamId: number | null;
  /** Surname and name as they are compared. */
  readonly name: string;
};
export type PlannedRange = NumberSpan & {
  readonly id: number;
  readonly formatId: number;
  /** null: for everybody of the format. */
  readonly clusterId: number | null;
};
export type TakenNumber = { readonly formatId: number; readonly number: number };
/** A number that is a seat: for tickets of its kind alone. */
export type SeatNumber = TakenNumber & { readonly kind: TicketKind };

export type NumberPlan = {
  readonly given: readonly { readonly ticketId: number; readonly number: number; readonly rangeId: number }[];
  /** Tickets for which no range has a number. */
  readonly without: readonly number[];
};

/** Mulberry32 over an FNV-1a of the seed: the same seed tosses the same way everywhere. */
const createToss = (seed: string): (() => number) => {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const shuffle = <T>(values: readonly T[], seed: string): T[] => {
  const toss = createToss(seed);
  const mixed = [...values];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = Math.floor(toss() * (index + 1));
    [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
  }
  return mixed;
};

const inText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const comparisons: Readonly<Record<NumberOrder, (a: PlannedTicket, b: PlannedTicket) => number>> = {
  bought: () => 0,
  random: () => 0,
  surname: (a, b) => inText(a.name, b.name),
  team: (a, b) => (a.teamId ?? Infinity) - (b.teamId ?? Infinity) || 0,
  cluster: (a, b) => a.wave - b.wave,
};

const inOrder = (tickets: readonly PlannedTicket[], order: NumberOrder, seed: string): PlannedTicket[] => {
  const compare = comparisons[order];
  const sorted = tickets.toSorted((a, b) => compare(a, b) || a.id - b.id);
  return order === 'random' ? shuffle(sorted, seed) : sorted;
};

/** Free numbers one beside the other, all for the same kind (null: for every kind). */
type Gap = { first: number; last: number; readonly rangeId: number; readonly kind: TicketKind | null };

/** `marks`: numbers that are taken (null) or seats of a kind, rising. */
const gapsOf = (range: PlannedRange, marks: readonly (readonly [number, TicketKind | null])[]): Gap[] => {
  const { id: rangeId, first, last } = range;
  const gaps: Gap[] = [];
  let next = first;
  const add = (from: number, to: number, kind: TicketKind | null): void => {
    const before = gaps.at(-1);
    if (before && before.kind === kind && before.last === from - 1) before.last = to;
    else if (from <= to) gaps.push({ first: from, last: to, rangeId, kind });
  };
  for (const [number, kind] of marks) {
    if (number < first || number > last) continue;
    if (number > next) add(next, number - 1, null);
    if (kind !== null) add(number, number, kind);
    next = number + 1;
  }
  if (next <= last) add(next, last, null);
  return gaps;
};

const sizeOf = ({ first, last }: Gap): number => last - first + 1;

/** The first numbers that are side by side for all, else the first free ones; fewer where the gaps have no more. */
const takeFrom = (gaps: Gap[], kind: TicketKind, count: number): { number: number; rangeId: number }[] => {
  const fits = (gap: Gap): boolean => gap.kind === null || gap.kind === kind;
  const whole = gaps.find((gap) => sizeOf(gap) >= count && fits(gap));
  const got: { number: number; rangeId: number }[] = [];
  const take = (gap: Gap): void => {
    got.push({ number: gap.first, rangeId: gap.rangeId });
    gap.first += 1;
  };
  if (whole) while (got.length < count) take(whole);
  else for (const gap of gaps) while (fits(gap) && got.length < count && sizeOf(gap) > 0) take(gap);
  while (gaps[0] && sizeOf(gaps[0]) <= 0) gaps.shift();
  return got;
};

/** Those of one team, wave and kind stand where the first of them stands. */
const unitsOf = (tickets: readonly PlannedTicket[]): PlannedTicket[][] => [
  ...Map.groupBy(tickets, ({ id, formatId, teamId, clusterId, kind }) =>
    teamId === null ? `one ${id}` : `team ${formatId} ${teamId} ${clusterId} ${kind}`,
  ).values(),
];

/**
 * Which ticket gets which number: the ranges of its wave first, then those for everybody, lowest number first; a team side by side
 * where a gap is wide enough. Taken numbers – given, chosen, pinned, spent – stay. The same tickets, ranges and seed give the same
 * plan. BO-075
 */
export const planNumbers = (
  {
    tickets,
    ranges,
    taken,
    seats,
  }: {
    readonly tickets: readonly PlannedTicket[];
    readonly ranges: readonly PlannedRange[];
    readonly taken: readonly TakenNumber[];
    readonly seats: readonly SeatNumber[];
  },
  { order, seed }: { readonly order: NumberOrder; readonly seed: string },
): NumberPlan => {
  const marksOf = new Map<number, [number, TicketKind | null][]>();
  const all: (TakenNumber & { readonly kind?: TicketKind })[] = [...seats, ...taken];
  for (const [formatId, marks] of Map.groupBy(all, (one) => one.formatId)) {
    const kinds = new Map(marks.map(({ number, kind = null }) => [number, kind]));
    marksOf.set(
      formatId,
      [...kinds].toSorted(([a], [b]) => a - b),
    );
  }
  const pools = new Map<string, Gap[]>();
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const pool = `${range.formatId} ${range.clusterId}`;
    pools.set(pool, [...(pools.get(pool) ?? []), ...gapsOf(range, marksOf.get(range.formatId) ?? [])]);
  }
  const given: { ticketId: number; number: number; rangeId: number }[] = [];
  const without: number[] = [];
  for (const unit of unitsOf(inOrder(tickets, order, seed))) {
    let waiting = unit;
    for (const clusterId of unit[0]?.clusterId == null ? [null] : [unit[0].clusterId, null]) {
      const [first] = waiting;
      if (!first) break;
      const gaps = pools.get(`${first.formatId} ${clusterId}`) ?? [];
      const got = takeFrom(gaps, first.kind, waiting.length);
      given.push(...got.map((one, index) => ({ ticketId: waiting[index]?.id ?? 0, ...one })));
      waiting = waiting.slice(got.length);
    }
    without.push(...waiting.map(({ id }) => id));
  }
  return { given, without };
};
