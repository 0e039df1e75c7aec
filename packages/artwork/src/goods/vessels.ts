import { contourLines, hasPlace, printIn } from './prints.ts';
import { clipped, fill, mark, piece, plane, poly, stroke, symmetric, type Sketch } from './sketch.ts';

/** Light on something round: bands along its height, bright at the left, dark at the right. */
const round = (left: number, right: number, top: number, foot: number): string => {
  const w = right - left;
  const band = (tone: number, from: number, to: number): string =>
    plane(tone, left + w * from, top, left + w * to, top, left + w * to, foot, left + w * from, foot);
  return (
    band(-0.12, 0, 0.07) +
    band(0.3, 0.12, 0.17) +
    band(0.14, 0.17, 0.3) +
    band(-0.1, 0.66, 1) +
    band(-0.14, 0.8, 1) +
    band(-0.14, 0.91, 1)
  );
};

const art = (sketch: Sketch, box: readonly [number, number, number, number], unit: number): string =>
  hasPlace(sketch)
    ? printIn(sketch, box)
    : sketch.print === 'contour'
      ? contourLines(sketch, unit)
      : mark(box[0] + box[2] / 2 - 60, box[1] + box[3] / 2 - 60, 120, sketch.cloth.accent, 6);

/** A steel bottle with a screw cap and a carrying loop. */
export const bottle = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const shell = symmetric(400, 204, 346, 204, 330, 226, 318, 262, 284, 300, 276, 330, 276, 710, 296, 738, 400, 738);
  const base = symmetric(400, 700, 270, 700, 276, 722, 296, 744, 400, 744);
  const neck = symmetric(400, 176, 344, 176, 344, 210, 400, 210);
  const lid = symmetric(400, 96, 350, 96, 334, 112, 330, 178, 400, 178);
  const grooves = Array.from({ length: 12 }, (_, i) => `M${338 + i * 11.4} 124V172`).join('');
  return (
    stroke('M350 104V72L368 54H432L450 72V104', '#3d4850', 20) +
    stroke('M350 104V72L368 54H432L450 72', '#74818b', 6) +
    piece(sketch, neck, round(340, 460, 170, 214), '#a3aeb6') +
    piece(
      sketch,
      shell,
      art(sketch, [304, 352, 192, 268], 110) +
        round(274, 526, 196, 744) +
        plane(-0.1, 330, 226, 470, 226, 520, 300, 280, 300),
    ) +
    piece(sketch, base, round(274, 526, 690, 750), '#a3aeb6') +
    piece(
      { ...sketch, cloth: { ...cloth, edge: '#56626b' } },
      lid,
      stroke(grooves, '#0c0f11', 3) + round(330, 470, 90, 180),
      '#272e34',
    ) +
    fill('M286 660H514V668H286Z', cloth.accent)
  );
};

/** An enamel mug: rolled rim, a handle, a chip of steel below. */
export const mug = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const shell = poly(150, 214, 570, 214, 562, 640, 536, 670, 186, 670, 158, 640);
  const hole = poly(
    150,
    214,
    176,
    190,
    260,
    176,
    360,
    172,
    460,
    176,
    544,
    190,
    570,
    214,
    544,
    234,
    460,
    248,
    360,
    252,
    260,
    248,
    176,
    234,
  );
  const handle = 'M560 290H654L690 326V482L640 546H556';
  return (
    stroke(handle, cloth.edge, 54) +
    stroke(handle, cloth.base, 46) +
    stroke('M560 278H660L702 320', '#fff', 8, ' stroke-opacity=".3"') +
    stroke('M690 420V482L640 546H556', '#000', 46, ' stroke-opacity=".16"') +
    piece(sketch, shell, art(sketch, [220, 290, 280, 310], 130) + round(150, 570, 200, 680)) +
    piece(sketch, hole, plane(-0.25, 150, 160, 420, 160, 300, 260, 150, 260), cloth.deep) +
    stroke(hole, '#272e34', 13) +
    stroke('M150 214L176 234L260 248L360 252', '#74818b', 4) +
    clipped(sketch, shell, fill('M140 646H580V670H140Z', '#272e34'))
  );
};

/** A foam roller lying on its side: its grooves and its open end. */
export const roller = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const end = (x: number, rx: number, ry: number): string => {
    const points = Array.from({ length: 24 }, (_, i) => {
      const at = (i / 24) * Math.PI * 2;
      return [x + rx * Math.cos(at), 430 + ry * Math.sin(at)];
    });
    return poly(...points.flat());
  };
  const shell = poly(196, 240, 628, 240, 666, 260, 690, 320, 700, 430, 690, 540, 666, 600, 628, 620, 196, 620);
  let blocks = '';
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 5; i++) {
      const [x, y] = [276 + i * 86 + (row % 2) * 30, 254 + row * 74];
      const h = row === 0 || row === 4 ? 52 : 60;
      blocks += poly(x, y, x + 58, y, x + 70, y + 12, x + 70, y + h, x + 12, y + h, x, y + h - 12);
    }
  }
  return (
    piece(
      sketch,
      shell,
      fill(blocks, cloth.deep) +
        `<g transform="translate(-4 -5)">${fill(blocks, cloth.base)}${stroke(blocks, cloth.line, 3)}</g>` +
        plane(0.14, 190, 262, 710, 262, 710, 320, 190, 320) +
        plane(-0.14, 190, 480, 710, 480, 710, 640, 190, 640) +
        plane(-0.18, 190, 560, 710, 560, 710, 640, 190, 640),
    ) +
    piece(sketch, end(196, 92, 190), plane(0.12, 90, 230, 200, 230, 150, 630, 90, 630)) +
    piece(sketch, end(200, 60, 124), '', '#14181b') +
    stroke(end(200, 60, 124), cloth.accent, 9) +
    mark(168, 392, 66, cloth.accent, 6)
  );
};
