import { type Build, crests, type Elevation, smoothStep } from './landforms.ts';
import { layered, type Noise } from './noise.ts';
import { between } from './random.ts';
import { around, meeting, river, round, type Shore } from './water.ts';

/** The shore bent by noise, so that no line is drawn with a compass. */
const bent = (shore: Shore, noise: Noise, size = 1): Shore => {
  return (x, y) =>
    shore(
      x + size * (0.34 * noise(x * 0.5, y * 0.5 + 5) + 0.09 * noise(x * 1.9, y * 1.9)),
      y + size * (0.34 * noise(x * 0.5 + 17, y * 0.5) + 0.09 * noise(x * 1.9, y * 1.9 + 17)),
    );
};

/** Height 0 is the shore: below it the depth, above it the land, that rises to its height over `bank` units. */
const beside = (shore: Shore, land: Elevation, bank: number | Elevation = 0.9): Elevation => {
  return (x, y) => {
    const away = shore(x, y);
    if (away <= 0) return Math.max(-2, away);
    const width = typeof bank === 'number' ? bank : bank(x, y);
    return 0.015 * away + smoothStep((away / width) * 0.5 + 0.04) * 2 * land(x, y);
  };
};

const low =
  (noise: Noise, octaves = 3, pitch = 0.42): Elevation =>
  (x, y) =>
    0.34 + 0.3 * layered(noise, octaves, 0.45)(x * pitch, y * pitch);

/** A winding river with an old arm, among hills. */
export const bends: Build = (noise) => {
  const water = river([
    [-11, 2.2, 0.2],
    [-8.6, 0.9, 0.2],
    [-6.4, 3, 0.2],
    [-4.3, 1, 0.2],
    [-2.6, 2.9, 0.21],
    [-0.7, 1.6, 0.22],
    [0.9, 3, 0.22],
    [2.6, 1.4, 0.23],
    [4.6, 3, 0.24],
    [7, 1.2, 0.25],
    [11, 2.6, 0.26],
  ]);
  const oldArm = around(round([-2.5, 1.15], 0.62, 0.46), round([-2.5, 1], 0.42, 0.34));
  const rough = layered(noise, 3, 0.46);
  return beside(bent(meeting(water, oldArm), noise, 0.6), (x, y) => 0.42 + 0.4 * rough(x * 0.52, y * 0.52), 1.3);
};

/** A great river meets a smaller one below a hill with a steep foot. */
export const confluence: Build = (noise) => {
  const water = meeting(
    river([
      [-5.2, -9, 0.55],
      [-4.2, -3.6, 0.5],
      [-3.2, -0.8, 0.52],
      [-3.1, 1.3, 0.55],
      [-2, 2.9, 0.62],
      [-0.2, 4.6, 0.7],
      [0.8, 9, 0.8],
    ]),
    river([
      [11, -0.6, 0.12],
      [7, 1.9, 0.14],
      [4.4, 1.2, 0.16],
      [2.6, 2.3, 0.17],
      [0.8, 1.6, 0.19],
      [-0.8, 2.2, 0.22],
      [-2.2, 2.3, 0.3],
    ]),
  );
  const rough = layered(noise, 3, 0.42);
  const land: Elevation = (x, y) =>
    0.3 + 0.24 * rough(x * 0.5, y * 0.5) + 0.95 * Math.exp(-((x + 0.9) ** 2 / 2.2 + (y - 0.5) ** 2 / 1.1));
  return beside(bent(water, noise, 0.55), land, 0.5);
};

/** A river as wide as a lake, with islands; a high bank above it, meadows on the other side. */
export const bluff: Build = (noise, random) => {
  const middle = (x: number): number => 2.75 + 0.42 * Math.sin(x * 0.55 + 1);
  const at = between(random, -2.6, 0.8);
  const water = around(
    (x, y) => Math.abs(y - middle(x)) - 0.92,
    round([at, middle(at) + 0.16], 0.95, 0.2, 0.12),
    round([at + 2.1, middle(at + 2.1) - 0.2], 0.5, 0.12, -0.1),
    round([at - 3.4, middle(at - 3.4) + 0.1], 0.8, 0.18, -0.2),
  );
  const shore = bent(water, noise, 0.5);
  const cut = crests(layered(noise, 3, 0.45));
  return beside(
    shore,
    (x, y) =>
      y < middle(x) ? 0.85 - 0.34 * cut(x * 0.62, y * 0.3) + 0.06 * (middle(x) - y) : 0.1 + 0.05 * noise(x, y),
    (x, y) => (y < middle(x) ? 0.5 : 2),
  );
};

/** A river that parts into branches before the gulf; the course lies on an island between them. */
export const delta: Build = (noise) => {
  const water = meeting(
    (x, y) => x + 4.1 + 0.5 * Math.sin(y * 0.8),
    river([
      [11, 0.2, 0.34],
      [6.6, 1.2, 0.34],
      [3.4, 1.9, 0.33],
      [1, 1.75, 0.3],
      [-1.6, 2.1, 0.32],
      [-4.6, 1.5, 0.5],
    ]),
    river([
      [3, 1.9, 0.2],
      [1.4, 2.9, 0.2],
      [-0.8, 3.2, 0.22],
      [-4.8, 3.9, 0.34],
    ]),
    river([
      [6.4, 1.2, 0.2],
      [3.4, -0.9, 0.16],
      [2.2, -1.75, 0.16],
      [0, -1.75, 0.17],
      [-2.2, -1.5, 0.2],
      [-4.8, -2, 0.34],
    ]),
    river([
      [0.2, 3.1, 0.13],
      [1, 4.6, 0.13],
      [-1, 6, 0.16],
      [-4.8, 7, 0.3],
    ]),
    river([
      [-1.2, 2.05, 0.12],
      [-2, 0.8, 0.11],
      [-2.3, -0.4, 0.12],
      [-2.1, -1.5, 0.14],
    ]),
  );
  return beside(bent(water, noise, 0.45), low(noise, 3, 0.6), 0.7);
};

/** Land above an open gulf. */
export const coast: Build = (noise, random) => {
  const phase = between(random, 0, 6);
  const water: Shore = (x, y) => 1.75 - y + 0.55 * Math.sin(x * 0.62 + phase) + 0.35 * Math.sin(x * 1.3 + phase * 2);
  const rocks = round([between(random, -2, 1.4), 3.05], 0.34, 0.16, 0.3);
  const rough = layered(noise, 4, 0.5);
  return beside(bent(around(water, rocks), noise, 1.2), (x, y) => 0.4 + 0.36 * rough(x * 0.42, y * 0.42), 1.1);
};

/** Long lakes that the ice has scratched into the rock, all one way. */
export const lakes: Build = (noise, random) => {
  const angle = -0.95;
  const places = [
    [-2.7, 1.3, 1.5, 0.4],
    [0.4, 2.25, 1.1, 0.34],
    [2.9, 2.6, 1.4, 0.36],
    [-5.3, 0.2, 1.6, 0.5],
    [-0.9, 3.9, 1.2, 0.36],
    [2.9, -0.9, 0.9, 0.24],
    [-0.6, -1.95, 0.9, 0.26],
    [-7.6, 2.2, 1.4, 0.4],
    [-3.6, -2.2, 1.1, 0.34],
    [5.2, 0.6, 1.3, 0.4],
    [-4.3, 3.4, 0.8, 0.26],
    [1.3, 5.6, 1.3, 0.5],
    [-1.4, 0.45, 0.42, 0.13],
    [1.5, 0.9, 0.4, 0.12],
  ] as const;
  const all = places.map(([x, y, length, width]) =>
    round([x + between(random, -0.25, 0.25), y + between(random, -0.2, 0.2)], length, width, angle),
  );
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const scratched = crests(layered(noise, 4, 0.52));
  return beside(
    bent(meeting(...all), noise, 0.9),
    (x, y) => 0.2 + 0.55 * scratched((x * cos + y * sin) * 0.3, (y * cos - x * sin) * 0.85),
    0.55,
  );
};

/** Mountains that climb straight from the sea. */
export const riviera: Build = (noise) => {
  const water: Shore = (x, y) => 1.95 - y + 0.16 * x + 0.3 * Math.sin(x * 0.9 + 2);
  const shore = bent(water, noise, 0.8);
  const sharp = crests(layered(noise, 4, 0.46));
  return beside(
    shore,
    (x, y) => {
      const climb = Math.min(5, Math.max(0, 2.2 - y + 0.16 * x));
      return 0.16 + 0.2 * climb + (0.12 + 0.17 * climb) * sharp(x * 0.46, y * 0.3);
    },
    0.8,
  );
};

/** A long inlet between steep slopes, with an arm to the side. */
export const fjord: Build = (noise) => {
  const water = meeting(
    river([
      [0.4, 10, 1],
      [-0.6, 5.4, 0.7],
      [-1.6, 3.2, 0.5],
      [-2.7, 1.5, 0.42],
      [-3.3, -0.6, 0.36],
      [-4.4, -2.6, 0.3],
      [-5, -6, 0.2],
    ]),
    river([
      [-1.4, 3.1, 0.34],
      [0.4, 2.3, 0.26],
      [2, 2.3, 0.2],
      [3.8, 1.5, 0.1],
    ]),
    river([
      [-3.3, -0.4, 0.2],
      [-4.8, 0.6, 0.26],
      [-6.4, 0.4, 0.2],
      [-8.4, 1.4, 0.1],
    ]),
    round([1.7, -2], 0.5, 0.16, 0.4),
  );
  const sharp = crests(layered(noise, 3, 0.42));
  return beside(bent(water, noise, 0.8), (x, y) => 0.6 + 0.5 * sharp(x * 0.42, y * 0.42), 0.55);
};

/** A strip of dunes between the sea and a lagoon. */
export const spit: Build = (noise) => {
  const shore = bent(
    (x, y) => 1.8 + 0.12 * Math.sin(x * 0.7) - Math.abs(y - 0.14 * x + 0.05 * x * Math.sin(x * 0.2)),
    noise,
    0.5,
  );
  return beside(
    shore,
    (x, y) => 0.3 + 0.24 * Math.sin(x * 2.3 - y * 1.5 + 2.4 * noise(x * 0.4, y * 0.4)) + 0.16 * noise(x * 0.9, y * 0.9),
    0.5,
  );
};

/** Islands with deep bays. */
export const isles: Build = (noise) => {
  const islands = around(
    () => -2,
    round([0.1, 0], 2.9, 1.9, 0.1),
    round([-5.4, -1.2], 1.9, 1.3, 0.5),
    round([-3.9, 2.5], 0.8, 0.46, -0.5),
    round([3.9, 2.5], 1.1, 0.6, 0.4),
    round([0.6, 3.1], 0.5, 0.3, 0.2),
    round([-7.6, 2.6], 1.5, 0.9, 0.2),
    round([5, -1.8], 1, 1.4),
    round([-1.2, 5.2], 1.2, 0.7, 0.3),
  );
  const sharp = crests(layered(noise, 3, 0.44));
  return beside(bent(islands, noise, 2.1), (x, y) => 0.3 + 0.5 * sharp(x * 0.5, y * 0.5), 0.7);
};

/** A flat island between two arms of a river. */
export const island: Build = (noise) => {
  const arms = around(
    (x, y) => Math.abs(y - 0.12 * x) - 2.75 - 0.25 * Math.sin(x * 0.5),
    (x, y) => Math.abs(y - 0.12 * x) - 1.95 + 0.032 * (x + 0.8) ** 2,
    round([-7.8, -0.6], 0.9, 0.3, 0.2),
  );
  return beside(bent(arms, noise, 0.5), low(noise, 3, 0.5), 1);
};

/** Benches of an open pit around a pond: flat steps with steep faces between them. */
export const quarry: Build = (noise, random) => {
  const base = layered(noise, 3, 0.4);
  const pitX = between(random, -1.8, 0.6);
  const pitY = between(random, 1.9, 2.3);
  const benches = 7;
  return (x, y) => {
    const warpX = x + 0.6 * noise(x * 0.55, y * 0.55 + 7);
    const pit = Math.hypot((warpX - pitX) * 0.8, (y - pitY) * 1.2);
    const height = (base(warpX * 0.3, y * 0.3) * 0.7 + 0.22 * Math.min(pit, 7) - 0.16) * benches;
    if (height < 0) return Math.max(-2, height * 0.7);
    const bench = Math.floor(height);
    const face = Math.min(1, Math.max(0, (height - bench - 0.32) / 0.36));
    return (bench + face * face * (3 - 2 * face) * 0.88 + (height - bench) * 0.12) / benches;
  };
};
