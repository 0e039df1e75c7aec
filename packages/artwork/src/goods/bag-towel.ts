import { allOver, contourLines, hasPlace, printIn, signRow } from './prints.ts';
import {
  clipped,
  fill,
  label,
  mark,
  mirrored,
  piece,
  plane,
  poly,
  stitches,
  stroke,
  symmetric,
  type Sketch,
} from './sketch.ts';

/** A roll-top pack: straps behind, the roll with its buckle, a pocket. */
export const bag = (sketch: Sketch): string => {
  const { cloth, print } = sketch;
  const shell = symmetric(400, 196, 246, 196, 222, 230, 208, 420, 200, 660, 226, 712, 400, 716);
  const roll = symmetric(400, 108, 236, 108, 220, 124, 220, 200, 236, 216, 400, 216);
  const pocket = symmetric(400, 490, 262, 490, 248, 504, 252, 660, 270, 676, 400, 676);
  const strap = poly(214, 420, 184, 440, 172, 520, 178, 650, 214, 690);
  const art = hasPlace(sketch) ? printIn(sketch, [288, 248, 224, 216]) : mark(346, 300, 108, cloth.accent, 6);
  return (
    piece(sketch, strap, '', cloth.deep) +
    piece(sketch, poly(...mirrored([214, 420, 184, 440, 172, 520, 178, 650, 214, 690])), '', cloth.deep) +
    stroke('M360 108V84L372 72H428L440 84V108', cloth.deep, 14) +
    piece(
      sketch,
      shell,
      allOver(sketch) +
        art +
        plane(0.1, 190, 190, 282, 190, 276, 730, 190, 730) +
        plane(-0.16, 610, 190, 520, 190, 530, 730, 610, 730) +
        plane(-0.12, 222, 240, 330, 270, 230, 290) +
        plane(-0.16, 580, 240, 470, 280, 576, 300),
    ) +
    piece(
      sketch,
      pocket,
      allOver(sketch) +
        plane(0.1, 240, 480, 300, 480, 300, 690, 240, 690) +
        plane(-0.15, 560, 480, 508, 480, 512, 690, 560, 690) +
        stitches('M262 512H538', cloth) +
        stroke('M276 530H524', cloth.deep, 6),
    ) +
    piece(
      sketch,
      roll,
      allOver(sketch) +
        plane(0.1, 210, 100, 290, 100, 290, 220, 210, 220) +
        plane(-0.14, 590, 100, 512, 100, 512, 220, 590, 220) +
        plane(-0.14, 220, 170, 580, 176, 580, 220, 220, 220),
    ) +
    fill('M300 108H330V216H300ZM470 108H500V216H470Z', cloth.deep) +
    fill('M292 196H338V244L330 252H300L292 244ZM462 196H508V244L500 252H470L462 244Z', '#14181b') +
    stroke('M302 224H328M472 224H498', '#74818b', 5) +
    (print === 'signs' ? '' : signRow(284, 580, 36, 5, cloth.ink)) +
    label(sketch, 470, 634) +
    clipped(sketch, shell, '')
  );
};

/** A towel over a bar, its nearer end longer. */
export const towel = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const far = poly(262, 120, 600, 120, 606, 600, 594, 612, 262, 612);
  const near = poly(190, 120, 540, 120, 548, 700, 536, 714, 198, 714, 186, 702);
  const bar =
    fill('M96 96H704V128H96Z', '#56626b') +
    fill('M96 96H704V106H96Z', '#cdd5da') +
    fill('M84 86H108V140H84ZM692 86H716V140H692Z', '#3d4850');
  const art = hasPlace(sketch) ? printIn(sketch, [240, 220, 250, 300]) : contourLines(sketch, 170);
  const bands = fill('M180 610H560V634H180ZM180 646H560V656H180Z', cloth.accent);
  const fringe = Array.from({ length: 34 }, (_, i) => `M${192 + i * 10.6} 714V732`).join('');
  return (
    piece(
      sketch,
      far,
      plane(-0.3, 200, 100, 640, 100, 640, 640, 200, 640) + fill('M180 520H660V544H180Z', cloth.accent),
    ) +
    bar +
    stroke(fringe, cloth.deep, 4) +
    piece(
      sketch,
      poly(188, 100, 200, 90, 530, 90, 542, 100, 548, 700, 536, 714, 198, 714, 186, 702),
      art +
        bands +
        plane(0.16, 180, 90, 560, 90, 560, 108, 180, 112) +
        plane(0.1, 180, 90, 262, 90, 268, 730, 180, 730) +
        plane(-0.14, 560, 90, 488, 90, 480, 730, 560, 730) +
        plane(-0.1, 330, 730, 352, 500, 372, 730) +
        stitches('M190 690H546', cloth),
    ) +
    clipped(sketch, near, '') +
    label(sketch, 464, 660)
  );
};
