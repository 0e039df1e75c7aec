import { steady } from '../steady.ts';

/** The next of numbers from 0 to 1. */
export type Draw = () => number;

/** Numbers that are always the same for a text, quick to draw (mulberry32). */
export const createDraw = (text: string): Draw => {
  let state = Math.floor(steady(text) * 2 ** 32);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A number of the bell curve around 0 with the deviation 1. */
export const bell = (draw: Draw): number => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

/** One of a list by weights that sum up to 1. */
export const weighed = <T>(list: readonly (readonly [value: T, weight: number])[], draw: Draw): T => {
  let left = draw();
  for (const [value, weight] of list) {
    left -= weight;
    if (left < 0) return value;
  }
  const last = list.at(-1);
  if (!last) throw new Error('nothing to draw from');
  return last[0];
};
