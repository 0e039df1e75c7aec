import type { ResultRow } from '@trassa/contracts';
import { timeOf } from '../../../shared/result/result-words.ts';
import { millisecondsOf } from '../person/split-times.ts';

export type GapPoint = {
  readonly title: string;
  readonly first: string;
  readonly second: string;
  /** Milliseconds by which the first one is ahead; below zero he is behind. */
  readonly ahead: number;
};

type Passed = { title: string; nth: number; time: string };

/** Points that a person passed; equal titles are told apart by their order. */
const passedBy = (row: ResultRow): Passed[] => {
  const seen = new Map<string, number>();
  return (row.splits ?? []).map(({ title, time }) => {
    const nth = (seen.get(title) ?? 0) + 1;
    seen.set(title, nth);
    return { title, nth, time };
  });
};

const finishOf = (row: ResultRow): string | null => ((row.status ?? 'finished') === 'finished' ? timeOf(row) : null);

/** The points that both passed, the finish last, and how far apart they were there. */
export const gapPoints = (one: ResultRow, other: ResultRow, finish: string): GapPoint[] => {
  const others = passedBy(other);
  const common = passedBy(one).flatMap(({ title, nth, time }) => {
    const same = others.find((point) => point.title === title && point.nth === nth);
    return same ? [{ title, first: time, second: same.time }] : [];
  });
  const [first, second] = [finishOf(one), finishOf(other)];
  const ends = first === null || second === null ? [] : [{ title: finish, first, second }];
  return [...common, ...ends].flatMap((point) => {
    const [a, b] = [millisecondsOf(point.first), millisecondsOf(point.second)];
    return a === null || b === null ? [] : [{ ...point, ahead: b - a }];
  });
};

/** Milliseconds as a gap: '0:42', '1:02:03'; tenths where there are any. */
export const gapOf = (ms: number): string => {
  const tenths = Math.round(Math.abs(ms) / 100);
  const seconds = Math.floor(tenths / 10);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const whole = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return tenths % 10 > 0 ? `${whole}.${tenths % 10}` : whole;
};
