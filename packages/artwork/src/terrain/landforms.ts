import { createNoise, layered, type Noise } from './noise.ts';
import { between, type Random } from './random.ts';

/** Height at a point; the origin is the middle of the course, one unit is about a seventh of a card's width. */
export type Elevation = (x: number, y: number) => number;

export type Build = (noise: Noise, random: Random) => Elevation;

export const smoothStep = (value: number): number => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

/** Sharp crests, 0…1. */
export const crests = (base: Noise): Noise => {
  return (x, y) => (1 - Math.abs(base(x, y)) * 2.1) ** 2;
};

export const field: Build = (noise) => {
  const base = layered(noise, 3, 0.42);
  return (x, y) =>
    base(x * 0.36 + 0.9 * noise(x * 0.24 + 40, y * 0.24), y * 0.36 + 0.9 * noise(x * 0.24, y * 0.24 + 40));
};

/** One summit behind the course, ridges running down from it. */
export const peak: Build = (noise, random) => {
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
export const hills: Build = (noise, random) => {
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
export const dunes: Build = (noise, random) => {
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

/** Parallel chains with passes between their tops. */
export const ridges: Build = (noise) => {
  const rough = layered(noise, 3, 0.45);
  return (x, y) => {
    const across = (x * 0.92 + y * 0.39) / 1.55 + 0.42 * noise(x * 0.3, y * 0.22);
    const chain = Math.abs(across - Math.round(across)) * 2;
    const top = 0.62 + 0.5 * noise(Math.round(across) * 3.7, (y * 0.92 - x * 0.39) * 0.42);
    return (1 - chain) ** 1.3 * top + 0.16 * rough(x * 0.9, y * 0.9) + 0.12 * chain;
  };
};

/** A flat upland cut by a branching gully. */
export const ravine: Build = (noise) => {
  const rough = layered(noise, 2, 0.4);
  const arms = [
    [-9, 3.4, 9, 1.2, 0.26],
    [-4.6, 2.9, -2.6, -3.4, 0.14],
    [-1.4, 2.3, 1.2, -3.2, 0.12],
    [2.2, 2, 4.4, -2.6, 0.12],
    [-3.4, 2.7, -5.6, 7, 0.14],
    [0.4, 2.2, 2.4, 6.2, 0.14],
    [-6.2, 3.1, -7.6, -2, 0.12],
  ] as const;
  return (x, y) => {
    const wx = x + 0.5 * noise(x * 0.5, y * 0.5) + 0.14 * noise(x * 1.7, y * 1.7);
    const wy = y + 0.5 * noise(x * 0.5 + 9, y * 0.5) + 0.14 * noise(x * 1.7, y * 1.7 + 9);
    let nearest = Infinity;
    for (const [ax, ay, bx, by, half] of arms) {
      const dx = bx - ax;
      const dy = by - ay;
      const t = Math.min(1, Math.max(0, ((wx - ax) * dx + (wy - ay) * dy) / (dx * dx + dy * dy)));
      const away = Math.hypot(wx - ax - dx * t, wy - ay - dy * t) - half * (1 - 0.7 * t);
      // Gullies get shallower towards their heads.
      nearest = Math.min(nearest, away + 0.34 * t);
    }
    return smoothStep(nearest / 0.8) + 0.1 * nearest + 0.14 * rough(x * 0.5, y * 0.5);
  };
};

/** The lanes and stands of a hall: ovals around the course. */
export const arena: Build = () => {
  return (x, y) => {
    const away = Math.hypot(Math.max(0, Math.abs(x) - 1.5), y) - 1.5;
    const steps = Math.max(0, away) * 2.2;
    return away < 0 ? away * 0.16 : (Math.floor(steps) + smoothStep((steps % 1) * 2.2)) * 0.5;
  };
};
