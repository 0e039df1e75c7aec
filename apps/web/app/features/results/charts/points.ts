import type { ResultCharts, ResultRow } from '@trassa/contracts';
import { type CoursePoint, type PaceStretch, pacesOf } from '@trassa/rules';
import { timeOf } from '../../../shared/result/result-words.ts';
import { millisecondsOf } from '../person/split-times.ts';

export type PlacePoint = { readonly title: string; readonly place: number };

type Raced = { row: ResultRow; charts: ResultCharts; /** What the last point is called. */ finish: string };

const isFinished = (row: ResultRow): boolean => (row.status ?? 'finished') === 'finished';

/** Places along the course, the finish last; points without a place are left out. */
export const placePoints = ({ row, charts, finish }: Raced): PlacePoint[] => {
  const passed = (row.splits ?? []).flatMap(({ title }, index) => {
    const place = charts.splits[index]?.place ?? null;
    return place === null ? [] : [{ title, place }];
  });
  const last = isFinished(row) ? (row.position ?? null) : null;
  return last === null ? passed : [...passed, { title: finish, place: last }];
};

/** Paces of the stretches whose ends say how far they are. */
export const pacePoints = ({ row, charts, finish }: Raced): PaceStretch[] => {
  const splits = (row.splits ?? []).flatMap(({ title, time }): CoursePoint[] => {
    const ms = millisecondsOf(time);
    return ms === null ? [] : [{ title, ms }];
  });
  const time = isFinished(row) ? timeOf(row) : null;
  const ms = time === null ? null : millisecondsOf(time);
  const end = ms === null || charts.distance === null ? null : { title: finish, ms, distance: charts.distance };
  return pacesOf(splits, end);
};
