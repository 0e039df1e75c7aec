import { allOver, sign } from './prints.ts';
import { isGoodsSign } from './signs.ts';
import { fill, knit, mark, piece, placed, plane, poly, stitches, stroke, type Sketch } from './sketch.ts';

const sock = (sketch: Sketch): string => {
  const { cloth, print } = sketch;
  const leg = poly(
    120,
    96,
    300,
    96,
    304,
    330,
    322,
    430,
    470,
    560,
    488,
    620,
    462,
    676,
    400,
    690,
    330,
    668,
    150,
    520,
    112,
    440,
    124,
    330,
  );
  const heel = poly(112, 440, 130, 380, 214, 430, 214, 520, 176, 540, 150, 520);
  const toe = poly(470, 560, 488, 620, 462, 676, 400, 690, 372, 680, 404, 610, 452, 545);
  const name = isGoodsSign(print) ? print : 'wall';
  const bands =
    fill(poly(100, 168, 320, 168, 320, 192, 100, 192), cloth.accent) +
    fill(poly(100, 204, 320, 204, 320, 212, 100, 212), cloth.accent);
  return (
    piece(
      sketch,
      leg,
      allOver(sketch) +
        fill(heel, cloth.deep) +
        fill(toe, cloth.deep) +
        bands +
        (print === 'plain' || print === 'contour'
          ? mark(180, 250, 64, cloth.ink, 6)
          : sign(name, 174, 246, 76, cloth.ink, 5)) +
        stroke('M112 440L130 380L214 430V520L176 540M372 680L404 610L452 545', cloth.edge, 3) +
        plane(0.1, 100, 90, 168, 90, 164, 340, 170, 540, 100, 460) +
        plane(-0.15, 310, 90, 262, 90, 268, 340, 300, 460, 440, 590, 430, 700, 500, 700, 500, 560, 330, 420) +
        plane(-0.1, 214, 440, 330, 480, 240, 500),
    ) +
    piece(
      sketch,
      poly(114, 84, 306, 84, 308, 152, 112, 152),
      knit(sketch, 120, 304, 84, 152, 11) +
        plane(0.1, 110, 80, 170, 80, 170, 160, 110, 160) +
        plane(-0.15, 310, 80, 262, 80, 262, 160, 310, 160),
    )
  );
};

/** A pair: the far one behind, both toes to the right. */
export const socks = (sketch: Sketch): string =>
  placed(sock(sketch), 236, -4, 0.98) + placed(sock(sketch), 44, 40, 0.98);

const FINGERS: readonly (readonly [number, number, number])[] = [
  [196, 250, 0],
  [258, 214, 0],
  [320, 222, 0],
  [380, 262, 0],
];

/** A fingerless glove, its back to us, the thumb to the right. */
const glove = (sketch: Sketch): string => {
  const { cloth, print } = sketch;
  const finger = (x: number, top: number): string =>
    piece(
      sketch,
      poly(x, top + 10, x + 8, top, x + 46, top, x + 54, top + 10, x + 54, 400, x, 400),
      plane(0.12, x, top, x + 16, top, x + 16, 400, x, 400) +
        plane(-0.16, x + 40, top, x + 60, top, x + 60, 400, x + 40, 400) +
        fill(poly(x, top, x + 60, top, x + 60, top + 16, x, top + 16), cloth.deep),
    );
  const thumb = poly(420, 470, 470, 400, 506, 380, 536, 404, 520, 450, 450, 570, 400, 560);
  const palm = poly(190, 350, 434, 350, 440, 480, 424, 590, 404, 620, 222, 620, 202, 590, 186, 480);
  const cuff = poly(214, 612, 412, 612, 420, 700, 406, 716, 220, 716, 206, 700);
  const name = isGoodsSign(print) ? print : 'rope';
  return (
    piece(
      sketch,
      thumb,
      plane(-0.14, 470, 500, 540, 400, 540, 470, 450, 580) +
        fill(poly(500, 374, 544, 402, 536, 422, 488, 392), cloth.deep),
    ) +
    FINGERS.map(([x, top]) => finger(x, top)).join('') +
    piece(
      sketch,
      palm,
      allOver(sketch) +
        plane(0.1, 180, 340, 240, 340, 250, 630, 180, 630) +
        plane(-0.15, 450, 340, 392, 340, 380, 630, 450, 630) +
        stitches('M196 372H430M258 372V350M322 372V350M382 372V350', cloth),
    ) +
    piece(sketch, poly(238, 410, 376, 410, 392, 426, 392, 556, 254, 556, 238, 540), '', cloth.deep) +
    (print === 'plain' || print === 'contour' || print === 'mark'
      ? mark(272, 440, 86, cloth.accent, 6)
      : sign(name, 268, 436, 94, cloth.accent, 5)) +
    piece(
      sketch,
      cuff,
      knit(sketch, 210, 420, 600, 720, 11) +
        plane(0.1, 200, 600, 260, 600, 260, 720, 200, 720) +
        plane(-0.15, 424, 600, 376, 600, 376, 720, 424, 720),
    ) +
    fill(poly(216, 640, 420, 640, 420, 668, 216, 668), cloth.accent)
  );
};

export const gloves = (sketch: Sketch): string =>
  placed(`<g transform="scale(-1 1)">${glove(sketch)}</g>`, 812, 10, 0.92, 9) +
  placed(glove(sketch), -96, 88, 0.92, -9);
