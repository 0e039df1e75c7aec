import type { Point } from './geometry.ts';
import type { Figure } from './plate.ts';
import { between, type Random } from './random.ts';

/** A figure fills a field `long` by `across`, in pixels; lines lie about `gap` apart. */
export type Field = { readonly long: number; readonly across: number; readonly gap: number };

type Draw = (field: Field, random: Random) => Point[];

/** The hand of the runner on which the inside of a ring lies: sidesteps go there, never out of the field. */
type Hand = 'right' | 'left';

/** Sidesteps on the longer level or upright pieces. */
const roughen = (points: readonly Point[], random: Random, depth: number, hand: Hand): Point[] => {
  const side = hand === 'right' ? 1 : -1;
  const out: Point[] = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const isStraight = Math.abs(ux) < 0.01 || Math.abs(uy) < 0.01;
    const count = isStraight ? Math.min(3, Math.floor(length / (depth * 9))) : 0;
    for (let step = 0; step < count; step++) {
      const part = length / count;
      const deep = depth * between(random, 0.6, 1);
      const run = part * between(random, 0.3, 0.5);
      const from = part * step + (part - run - deep * 2) * between(random, 0.3, 0.7);
      const at = (along: number, aside: number): Point => [
        ax + ux * (from + along) - uy * aside * side,
        ay + uy * (from + along) + ux * aside * side,
      ];
      out.push(at(0, 0), at(deep, deep), at(deep + run, deep), at(deep * 2 + run, 0));
    }
    out.push([bx, by]);
  }
  return out;
};

/** Cuts every right angle by 45 degrees. */
const chamfer = (corners: readonly Point[], cut: number): Point[] => {
  const out: Point[] = [corners[0]!];
  for (let i = 1; i < corners.length - 1; i++) {
    const [before, here, after] = [corners[i - 1]!, corners[i]!, corners[i + 1]!];
    const into = Math.hypot(here[0] - before[0], here[1] - before[1]);
    const away = Math.hypot(after[0] - here[0], after[1] - here[1]);
    const size = Math.min(cut, into * 0.42, away * 0.42);
    const towards = ([x, y]: Point, length: number): Point => [
      here[0] + ((x - here[0]) * size) / length,
      here[1] + ((y - here[1]) * size) / length,
    ];
    out.push(towards(before, into), towards(after, away));
  }
  return [...out, corners.at(-1)!];
};

/** Round the field and back to where it began; one long side runs far into it. */
const loop: Draw = ({ long, across, gap }, random) => {
  const cut = Math.min(long, across) * 0.24;
  const door = long * between(random, 0.34, 0.46);
  const deep = Math.min(across * 0.46, long * 0.18);
  const bay = Math.max(cut + deep + gap * 0.4, long * between(random, 0.36, 0.46));
  const width = long * between(random, 0.1, 0.16);
  const out: Point[] = [
    [door, across],
    [cut, across],
    [0, across - cut],
    [0, cut],
    [cut, 0],
  ];
  const inward: Point[] = [
    [bay - deep, 0],
    [bay, deep],
    [bay + width, deep],
    [bay + width + deep, 0],
  ];
  const back: Point[] = [
    [long - cut, 0],
    [long, cut],
    [long, across - cut],
    [long - cut, across],
    [door + gap * 1.3, across],
  ];
  return [...roughen(out, random, gap * 0.5, 'right'), ...inward, ...roughen(back, random, gap * 0.5, 'right')];
};

/** Two rings with a crossing between them. */
const eight: Draw = ({ long, across, gap }, random) => {
  const cross = Math.min(across * 0.8, long * 0.36);
  const [left, right] = [(long - cross) / 2, (long + cross) / 2];
  const [top, foot] = [(across - cross) / 2, (across + cross) / 2];
  const cut = Math.min(across * 0.24, left * 0.34);
  const bend = Math.min(cut, top * 0.7);
  const middle = across / 2;
  const first: Point[] = [
    [0, middle + gap * 0.65],
    [0, across - cut],
    [cut, across],
    [left - bend, across],
    [left, across - bend],
    [left, foot],
  ];
  const second: Point[] = [
    [right, top],
    [right, bend],
    [right + bend, 0],
    [long - cut, 0],
    [long, cut],
    [long, across - cut],
    [long - cut, across],
    [right + bend, across],
    [right, across - bend],
    [right, foot],
  ];
  const third: Point[] = [
    [left, top],
    [left, bend],
    [left - bend, 0],
    [cut, 0],
    [0, cut],
    [0, middle - gap * 0.65],
  ];
  return [
    ...roughen(first, random, gap * 0.45, 'left'),
    ...roughen(second, random, gap * 0.45, 'right'),
    ...roughen(third, random, gap * 0.45, 'left'),
  ];
};

/** Out along one side of a lane, round a ring at its far end and back along the other side. */
const outback: Draw = ({ long, across, gap }, random) => {
  const lane = gap * 0.5;
  const middle = across / 2;
  const neck = long * between(random, 0.4, 0.46) * Math.min(1, (long * 0.62) / across);
  const ring = Math.min(middle, (long - neck) / 1.6);
  const step = Math.min(middle - lane, gap * 1.5) * (random() < 0.5 ? 1 : -1);
  const deep = Math.abs(step);
  const count = Math.max(1, Math.floor(neck / (deep * 2 + gap * 2.4)));
  const part = neck / count;
  const run = Math.max(gap * 0.4, part - deep * 2 - gap * 1.5);
  const stem: Point[] = [[0, 0]];
  const steps = part > deep * 2 + gap ? count : 0;
  for (let i = 0; i < steps; i++) {
    const from = part * i + (part - deep * 2 - run) * 0.6;
    stem.push([from, 0], [from + deep, step], [from + deep + run, step], [from + deep * 2 + run, 0]);
  }
  const beside = (shift: number): Point[] => stem.map(([x, y]): Point => [x, middle + y + shift]);
  const [cut, flare] = [ring * 0.5, ring - lane];
  const far: Point[] = [
    [neck, middle + lane],
    [neck + flare, middle + ring],
    [long - cut, middle + ring],
    [long, middle + ring - cut],
    [long, middle - ring + cut],
    [long - cut, middle - ring],
    [neck + flare, middle - ring],
    [neck, middle - lane],
  ];
  return [...beside(lane), ...roughen(far, random, gap * 0.5, 'left'), ...beside(-lane).toReversed()];
};

/** Round and round towards a finish in the middle. */
const spiral: Draw = ({ long, across, gap }, random) => {
  const step = Math.max(gap * 1.05, across / 4.6);
  let [left, top, right, foot] = [0, 0, long, across];
  const corners: Point[] = [[0, across]];
  for (let turn = 0; turn < 3 && foot - top > gap; turn++) {
    corners.push([right, foot], [right, top], [left, top]);
    foot -= step;
    right -= step;
    top += step;
    if (foot - top < gap * 0.5) break;
    corners.push([left, foot]);
    left += step;
  }
  // The last side stops short of the line it would meet.
  const [lastX, lastY] = corners.at(-1)!;
  corners[corners.length - 1] = lastX === left - step ? [lastX, lastY] : [Math.max(lastX, left + gap), lastY];
  if (lastX === left - step) corners.push([right - gap * 0.4, lastY]);
  return roughen(chamfer(corners, step * 0.9), random, gap * 0.26, 'left');
};

/** Round three sides of the field and back inside the same line. */
const horseshoe: Draw = ({ long, across, gap }, random) => {
  const step = Math.min(gap * between(random, 1.25, 1.6), across * 0.3, long * 0.2);
  const end = across * between(random, 0.86, 0.96);
  const corners: Point[] = [
    [0, across],
    [0, 0],
    [long, 0],
    [long, across],
    [long - step, across],
    [long - step, step],
    [step, step],
    [step, end],
  ];
  return roughen(chamfer(corners, Math.min(across, long) * 0.24), random, gap * 0.3, 'right');
};

const DRAW: Readonly<Record<Exclude<Figure, 'switchback'>, Draw>> = { loop, eight, outback, spiral, horseshoe };

/** Corners of a figure in its field, from start to finish. */
export const drawFigure = (figure: Exclude<Figure, 'switchback'>, field: Field, random: Random): Point[] =>
  DRAW[figure](field, random);
