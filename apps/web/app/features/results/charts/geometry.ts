import { barSteps } from '@trassa/rules';

/** Height of every drawing; widths are counted in bars or points. */
export const HIGH = 100;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of bars as steps, each one wide; `share` lowers it to a contour line of the same hill. */
export const skyline = (bars: readonly number[], share = 1): string => {
  const highest = Math.max(1, ...bars);
  const steps = bars.map((count, index) => `V${round(HIGH - (count / highest) * HIGH * share)}H${index + 1}`);
  return `M0 ${HIGH}${steps.join('')}V${HIGH}`;
};

/** Round times on an axis of `from` to `to` seconds: at most five. */
export const ticksOf = (from: number, to: number): number[] => {
  const steps = barSteps.map((step) => step / 1000);
  const step = steps.find((one) => (to - from) / one <= 4) ?? to - from;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
};

/** Where places stand from above, per cent: the best is high, and all alike stand in the middle. */
export const heightsOf = (places: readonly number[]): number[] => {
  const best = Math.min(...places);
  const worst = Math.max(...places);
  return places.map((place) => (best === worst ? 50 : round(22 + ((place - best) / (worst - best)) * 62)));
};

/** The line through the middles of columns, each one wide. */
export const lineThrough = (heights: readonly number[]): string =>
  heights.map((height, index) => `${index === 0 ? 'M' : 'L'}${index + 0.5} ${height}`).join('');
