import { short } from './geometry.ts';
import { heatAt } from './heat.ts';

/** Height profile along the lower edge: one bar per sample of the course, hotter where it is higher. */
export const profileBars = (heights: readonly number[], width: number, height: number): string => {
  const low = Math.min(...heights);
  const range = Math.max(...heights) - low || 1;
  const step = width / heights.length;
  const foot = height * 0.018;
  let bars = '';
  for (const [i, value] of heights.entries()) {
    const share = (value - low) / range;
    const tall = foot + share * height * 0.105;
    bars += `<path d="M${short(i * step + step * 0.14)} ${short(height)}v${short(-tall)}h${short(step * 0.72)}v${short(tall)}z" fill="${heatAt(0.22 + 0.68 * share)}"/>`;
  }
  return bars;
};
