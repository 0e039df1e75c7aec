import { contourLevels, contourPaths, sampleGrid } from '../terrain/contour.ts';
import { drawCourse } from '../terrain/course.ts';
import { createTrack, type Box } from '../terrain/geometry.ts';
import { HEAT, PALETTES } from '../terrain/heat.ts';
import { courseLine, finishMark, obstacleMarks, startMark } from '../terrain/marks.ts';
import { posterBody } from '../terrain/poster.ts';
import { createElevation } from '../terrain/relief.ts';
import { SHAPE_SPECS } from '../terrain/shapes.ts';
import type { Plate } from '../terrain/plate.ts';
import { drawLine, fitSize, measureLine } from '../lettering.ts';
import { isGoodsSign, SIGNS, type GoodsSign } from './signs.ts';
import { clipped, FIELD, fill, mark, placed, poly, stroke, type Sketch } from './sketch.ts';

/** Colours of a print. */
export type Inks = { readonly ink: string; readonly accent: string; readonly casing: string };

const WORDS: Readonly<Record<string, string>> = { mud: 'ГРЯЗЬ', finish: 'ФИНИШ', team: 'КОМАНДА' };
const NUMBERS: Readonly<Record<string, string>> = { km5: '5', km10: '10', km21: '21' };

/** The word or the number of kilometres a print says; neither for pictures. */
export const saying = ({ print }: Sketch): { word?: string | undefined; kilometres?: string | undefined } =>
  typeof print === 'string' ? { word: WORDS[print], kilometres: NUMBERS[print] } : {};

const inksOf = ({ cloth }: Sketch): Inks => ({ ink: cloth.ink, accent: cloth.accent, casing: cloth.deep });

/** Contour lines over the whole field, woven into the cloth. */
export const contourLines = (sketch: Sketch, unit = 150): string => {
  const { relief, line, index } = sketch.cloth;
  const elevation = createElevation({ relief, seed: `goods-${sketch.colour}` });
  const grid = sampleGrid(FIELD, FIELD, 11, (x, y) => elevation((x - 330) / unit, (y - 360) / unit));
  let svg = '';
  for (const [i, path] of contourPaths(grid, contourLevels(grid, 15, -Infinity, 0.02)).entries()) {
    if (path === '') continue;
    const isIndex = i % 5 === 2;
    svg += stroke(path, isIndex ? index : line, isIndex ? 4 : 2.6);
  }
  return svg;
};

/** What covers a whole piece of cloth; empty for prints that have their place. */
export const allOver = (sketch: Sketch): string => (sketch.print === 'contour' ? contourLines(sketch) : '');

export const sign = (name: GoodsSign, x: number, y: number, size: number, colour: string, weight = 4.5): string =>
  placed(stroke(SIGNS[name], colour, weight), x, y, Number((size / 48).toFixed(3)));

/** Steps of the heat ramp as slanted bars. */
export const heatBar = (x: number, y: number, width: number, height: number): string => {
  const step = width / HEAT.length;
  const gap = step * 0.18;
  return HEAT.map((colour, i) => {
    const left = x + i * step;
    return fill(
      poly(
        left + height * 0.5,
        y,
        left + step - gap + height * 0.5,
        y,
        left + step - gap,
        y + height,
        left,
        y + height,
      ),
      colour,
    );
  }).join('');
};

const course = (sketch: Sketch, [x, y, w, h]: Box, inks: Inks): string => {
  const points = drawCourse({
    seed: `goods-${sketch.colour}`,
    zone: [x + w * 0.06, y + h * 0.12, w * 0.88, h * 0.76],
    rows: 4,
    lanes: 'h',
    flip: false,
    taper: 0.5,
    figure: 'switchback',
    gap: 0,
  });
  const palette = { ...PALETTES.soot, casing: inks.casing };
  const track = createTrack(points);
  const width = w * 0.034;
  const [start, finish] = [points.at(0), points.at(-1)];
  if (start === undefined || finish === undefined) return '';
  return (
    courseLine(points, track, width, palette) +
    obstacleMarks(track, 10, width, palette) +
    startMark(start, width, palette) +
    finishMark(finish, width, palette)
  );
};

const number = (text: string, [x, y, w, h]: Box, { ink, accent }: Inks): string => {
  const size = Math.min(h * 0.98, fitSize('display', text, w * 0.74, 600));
  const width = measureLine({ font: 'display', size, text });
  const unit = size * 0.3;
  const unitWidth = measureLine({ font: 'display', size: unit, text: 'КМ' });
  const left = x + (w - width - unitWidth - size * 0.06) / 2;
  const foot = y + h * 0.5 + size * 0.3;
  return (
    drawLine({ font: 'display', size, text }, left, foot, ink) +
    drawLine({ font: 'display', size: unit, text: 'КМ' }, left + width + size * 0.06, foot, accent) +
    heatBar(left, foot + size * 0.09, width + unitWidth + size * 0.03, size * 0.085)
  );
};

const word = (text: string, [x, y, w, h]: Box, { ink, accent }: Inks): string => {
  const size = fitSize('display', text, w, h * 0.5);
  const width = measureLine({ font: 'display', size, text });
  const left = x + (w - width) / 2;
  const foot = y + h * 0.5 + size * 0.24;
  return (
    mark(x + w / 2 - size * 0.24, foot - size * 1.36, size * 0.48, accent, 6) +
    drawLine({ font: 'display', size, text }, left, foot, ink) +
    heatBar(left, foot + size * 0.12, width - size * 0.06, size * 0.12)
  );
};

const GRID: readonly GoodsSign[] = ['wall', 'rope', 'bars', 'net', 'fire', 'water', 'ice', 'weight', 'spear'];

const signGrid = ([x, y, w, h]: Box, { ink, accent }: Inks): string => {
  const side = Math.min(w, h);
  const step = side / 3;
  const [left, top] = [x + (w - side) / 2, y + (h - side) / 2];
  return GRID.map((name, i) =>
    sign(
      name,
      left + (i % 3) * step + step * 0.15,
      top + Math.floor(i / 3) * step + step * 0.15,
      step * 0.7,
      i === 4 ? accent : ink,
      5.2,
    ),
  ).join('');
};

const bigSign = (name: GoodsSign, [x, y, w, h]: Box, { ink, accent }: Inks): string => {
  const side = Math.min(w, h);
  const [left, top, cut] = [x + (w - side) / 2, y + (h - side) / 2, side * 0.16];
  const frame = poly(
    left,
    top,
    left + side - cut,
    top,
    left + side,
    top + cut,
    left + side,
    top + side,
    left + cut,
    top + side,
    left,
    top + side - cut,
  );
  return stroke(frame, accent, side * 0.035) + sign(name, left + side * 0.19, top + side * 0.19, side * 0.62, ink, 5.4);
};

/** A terrain as a patch, its upper right corner cut. */
export const terrain = (sketch: Sketch, plate: Plate, [x, y, w, h]: Box): string => {
  const side = Math.min(w, h);
  const [left, top, cut] = [x + (w - side) / 2, y + (h - side) / 2, side * 0.13];
  const frame = poly(
    left,
    top,
    left + side - cut,
    top,
    left + side,
    top + cut,
    left + side,
    top + side,
    left,
    top + side,
  );
  const spec = {
    ...SHAPE_SPECS.square,
    course: { h: [0.15, 0.2, 0.7, 0.6], v: [0.16, 0.18, 0.68, 0.64] },
    stroke: 21,
  } as const;
  const art = placed(
    posterBody({ ...plate, rows: 3, obstacles: 9 }, spec),
    left,
    top,
    Number((side / spec.width).toFixed(4)),
  );
  return clipped(sketch, frame, art) + stroke(frame, PALETTES[plate.ground].index, side * 0.012);
};

/** The print in its place; `inks` replace those of the cloth where it lies on something else. */
export const printIn = (sketch: Sketch, box: Box, inks: Inks = inksOf(sketch)): string => {
  const { print } = sketch;
  const [x, y, w, h] = box;
  if (typeof print !== 'string') return terrain(sketch, print, box);
  if (isGoodsSign(print) && print !== 'finish') return bigSign(print, box, inks);
  const { word: text, kilometres } = saying(sketch);
  if (text !== undefined) return word(text, box, inks);
  if (kilometres !== undefined) return number(kilometres, box, inks);
  if (print === 'course') return course(sketch, box, inks);
  if (print === 'signs') return signGrid(box, inks);
  const side = Math.min(w, h);
  return print === 'mark' ? mark(x + (w - side) / 2, y + (h - side) / 2, side, inks.accent, 5.6) : '';
};

/** A row of signs, `size` pixels each. */
export const signRow = (x: number, y: number, size: number, count: number, colour: string): string =>
  GRID.slice(0, count)
    .map((name, i) => sign(name, x + i * size * 1.36, y, size, colour))
    .join('');

export const hasPlace = ({ print }: Sketch): boolean => print !== 'plain' && print !== 'contour';
