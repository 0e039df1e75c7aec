import { MARK } from '../mark.ts';
import { short, type Point } from '../terrain/geometry.ts';
import type { Plate } from '../terrain/plate.ts';
import type { Cloth } from './cloth.ts';
import type { GoodsColour, GoodsPrint } from './goods-name.ts';

/** Side of the field all goods are drawn on, in pixels. */
export const FIELD = 800;

/** What a thing is drawn with. */
export type Sketch = {
  readonly cloth: Cloth;
  readonly colour: GoodsColour;
  readonly print: GoodsPrint | Plate;
  readonly isBack: boolean;
  /** A new id for a clip path, unique in the picture. */
  readonly id: () => string;
};

/** Corners as flat numbers: x, y, x, y … */
export type Corners = readonly number[];

const points = (corners: Corners): Point[] => {
  const list: Point[] = [];
  for (let i = 0; i + 1 < corners.length; i += 2) list.push([corners[i] ?? 0, corners[i + 1] ?? 0]);
  return list;
};

export const poly = (...corners: number[]): string =>
  `M${points(corners)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join('L')}Z`;

/** The same corners seen in a mirror that stands in the middle of the field. */
export const mirrored = (corners: Corners): number[] => points(corners).flatMap(([x, y]) => [FIELD - x, y]);

/** The left half of an outline, from the top to the foot, closed by its mirror image. */
export const symmetric = (...half: number[]): string => {
  const left = points(half);
  return poly(...half, ...left.toReversed().flatMap(([x, y]) => [FIELD - x, y]));
};

/** A plane turned to the light (tone above 0) or away from it. */
export const plane = (tone: number, ...corners: number[]): string =>
  `<path d="${poly(...corners)}" fill="${tone > 0 ? '#fff' : '#000'}" fill-opacity="${short(Math.abs(tone) * 10) === '0' ? 0.04 : Math.abs(tone)}"/>`;

export const fill = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`;

export const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linejoin="bevel"${more}/>`;

/** A row of stitches. */
export const stitches = (path: string, cloth: Cloth): string =>
  stroke(path, cloth.deep, 2.5, ' stroke-dasharray="9 6" stroke-opacity=".75"');

export const clipped = (sketch: Sketch, path: string, inside: string): string => {
  const id = sketch.id();
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
};

/** A cut piece of cloth: its colour, what lies on it, its outline. */
export const piece = (sketch: Sketch, path: string, inside = '', colour = sketch.cloth.base): string =>
  fill(path, colour) + clipped(sketch, path, inside) + stroke(path, sketch.cloth.edge, 4);

export const mark = (x: number, y: number, size: number, colour: string, weight = 5): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${(size / 34).toFixed(3)})">${stroke(MARK, colour, weight)}</g>`;

/** The woven label every sewn thing carries. */
export const label = ({ colour }: Sketch, x: number, y: number): string => {
  const [ground, ink] = colour === 'ember' ? ['#14181b', '#f66100'] : ['#f66100', '#14181b'];
  return (
    fill(poly(x, y, x + 46, y, x + 46, y + 22, x + 38, y + 30, x, y + 30), ground) + mark(x + 13, y + 5, 20, ink, 6)
  );
};

export const placed = (inside: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inside}</g>`;

/** Fine vertical ribs of knitted cloth. */
export const knit = (sketch: Sketch, from: number, to: number, top: number, foot: number, step: number): string => {
  let lines = '';
  for (let x = from; x <= to; x += step) lines += `M${x} ${top}V${foot}`;
  return stroke(lines, sketch.cloth.deep, 3, ' stroke-opacity=".45"');
};
