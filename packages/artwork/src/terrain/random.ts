/** A repeatable stream of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** The same seed gives the same stream for ever: names of published pictures rely on it (splitmix32). */
export const createRandom = (seed: string): Random => {
  let state = hashText(seed);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
};

/** A number from `from` to `to`. */
export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();
