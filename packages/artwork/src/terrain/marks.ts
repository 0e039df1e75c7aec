import { numberPath } from './digits.ts';
import { linePath, short, type Point, type Track } from './geometry.ts';
import { heatAt, type Palette } from './heat.ts';

const PAPER = '#ffe5af';
const STRETCHES = 40;

/** The course in the heat ramp on a casing of the ground's dark: one colour per stretch, corners kept exact. */
export const courseLine = (points: readonly Point[], track: Track, stroke: number, palette: Palette): string => {
  const casing = `<path d="${linePath(points)}" fill="none" stroke="${palette.casing}" stroke-width="${short(stroke * 2.7)}" stroke-linejoin="bevel" stroke-linecap="square"/>`;
  const step = track.length / STRETCHES;
  let line = '';
  for (let i = 0; i < STRETCHES; i++) {
    const colour = heatAt(palette.heatFrom + (1 - palette.heatFrom) * (i / (STRETCHES - 1)));
    // Half a pixel of overlap, or antialiasing shows the casing between two stretches.
    const piece = track.piece(i * step - 0.5, (i + 1) * step + 0.5);
    line += `<path d="${linePath(piece)}" stroke="${colour}"/>`;
  }
  return `${casing}<g fill="none" stroke-width="${short(stroke)}" stroke-linejoin="miter">${line}</g>`;
};

/** Half a mark; numbered ones are as large as their course lets them, below `LEGIBLE` they say nothing. */
const markHalf = (gap: number, stroke: number, isNumbered: boolean): number =>
  isNumbered ? Math.min(stroke * 2, gap * 0.44) : Math.min(stroke * 1.08, gap * 0.36);
const LEGIBLE = 13;

/**
 * One cut mark per obstacle, evenly along the course; marks shrink where many stand on a short course. Numbered ones count
 * from the start, as the list of obstacles beside the map does.
 */
export const obstacleMarks = (
  track: Track,
  count: number,
  stroke: number,
  palette: Palette,
  isNumbered = false,
): string => {
  if (count === 0) return '';
  const gap = track.length / (count + 1);
  const half = markHalf(gap, stroke, isNumbered);
  const cut = half * (isNumbered ? 0.4 : 0.52);
  const shape = `M${short(-half)} ${short(-half + cut)}L${short(-half + cut)} ${short(-half)}H${short(half)}V${short(half - cut)}L${short(half - cut)} ${short(half)}H${short(-half)}Z`;
  let marks = '';
  let numbers = '';
  for (let i = 1; i <= count; i++) {
    const [x, y] = track.at(i * gap);
    marks += `<path transform="translate(${short(x)} ${short(y)})" d="${shape}"/>`;
    if (isNumbered && half >= LEGIBLE) numbers += numberPath(i, x, y, half * 0.98);
  }
  const edge = isNumbered ? half * 0.13 : half * 0.26;
  const digits =
    numbers &&
    `<path d="${numbers}" fill="none" stroke="${PAPER}" stroke-width="${short(half * 0.17)}" stroke-linejoin="bevel" stroke-linecap="square"/>`;
  return `<g fill="${palette.casing}" stroke="${PAPER}" stroke-width="${short(edge)}">${marks}</g>${digits}`;
};

/** The diamond a course starts from. */
export const startMark = ([x, y]: Point, stroke: number, palette: Palette): string => {
  const r = stroke * 1.95;
  return `<path transform="translate(${short(x)} ${short(y)})" d="M${-r} 0L0 ${-r}L${r} 0L0 ${r}Z" fill="${PAPER}" stroke="${palette.casing}" stroke-width="${short(stroke * 0.55)}"/>`;
};

/** The chequered field a course ends in. */
export const finishMark = ([x, y]: Point, stroke: number, palette: Palette): string => {
  const half = stroke * 1.8;
  const square = (half * 2) / 4;
  const edge = stroke * 0.32;
  let dark = '';
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      if ((row + column) % 2 === 1)
        dark += `M${short(-half + column * square)} ${short(-half + row * square)}h${short(square)}v${short(square)}h${short(-square)}z`;
    }
  }
  const box = (size: number, colour: string): string =>
    `<rect x="${short(-size)}" y="${short(-size)}" width="${short(size * 2)}" height="${short(size * 2)}" fill="${colour}"/>`;
  return `<g transform="translate(${short(x)} ${short(y)})">${box(half + edge, palette.casing)}${box(half, PAPER)}<path d="${dark}" fill="${palette.casing}"/></g>`;
};

/** How far the drawn course reaches beyond its line, in pixels: the finish field is the widest mark. */
export const courseReach = (stroke: number): number => stroke * 2.25;
