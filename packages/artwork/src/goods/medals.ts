import { posterBody } from '../terrain/poster.ts';
import { SHAPE_SPECS } from '../terrain/shapes.ts';
import { drawLine, fitSize, measureLine } from '../lettering.ts';
import { CLOTHS } from './cloth.ts';
import type { GoodsColour } from './goods-name.ts';
import { bevel, brushed, circlePoints, gear, metalOf, outlinePath, type Metal } from './metal.ts';
import { contourLines, printIn, sign } from './prints.ts';
import { clipped, fill, mark, placed, plane, poly, stroke, type Sketch } from './sketch.ts';

const X = 400;
const Y = 504;

const isEnamel = (colour: GoodsColour): boolean => colour !== 'steel' && colour !== 'bronze' && colour !== 'soot';

/** Two bands of a ribbon that cross in the ring of the medal. */
const ribbon = (colour: GoodsColour): string => {
  const cloth = colour === 'ember' ? CLOTHS.soot : CLOTHS[colour];
  const band = isEnamel(colour) ? [cloth.base, cloth.deep] : ['#f66100', '#b53700'];
  const [bright = '', dull = ''] = band;
  const left = poly(212, 20, 334, 20, 440, 262, 372, 290);
  const right = poly(588, 20, 466, 20, 360, 262, 428, 290);
  return (
    fill(right, dull) +
    stroke('M540 20L404 282M514 20L386 272', '#14181b', 5, ' stroke-opacity=".5"') +
    fill(left, bright) +
    stroke('M238 20L386 282M308 20L428 268', '#ffe5af', 6) +
    plane(-0.22, 334, 180, 420, 200, 440, 262, 372, 290)
  );
};

const eye = (metal: Metal): string =>
  stroke('M362 262L378 246H422L438 262V300H362Z', metal[1], 16) + stroke('M362 258L378 242H422L438 258', metal[3], 8);

/** Something stamped: its shade to the lower right, its lit edge above, its face. */
const stamped = (draw: (colour: string) => string, metal: Metal): string =>
  placed(draw(metal[0]), 5, 6) + placed(draw('#ffffff'), -2, -2) + draw(metal[4]);

const plateFace = (sketch: Sketch): string => {
  if (typeof sketch.print === 'string') return '';
  const spec = {
    ...SHAPE_SPECS.square,
    course: { h: [0.2, 0.3, 0.6, 0.42], v: [0.25, 0.2, 0.5, 0.6] },
    stroke: 22,
  } as const;
  return placed(posterBody({ ...sketch.print, rows: 3, obstacles: 9 }, spec), X - 170, Y - 170, 0.378);
};

const bare = (metal: Metal, colour: GoodsColour, sketch: Sketch): string => {
  const cloth = CLOTHS[colour];
  const engraved = { ...cloth, line: metal[2], index: metal[3] };
  const lines = contourLines({ ...sketch, cloth: isEnamel(colour) ? { ...cloth, index: cloth.line } : engraved }, 95);
  const ground = isEnamel(colour)
    ? fill(outlinePath(circlePoints(X, Y, 170, 64)), cloth.base)
    : brushed(X, Y, 170, metal);
  return ground + `<g stroke-opacity=".5">${lines}</g>`;
};

/** Light enamel takes a dark stamp. */
const stampOf = ({ colour, isBack }: Sketch, metal: Metal): Metal =>
  !isBack && (colour === 'snow' || colour === 'dust') ? [metal[2], metal[1], metal[0], metal[0], metal[0]] : metal;

const relief = (sketch: Sketch, disc: Metal): string => {
  const metal = stampOf(sketch, disc);
  const { print, isBack } = sketch;
  if (isBack) {
    const size = fitSize('display', 'ФИНИШЁР', 250, 200);
    const line = { font: 'display', size, text: 'ФИНИШЁР' } as const;
    return (
      stamped((colour) => drawLine(line, X - measureLine(line) / 2, Y + size * 0.2, colour), metal) +
      stamped(
        (colour) => sign('finish', X - 38, Y - 134, 76, colour) + stroke(`M${X - 90} ${Y + 70}H${X + 90}`, colour, 8),
        metal,
      )
    );
  }
  if (print === 'course' || typeof print !== 'string') return '';
  if (print === 'plain' || print === 'mark' || print === 'contour')
    return stamped((colour) => mark(X - 98, Y - 98, 196, colour, 6), metal);
  return stamped(
    (ink) => printIn({ ...sketch, cloth: { ...sketch.cloth, ink, accent: ink } }, [X - 112, Y - 112, 224, 224]),
    metal,
  );
};

/** The disc alone: teeth, bevels, a turned or enamelled face and what is stamped on it. */
const disc = (sketch: Sketch): string => {
  const metal = metalOf(sketch.colour);
  const teeth = gear(X, Y, 260, 232, 20);
  const course = sketch.print === 'course' && !sketch.isBack;
  const face =
    !sketch.isBack && typeof sketch.print !== 'string'
      ? plateFace(sketch)
      : bare(metal, sketch.isBack ? 'steel' : sketch.colour, sketch);
  const lit = poly(X - 180, Y - 180, X - 40, Y - 180, X - 180, Y + 20);
  return (
    fill(outlinePath(teeth), metal[0]) +
    bevel(X, Y, teeth, 216, metal) +
    stroke(outlinePath(circlePoints(X, Y, 217, 64)), metal[0], 3) +
    bevel(X, Y, circlePoints(X, Y, 217, 48), 206, metal, true) +
    bevel(X, Y, circlePoints(X, Y, 207, 48), 182, metal) +
    bevel(X, Y, circlePoints(X, Y, 183, 48), 168, metal, true) +
    stroke(outlinePath(circlePoints(X, Y, 184, 64)), metal[0], 3) +
    clipped(
      sketch,
      outlinePath(circlePoints(X, Y, 170, 64)),
      face +
        fill(lit, '#fff').replace('/>', ' fill-opacity=".1"/>') +
        (course
          ? printIn({ ...sketch, cloth: { ...sketch.cloth, deep: metal[0] } }, [X - 120, Y - 120, 240, 240])
          : '') +
        relief(sketch, metal),
    ) +
    stroke(outlinePath(teeth), metal[0], 4)
  );
};

export const medal = (sketch: Sketch): string => ribbon(sketch.colour) + disc(sketch) + eye(metalOf(sketch.colour));

const HANGING: readonly GoodsColour[] = ['bronze', 'steel', 'ice', 'ember'];

/** A plate for the wall with a word cut out of it and medals on its rod. */
export const medalHolder = (sketch: Sketch): string => {
  const { cloth, print } = sketch;
  const metal = metalOf(sketch.colour);
  const plate = poly(
    70,
    120,
    690,
    120,
    730,
    160,
    730,
    322,
    690,
    322,
    690,
    356,
    668,
    356,
    668,
    322,
    132,
    322,
    132,
    356,
    110,
    356,
    110,
    322,
    70,
    322,
  );
  const rod = poly(96, 352, 704, 352, 704, 372, 96, 372);
  const art =
    print === 'plain' || print === 'contour' || typeof print !== 'string'
      ? printIn({ ...sketch, print: 'finish' }, [150, 146, 500, 160])
      : printIn(sketch, [160, 142, 480, 166]);
  const medals = HANGING.map((colour, i) => {
    const one = {
      ...sketch,
      colour,
      cloth: CLOTHS[colour],
      print: i % 2 === 0 ? 'mark' : 'plain',
      isBack: false,
    } as const;
    return placed(medal(one), 22 + i * 152, 352 + (i % 2) * 40, 0.37);
  }).join('');
  const screw = (x: number, y: number): string =>
    bevel(x, y, circlePoints(x, y, 11, 12), 4, metal) + stroke(`M${x - 5} ${y - 5}L${x + 5} ${y + 5}`, metal[0], 3);
  return placed(
    medals +
      fill(rod, metal[2]) +
      fill(poly(96, 352, 704, 352, 704, 358, 96, 358), metal[4]) +
      stroke(rod, metal[0], 3) +
      fill(plate, cloth.base) +
      clipped(
        sketch,
        plate,
        plane(0.1, 60, 100, 330, 100, 230, 360, 60, 360) + plane(-0.14, 560, 100, 740, 100, 740, 360, 470, 360) + art,
      ) +
      stroke(plate, cloth.edge, 5) +
      stroke('M74 126H688L726 163', metal[4], 3) +
      screw(100, 150) +
      screw(100, 292) +
      screw(700, 190) +
      screw(700, 292),
    0,
    70,
  );
};
