import { drawFigure } from './figures.ts';
import type { Box, Point } from './geometry.ts';
import { type Figure, FIGURES } from './plate.ts';
import { between, createRandom, type Random } from './random.ts';

export type CourseOptions = {
  readonly seed: string;
  /** The course stays inside this box, in pixels. */
  readonly zone: Box;
  readonly rows: number;
  readonly lanes: 'h' | 'v';
  readonly flip: boolean;
  /** 0…1: how much lanes shorten towards the finish (a climb to a summit). */
  readonly taper: number;
  readonly figure: Figure;
  /** Room between two lines of the course, in pixels. */
  readonly gap: number;
};

/** The figure of a plate that names none. */
export const figureOf = (seed: string): Figure =>
  FIGURES[Math.floor(createRandom(`${seed}/figure`)() * FIGURES.length)] ?? 'switchback';

type Lane = {
  readonly inset: readonly [number, number];
  readonly jogs: readonly { at: number; run: number; depth: number }[];
};

/** Random decisions of one lane; drawn in a fixed number, so a lane looks alike in every shape. */
const decideLane = (random: Random): Lane => {
  const inset = [between(random, 0, 0.13), between(random, 0, 0.13)] as const;
  const jogs = [0, 1].map(() => ({
    at: between(random, 0.18, 0.5),
    run: between(random, 0.5, 1),
    depth: between(random, 0.16, 0.28) * (random() < 0.5 ? -1 : 1),
  }));
  return { inset, jogs };
};

/** Sidesteps of a lane, in lane space: out by 45 degrees, along, and back. */
const drawJogs = (lane: Lane, from: number, to: number, base: number, spacing: number, side: -1 | 0 | 1): Point[] => {
  const heading = Math.sign(to - from);
  const length = Math.abs(to - from);
  const count = length > spacing * 4.6 ? 2 : 1;
  const part = length / count;
  const points: Point[] = [];
  for (const [i, jog] of lane.jogs.slice(0, count).entries()) {
    const depth = side === 0 ? jog.depth * spacing : Math.abs(jog.depth) * spacing * side;
    const slope = Math.abs(depth);
    const room = part * 0.82 - slope * 2;
    if (room < spacing * 0.3) continue;
    const run = Math.max(spacing * 0.28, room * 0.62 * jog.run);
    const start = i * part + part * 0.09 + Math.max(0, room - run) * jog.at;
    const along = (distance: number): number => from + heading * (start + distance);
    points.push([along(0), base], [along(slope), base + depth]);
    points.push([along(slope + run), base + depth], [along(slope * 2 + run), base]);
  }
  return points;
};

/**
 * Corners of a switchback from start to finish, in pixels: lanes joined by cut hairpins, every stretch on the 45-degree
 * grid. Horizontal lanes climb from the lower edge of the zone to the upper one.
 */
const drawSwitchback = ({ seed, zone, rows, lanes, flip, taper }: CourseOptions): Point[] => {
  const [zx, zy, zw, zh] = zone;
  const long = lanes === 'h' ? zw : zh;
  const across = lanes === 'h' ? zh : zw;
  const spacing = across / (rows - 1);
  const cut = Math.min(spacing * 0.34, long * 0.12);
  const random = createRandom(`${seed}/course`);
  const decided = Array.from({ length: rows }, () => decideLane(random));

  // The turning line between two lanes is shared by both, hence one end per hairpin.
  const endAt = (turn: number): number => {
    const lane = decided[Math.min(turn, rows - 1)]!;
    const inset = (turn / rows) * taper * 0.28 + (turn % 2 === 0 ? lane.inset[0] : lane.inset[1]);
    return turn % 2 === 0 ? long * inset : long * (1 - inset);
  };

  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const base = spacing * row;
    const from = endAt(row);
    const to = endAt(row + 1);
    const heading = Math.sign(to - from);
    const first = row === 0;
    const last = row === rows - 1;
    const entry = first ? from : from + heading * cut;
    const exit = last ? to : to - heading * cut;
    points.push([entry, base]);
    points.push(...drawJogs(decided[row]!, entry, exit, base, spacing, first ? 1 : last ? -1 : 0));
    points.push([exit, base]);
    if (!last) points.push([to, base + cut], [to, base + spacing - cut]);
  }

  return points.map(([u, v]): Point => {
    const along = flip ? long - u : u;
    return lanes === 'h' ? [zx + along, zy + across - v] : [zx + v, zy + along];
  });
};

/**
 * Corners of a course from start to finish, in pixels, every stretch on the 45-degree grid. A figure lies along the longer
 * side of its zone; of a zone as tall as wide, along its lanes.
 */
export const drawCourse = (options: CourseOptions): Point[] => {
  const { seed, zone, figure, lanes, flip, gap } = options;
  if (figure === 'switchback') return drawSwitchback(options);
  const [zx, zy, width, height] = zone;
  const ratio = width / height;
  const isUpright = ratio < 0.9 || (ratio < 1.1 && lanes === 'v');
  const [long, across] = isUpright ? [height, width] : [width, height];
  return drawFigure(figure, { long, across, gap }, createRandom(`${seed}/course`)).map(([u, v]): Point => {
    const along = flip ? long - u : u;
    return isUpright ? [zx + v, zy + along] : [zx + along, zy + v];
  });
};
