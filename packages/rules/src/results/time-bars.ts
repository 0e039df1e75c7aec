/** Bars of a chart of finish times at most. */
export const barsMax = 40;

/** Of these bars the fastest 98 % are drawn; the rest is left to stragglers. */
export const barsUsual = 36;

/** Fewer finishers make no picture. */
export const barsFinishers = 8;

const minute = 60_000;

/** Widths of a bar that read well on an axis, milliseconds, from the finest. */
export const barSteps: readonly number[] = [
  5000,
  10_000,
  15_000,
  30_000,
  ...[1, 2, 3, 5, 10, 15, 30, 60, 120, 360, 1440].map((minutes) => minutes * minute),
];

export type TimeBars = { readonly from: number; readonly step: number; readonly bars: readonly number[] };

/** In which bar a time stands; longer times stand in the last one. */
export const barOf = (time: number, { from, step, bars }: TimeBars): number =>
  Math.min(bars.length - 1, Math.max(0, Math.floor((time - from) / step)));

/** Whether the bars show how times are spread: two bars say nothing that the place does not say. */
export const isTelling = ({ bars }: Pick<TimeBars, 'bars'>): boolean => bars.filter((count) => count > 0).length > 2;
