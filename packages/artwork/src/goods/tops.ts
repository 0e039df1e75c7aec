import { allOver, hasPlace, printIn, signRow } from './prints.ts';
import {
  clipped,
  fill,
  label,
  mark,
  mirrored,
  piece,
  placed,
  plane,
  poly,
  stitches,
  stroke,
  symmetric,
  type Corners,
  type Sketch,
} from './sketch.ts';

type Cut = {
  /** Left half of the body: from the middle of the neck over the shoulder to the hem. */
  readonly body: Corners;
  /** The left sleeve; null for tops without. */
  readonly sleeve: Corners | null;
  readonly cuff: Corners;
};

const NECK = [400, 152, 366, 148, 340, 130, 318, 92];
const NECK_BACK = [400, 112, 360, 108, 336, 100, 318, 92];

const SHORT: Cut = {
  body: [228, 126, 238, 200, 230, 316, 218, 706, 234, 724],
  sleeve: [246, 120, 190, 158, 84, 318, 92, 338, 160, 384, 180, 382, 244, 300],
  cuff: [72, 296, 188, 372],
};
const LONG: Cut = {
  body: SHORT.body,
  sleeve: [246, 120, 196, 154, 152, 250, 96, 604, 108, 640, 168, 652, 186, 634, 214, 420, 244, 320],
  cuff: [96, 596, 196, 616],
};
const TANK: Cut = {
  body: [262, 106, 268, 200, 240, 268, 206, 306, 214, 706, 230, 724],
  sleeve: null,
  cuff: [],
};

/** Folds of a body: the light comes from the left. */
const folds =
  plane(0.1, 200, 300, 262, 180, 292, 740, 200, 740) +
  plane(-0.16, 600, 290, 524, 210, 500, 470, 532, 740, 600, 740) +
  plane(-0.16, 600, 250, 556, 250, 548, 500, 570, 740, 600, 740) +
  plane(-0.13, 226, 316, 330, 386, 246, 352) +
  plane(0.12, 228, 350, 318, 392, 244, 380) +
  plane(-0.2, 574, 316, 462, 398, 560, 360) +
  plane(0.08, 572, 356, 470, 404, 556, 386) +
  plane(-0.1, 214, 560, 352, 622, 238, 596) +
  plane(-0.14, 586, 520, 430, 640, 566, 566) +
  plane(0.07, 590, 566, 440, 648, 580, 596) +
  plane(-0.08, 330, 740, 352, 640, 376, 740);

const collar = (sketch: Sketch, neck: Corners): string => {
  const { cloth, isBack } = sketch;
  const rib = stroke(symmetricLine(neck, 0), cloth.edge, 26) + stroke(symmetricLine(neck, 0), cloth.base, 18);
  return (
    (isBack ? '' : fill(symmetric(...neck), cloth.deep) + inside(sketch)) +
    rib +
    stroke(symmetricLine(neck, 0), cloth.deep, 2, ' stroke-opacity=".5"')
  );
};

/** The back of the neck seen from the front, with its label. */
const inside = ({ cloth }: Sketch): string =>
  stroke('M330 94L362 110H438L470 94', cloth.edge, 4) +
  fill('M376 112H424V132L416 140H376Z', '#f66100') +
  mark(391, 115, 19, '#14181b', 6);

const symmetricLine = (half: Corners, lower: number): string => {
  const left = half.map((value, i) => (i % 2 === 1 ? value + lower : value));
  const right = mirrored(left);
  const pairs = (list: readonly number[]): string[] =>
    list.flatMap((value, i) => (i % 2 === 0 ? [`${value} ${list[i + 1] ?? 0}`] : []));
  return `M${[...pairs(left).toReversed(), ...pairs(right).slice(1)].join('L')}`;
};

const sleeves = (sketch: Sketch, { sleeve, cuff }: Cut): string => {
  if (sleeve === null) return '';
  const { cloth } = sketch;
  const line = (corners: Corners): string => `M${corners[0]} ${corners[1]}L${corners[2]} ${corners[3]}`;
  const seam = (corners: Corners): string => stitches(line(corners), cloth);
  const shade = (corners: Corners, tone: number): string => {
    const [x1 = 0, y1 = 0] = corners;
    const [x2 = 0, y2 = 0] = corners.slice(-4);
    const [x3 = 0, y3 = 0] = corners.slice(-2);
    return plane(tone, x1, y1 + 60, x2, y2, x3, y3, x3, y3 - 60);
  };
  const right = mirrored(sleeve);
  return (
    piece(
      sketch,
      poly(...sleeve),
      allOver(sketch) + plane(0.1, 246, 120, 190, 150, 40, 330, 130, 330) + shade(sleeve, -0.16) + seam(cuff),
    ) +
    piece(
      sketch,
      poly(...right),
      allOver(sketch) +
        plane(-0.14, 540, 110, 760, 330, 600, 700, 540, 300) +
        shade(right, -0.18) +
        seam(mirrored(cuff)),
    )
  );
};

const backArt = (sketch: Sketch): string => {
  const { cloth } = sketch;
  return (
    mark(377, 150, 46, cloth.accent, 6) + signRow(258, 236, 40, 5, cloth.ink) + stroke('M258 300H540', cloth.accent, 5)
  );
};

const body = (sketch: Sketch, cut: Cut): string => {
  const { cloth, isBack } = sketch;
  const neck = isBack ? NECK_BACK : NECK;
  const outline = symmetric(...neck, ...cut.body);
  const art = isBack
    ? backArt(sketch)
    : hasPlace(sketch)
      ? printIn(sketch, [278, 206, 244, 300])
      : mark(474, 226, 42, cloth.accent, 6);
  const hem = stitches('M200 694H600M200 706H600', cloth);
  return piece(sketch, outline, allOver(sketch) + art + folds + hem) + collar(sketch, neck) + label(sketch, 252, 668);
};

const top = (sketch: Sketch, cut: Cut): string => sleeves(sketch, cut) + body(sketch, cut);

export const tee = (sketch: Sketch): string => top(sketch, SHORT);
export const longsleeve = (sketch: Sketch): string => top(sketch, LONG);
export const tank = (sketch: Sketch): string => top(sketch, TANK);
/** A shirt for a child is a shirt: smaller on the field, wider for its height. */
export const kidsTee = (sketch: Sketch): string =>
  `<g transform="translate(72 118) scale(.82 .74)">${top(sketch, SHORT)}</g>`;

const HOODIE_BODY = [232, 158, 226, 240, 226, 330, 208, 640, 220, 654];
const HOODIE_SLEEVE = [240, 152, 184, 180, 142, 270, 84, 588, 92, 616, 180, 632, 192, 610, 216, 440, 240, 340];

const hood = (sketch: Sketch): string => {
  const { cloth, isBack } = sketch;
  const outer = symmetric(400, 42, 340, 48, 296, 80, 276, 132, 286, 186, 330, 214, 400, 236);
  const open = symmetric(400, 82, 352, 90, 326, 122, 330, 166, 362, 204, 400, 236);
  const shade =
    plane(-0.18, 470, 30, 540, 120, 520, 240, 470, 230, 500, 130) +
    plane(0.1, 276, 132, 296, 80, 330, 60, 312, 130, 320, 200, 286, 186);
  if (isBack) return piece(sketch, outer, allOver(sketch) + shade + stitches('M400 42V236', cloth));
  return (
    piece(sketch, outer, allOver(sketch) + shade) +
    piece(
      sketch,
      open,
      plane(0.07, 340, 96, 400, 84, 400, 240, 352, 190) + stitches('M400 84V180', cloth),
      cloth.deep,
    ) +
    fill('M378 128H422V146L414 154H378Z', '#f66100') +
    stroke('M362 212L350 250V330M438 212L450 250V318', cloth.ink, 6) +
    fill('M346 330H354V352H346ZM446 318H454V340H446Z', cloth.accent)
  );
};

const pocket = (sketch: Sketch): string =>
  piece(
    sketch,
    symmetric(400, 500, 322, 500, 270, 580, 270, 640, 400, 640),
    allOver(sketch) +
      plane(-0.12, 470, 490, 560, 490, 560, 660, 490, 660) +
      stitches('M334 500L284 580V640M466 500L516 580V640', sketch.cloth),
  );

const ribs = (sketch: Sketch, path: string, lines: string): string =>
  piece(sketch, path, stroke(lines, sketch.cloth.deep, 3, ' stroke-opacity=".6"'));

const hoodieHem = (): string => Array.from({ length: 33 }, (_, i) => `M${206 + i * 12} 650V720`).join('');
const cuffLines = (x: number): string =>
  Array.from({ length: 10 }, (_, i) => `M${x + i * 10} 590L${x - 6 + i * 10} 690`).join('');

export const hoodie = (sketch: Sketch): string => {
  const { isBack } = sketch;
  const right = mirrored(HOODIE_SLEEVE);
  const cuff = [82, 600, 186, 618, 180, 662, 168, 672, 92, 660, 80, 648];
  const art = isBack
    ? backArt(sketch)
    : hasPlace(sketch)
      ? printIn(sketch, [292, 292, 216, 190])
      : mark(474, 290, 42, sketch.cloth.accent, 6);
  return (
    piece(
      sketch,
      poly(...HOODIE_SLEEVE),
      allOver(sketch) +
        plane(0.1, 184, 170, 60, 590, 120, 600, 200, 330) +
        plane(-0.16, 240, 230, 186, 420, 160, 640, 250, 640),
    ) +
    piece(sketch, poly(...right), allOver(sketch) + plane(-0.16, 560, 140, 620, 170, 720, 640, 560, 640)) +
    ribs(sketch, poly(...cuff), cuffLines(88)) +
    ribs(sketch, poly(...mirrored(cuff)), cuffLines(624)) +
    piece(sketch, symmetric(400, 200, 300, 150, ...HOODIE_BODY), allOver(sketch) + art + placed(folds, 0, 16)) +
    ribs(sketch, symmetric(400, 648, 210, 648, 214, 704, 228, 718, 400, 718), hoodieHem()) +
    (isBack ? '' : pocket(sketch)) +
    hood(sketch) +
    label(sketch, 244, 664)
  );
};

export const shorts = (sketch: Sketch): string => {
  const { cloth, isBack } = sketch;
  const outline = symmetric(400, 176, 214, 176, 206, 250, 128, 628, 146, 652, 344, 676, 364, 656, 388, 420, 400, 408);
  const art = isBack || !hasPlace(sketch) ? mark(196, 560, 50, cloth.accent, 6) : printIn(sketch, [176, 470, 150, 150]);
  const waist = symmetric(400, 150, 222, 150, 212, 160, 210, 214, 400, 214);
  const lines = Array.from({ length: 39 }, (_, i) => `M${214 + i * 10} 154V212`).join('');
  const shade =
    plane(0.1, 206, 230, 128, 640, 190, 650, 250, 230) +
    plane(-0.15, 560, 210, 620, 240, 690, 680, 580, 680) +
    plane(-0.16, 400, 300, 430, 420, 420, 680, 392, 420) +
    plane(-0.12, 400, 410, 300, 470, 380, 450) +
    plane(-0.14, 400, 410, 520, 480, 416, 452);
  const cords = isBack ? '' : stroke('M390 200L372 300M410 200L424 286', cloth.ink, 6);
  return (
    piece(
      sketch,
      outline,
      allOver(sketch) + art + shade + stitches('M120 616L360 648M440 648L680 616M400 214V410', cloth),
    ) +
    clipped(sketch, outline, stroke('M206 230L262 330M594 230L538 330', cloth.deep, 5)) +
    ribs(sketch, waist, lines) +
    cords +
    label(sketch, 468, 596)
  );
};
