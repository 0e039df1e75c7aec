import type { Random } from './random.ts';

/** Smooth noise over the plane, about -1…1, without visible grid. */
export type Noise = (x: number, y: number) => number;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Gradient noise: 256 random directions on an integer lattice. */
export const createNoise = (random: Random): Noise => {
  const turn = Float64Array.from({ length: 256 }, () => random() * Math.PI * 2);
  const east = turn.map(Math.cos);
  const north = turn.map(Math.sin);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
  const slope = (column: number, row: number, dx: number, dy: number): number => {
    const direction = order[(order[column & 255]! + row) & 255]!;
    return east[direction]! * dx + north[direction]! * dy;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fade(dx);
    const upper = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), u);
    const lower = mix(slope(column, row + 1, dx, dy - 1), slope(column + 1, row + 1, dx - 1, dy - 1), u);
    return mix(upper, lower, fade(dy)) * 1.5;
  };
};

/** Several octaves of noise, each turned and finer than the one before. */
export const layered =
  (noise: Noise, octaves: number, gain = 0.48): Noise =>
  (x, y) => {
    let total = 0;
    let weight = 1;
    let sum = 0;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i++) {
      total += weight * noise(px, py);
      sum += weight;
      weight *= gain;
      const turned = px * 1.62 - py * 1.18 + 17.3;
      py = px * 1.18 + py * 1.62 - 9.1;
      px = turned;
    }
    return total / sum;
  };
