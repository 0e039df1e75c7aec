import type { ResultCharts } from '@trassa/contracts';
import { barOf, isTelling, type TimeBars } from '@trassa/rules';
import type { StoredCharts } from './charts.repository.ts';
import type { ResultView } from './result-view.ts';

type Raced = Pick<ResultView, 'status' | 'time_ms' | 'splits' | 'distance_km'>;

const presentTimes = ({ status, time_ms: time }: Raced, stored: StoredCharts): ResultCharts['times'] => {
  const { bars, barFrom: from, barStep: step } = stored;
  if (status !== 'finished' || time === null || from === null || step === null) return null;
  const chart: TimeBars = { from, step, bars };
  if (!isTelling(chart)) return null;
  return { from: from / 1000, step: step / 1000, bars, own: barOf(time, chart) };
};

/** How many passed a split, told from another of the same title by which of them it is. */
const presentSplits = ({ splits }: Raced, { splitPlaces: places, points }: StoredCharts): ResultCharts['splits'] => {
  const seen = new Map<string, number>();
  return splits.map(({ title }, index) => {
    const nth = (seen.get(title) ?? 0) + 1;
    seen.set(title, nth);
    const passed = points.find((point) => point.title === title && point.nth === nth)?.passed ?? null;
    return { place: places?.[index] ?? null, passed };
  });
};

/** What the page of a result draws; only who finished stands among the times of the finishers. */
export const presentCharts = (view: Raced, stored: StoredCharts | null): ResultCharts => ({
  times: stored && presentTimes(view, stored),
  distance: view.distance_km,
  splits: stored ? presentSplits(view, stored) : [],
});
