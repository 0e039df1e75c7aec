import { createNoise, layered, type Noise } from './noise.ts';
import type { Relief } from './plate.ts';
import { between, createRandom, type Random } from './random.ts';

/** Height at a point; the origin is the middle of the course, one unit is about a seventh of a card's width. */
export type Elevation = (x: number, y: number) => number;

type Build = (noise: Noise, random: Random) => Elevation;

/** Share of the visible ground that lies under water. */
export const WATER_SHARE: Readonly<Record<Relief, number>> = {
  field: 0,
  quarry: 0,
  peak: 0,
  hills: 0,
  dunes: 0,
  coast: 0.3,
};

const field: Build = (noise) => {
  const base = layered(noise, 3, 0.42);
  return (x, y) =>
    base(x * 0.36 + 0.9 * noise(x * 0.24 + 40, y * 0.24), y * 0.36 + 0.9 * noise(x * 0.24, y * 0.24 + 40));
};

/** Benches of an open pit: flat steps with steep faces between them, deepest beside the course. */
const quarry: Build = (noise, random) => {
  const base = layered(noise, 3, 0.4);
  const pitX = between(random, -1.6, 1.6);
  const pitY = between(random, -1, 1);
  const benches = 8;
  return (x, y) => {
    const warpX = x + 0.55 * noise(x * 0.55, y * 0.55 + 7);
    const pit = Math.hypot(warpX - pitX, (y - pitY) * 1.2);
    const height = (base(warpX * 0.3, y * 0.3) + 0.16 * Math.min(pit, 7)) * benches;
    const bench = Math.floor(height);
    const face = Math.min(1, Math.max(0, (height - bench - 0.32) / 0.36));
    return (bench + face * face * (3 - 2 * face) * 0.88 + (height - bench) * 0.12) / benches;
  };
};

/** One summit behind the course, ridges running down from it. */
const peak: Build = (noise, random) => {
  const ridges = layered(noise, 3, 0.4);
  const summitX = between(random, -1.1, 1.1);
  const summitY = between(random, -0.8, 0.4);
  return (x, y) => {
    const distance = Math.hypot(x - summitX, y - summitY);
    const ridge = 1 - Math.abs(ridges(x * 0.42, y * 0.42)) * 2;
    return 1.7 * Math.exp(-distance * 0.3) + 0.3 * ridge;
  };
};

/** Round domes of different size, scattered. */
const hills: Build = (noise, random) => {
  const step = 1.9;
  const jitter = createNoise(random);
  return (x, y) => {
    const wx = x + 0.34 * noise(x * 0.8, y * 0.8);
    const wy = y + 0.34 * noise(x * 0.8 + 13, y * 0.8);
    const column = Math.round(wx / step);
    const row = Math.round(wy / step);
    let height = 0.2 * noise(x * 0.4, y * 0.4);
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        const cx = i * step + 1.1 * jitter(i * 0.73 + 0.31, j * 0.73 + 0.57);
        const cy = j * step + 1.1 * jitter(j * 0.73 + 8.13, i * 0.73 + 3.71);
        const size = 0.74 + 0.42 * jitter(i * 0.61 + 5.5, j * 0.61 + 2.2);
        const away = ((wx - cx) ** 2 + (wy - cy) ** 2) / (size * size);
        height += size * Math.exp(-away * 1.1);
      }
    }
    return height;
  };
};

/** Long crests with a gentle windward and a steep lee side. */
const dunes: Build = (noise, random) => {
  const wind = between(random, 0.9, 1.4) * (random() < 0.5 ? -1 : 1);
  const cos = Math.cos(wind);
  const sin = Math.sin(wind);
  return (x, y) => {
    const along = x * sin - y * cos;
    const across = x * cos + y * sin;
    const phase = across * 1.75 + 2.3 * noise(along * 0.2, across * 0.24);
    const crest = Math.sin(phase + 0.55 * Math.sin(phase));
    return crest * (0.62 + 0.4 * noise(along * 0.3 + 11, across * 0.3)) + 0.3 * noise(x * 0.34, y * 0.34 + 23);
  };
};

/** Land around the course, falling to one side; the lowest part is cut flat as water. */
const coast: Build = (noise, random) => {
  const base = layered(noise, 4, 0.5);
  const side = random() * Math.PI * 2;
  const cos = Math.cos(side) * 0.07;
  const sin = Math.sin(side) * 0.07;
  return (x, y) => {
    const inland = 0.2 * Math.exp(-(x * x + y * y) / 7) + x * cos + y * sin;
    return base(x * 0.33 + 0.7 * noise(x * 0.3, y * 0.3 + 31), y * 0.33) + inland;
  };
};

const BUILD: Readonly<Record<Relief, Build>> = { field, quarry, peak, hills, dunes, coast };

/** The ground of a plate. The same plate has the same heights under its course in every shape. */
export const createElevation = (relief: Relief, seed: string): Elevation => {
  const random = createRandom(`${seed}/relief`);
  const offset = between(random, 20, 60);
  const noise = createNoise(random);
  return BUILD[relief]((x, y) => noise(x + offset, y + offset), random);
};
