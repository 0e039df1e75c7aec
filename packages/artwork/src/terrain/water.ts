import type { Point } from './geometry.ts';

/** Distance to a shore in terrain units: below 0 in the water, above 0 on land. */
export type Shore = (x: number, y: number) => number;

type Knot = readonly [x: number, y: number, half: number];

const STEPS = 10;

const curve = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A smooth line through all knots, with the width between them. */
const smooth = (knots: readonly Knot[]): Knot[] => {
  const at = (i: number): Knot => knots[Math.min(knots.length - 1, Math.max(0, i))]!;
  const line: Knot[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      line.push([curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t), b[2] + (c[2] - b[2]) * t]);
    }
  }
  return [...line, at(knots.length - 1)];
};

/** Water along a smooth line; the third number of a knot is half its width there. */
export const river = (knots: readonly Knot[]): Shore => {
  const line = smooth(knots);
  return (x, y) => {
    let nearest = Infinity;
    for (let i = 1; i < line.length; i++) {
      const [ax, ay, from] = line[i - 1]!;
      const [bx, by, to] = line[i]!;
      const dx = bx - ax;
      const dy = by - ay;
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      const distance = Math.hypot(x - ax - dx * t, y - ay - dy * t) - (from + (to - from) * t);
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  };
};

/** A lake or an island as a longish round; `angle` turns it clockwise. */
export const round = ([cx, cy]: Point, length: number, width: number, angle = 0): Shore => {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (x, y) => {
    const u = ((x - cx) * cos + (y - cy) * sin) / length;
    const v = ((y - cy) * cos - (x - cx) * sin) / width;
    return (Math.hypot(u, v) - 1) * Math.min(length, width);
  };
};

/** Waters that meet. */
export const meeting = (...waters: readonly Shore[]): Shore => {
  return (x, y) => waters.reduce((nearest, water) => Math.min(nearest, water(x, y)), Infinity);
};

/** Water with islands, each given as the ground it covers (below 0 inside). */
export const around = (water: Shore, ...islands: readonly Shore[]): Shore => {
  return (x, y) => islands.reduce((shore, island) => Math.max(shore, -island(x, y)), water(x, y));
};
