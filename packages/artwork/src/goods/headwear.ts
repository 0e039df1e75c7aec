import { allOver, contourLines, hasPlace, printIn } from './prints.ts';
import { fill, knit, label, mark, piece, placed, plane, poly, stitches, symmetric, type Sketch } from './sketch.ts';

const capFront = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const crown = symmetric(400, 168, 320, 178, 246, 226, 200, 316, 186, 452, 400, 470);
  const brim = symmetric(400, 434, 290, 438, 196, 462, 150, 540, 156, 578, 176, 590, 250, 560, 320, 548, 400, 544);
  const art = hasPlace(sketch) ? printIn(sketch, [308, 250, 184, 160]) : mark(346, 270, 108, cloth.accent, 6);
  const panels =
    plane(0.1, 186, 460, 200, 310, 250, 216, 330, 170, 262, 300, 248, 470) +
    plane(-0.16, 620, 480, 600, 300, 540, 210, 470, 170, 540, 300, 556, 480);
  const under = symmetric(400, 540, 320, 544, 250, 556, 166, 584, 190, 606, 260, 586, 330, 574, 400, 570);
  return (
    piece(
      sketch,
      crown,
      allOver(sketch) + art + panels + stitches('M320 178L262 300L248 470M480 178L538 300L552 470', cloth),
    ) +
    fill('M386 158H414L420 172H380Z', cloth.deep) +
    piece(sketch, under, '', cloth.deep) +
    piece(
      sketch,
      brim,
      plane(0.12, 100, 600, 150, 460, 280, 430, 268, 600) +
        plane(-0.16, 700, 600, 650, 460, 540, 430, 560, 600) +
        stitches(
          'M170 548L212 496L296 470L400 464L504 470L588 496L630 548M172 570L226 522L306 496L400 490L494 496L574 522L628 570',
          cloth,
        ),
    ) +
    fill('M262 260L274 252L286 260L274 270ZM514 260L526 252L538 260L526 270Z', cloth.deep)
  );
};

const capBack = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const crown = symmetric(
    400,
    168,
    320,
    178,
    246,
    226,
    200,
    316,
    186,
    500,
    206,
    520,
    290,
    520,
    310,
    452,
    360,
    424,
    400,
    420,
  );
  const strap = symmetric(400, 492, 250, 492, 250, 528, 400, 528);
  return (
    piece(sketch, symmetric(400, 300, 300, 320, 280, 520, 400, 520), '', cloth.deep) +
    piece(
      sketch,
      crown,
      allOver(sketch) +
        plane(0.1, 186, 520, 200, 310, 250, 216, 330, 170, 262, 300, 248, 520) +
        plane(-0.16, 620, 530, 600, 300, 540, 210, 470, 170, 540, 300, 556, 530) +
        stitches('M400 168V420M320 178L262 300L248 520M480 178L538 300L552 520', cloth),
    ) +
    piece(sketch, strap, stitches('M250 500H550M250 520H550', cloth)) +
    fill('M384 482H416V538H384Z', cloth.edge) +
    mark(377, 340, 46, cloth.accent, 6) +
    label(sketch, 524, 440)
  );
};

export const cap = (sketch: Sketch): string =>
  placed(sketch.isBack ? capBack(sketch) : capFront(sketch), -64, -44, 1.16);

export const beanie = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const crown = symmetric(400, 110, 330, 122, 256, 176, 212, 268, 200, 520, 400, 530);
  const cuff = symmetric(400, 484, 200, 476, 184, 490, 182, 650, 198, 668, 400, 680);
  const art = sketch.print === 'contour' ? contourLines(sketch) : knit(sketch, 210, 600, 110, 530, 13);
  const badge = piece(sketch, poly(318, 530, 468, 530, 486, 548, 486, 636, 318, 636), '', cloth.ink);
  const paper = { ...sketch, cloth: { ...cloth, ink: cloth.base, accent: cloth.base } };
  const shape =
    sketch.print === 'contour' || sketch.print === 'plain'
      ? mark(368, 550, 68, cloth.base, 6)
      : printIn(paper, [334, 538, 136, 90]);
  return (
    piece(
      sketch,
      crown,
      art +
        plane(0.11, 180, 530, 212, 260, 262, 170, 350, 110, 280, 300, 276, 530) +
        plane(-0.16, 620, 530, 590, 260, 540, 170, 470, 118, 536, 300, 540, 530) +
        plane(-0.2, 190, 470, 610, 470, 610, 496, 190, 492),
    ) +
    piece(
      sketch,
      cuff,
      knit(sketch, 186, 620, 470, 690, 13) +
        plane(0.11, 180, 470, 262, 474, 268, 690, 180, 690) +
        plane(-0.16, 620, 470, 548, 474, 542, 690, 620, 690),
    ) +
    badge +
    shape
  );
};

export const buff = (sketch: Sketch): string => {
  const { cloth } = sketch;
  const tube = poly(
    230,
    150,
    262,
    132,
    540,
    132,
    572,
    150,
    580,
    300,
    560,
    420,
    586,
    560,
    576,
    660,
    544,
    684,
    258,
    684,
    226,
    660,
    216,
    560,
    240,
    420,
    222,
    300,
  );
  const throat = poly(230, 150, 262, 132, 540, 132, 572, 150, 540, 172, 262, 172);
  const art = hasPlace(sketch) ? printIn(sketch, [272, 240, 256, 330]) : contourLines(sketch, 120);
  return (
    piece(
      sketch,
      tube,
      art +
        plane(0.12, 200, 130, 290, 130, 306, 420, 286, 700, 200, 700) +
        plane(-0.16, 600, 130, 520, 130, 500, 400, 524, 700, 600, 700) +
        plane(-0.16, 240, 420, 420, 386, 300, 436) +
        plane(0.1, 236, 450, 400, 420, 280, 466) +
        plane(-0.2, 562, 416, 400, 470, 540, 446) +
        plane(-0.12, 230, 560, 380, 600, 250, 590) +
        stitches('M222 652L258 672H544L580 652', cloth),
    ) +
    piece(sketch, throat, plane(-0.2, 400, 130, 580, 130, 580, 180, 440, 180), cloth.deep) +
    label(sketch, 290, 628)
  );
};
