import { posterBody } from '../terrain/poster.ts';
import { heatAt, PALETTES } from '../terrain/heat.ts';
import { SHAPE_SPECS } from '../terrain/shapes.ts';
import type { Plate } from '../terrain/plate.ts';
import { drawLine, fitSize, measureLine } from '../lettering.ts';
import { contourLines, heatBar, printIn, saying, sign } from './prints.ts';
import { isGoodsSign, type GoodsSign } from './signs.ts';
import { clipped, fill, mark, piece, placed, plane, poly, stroke, type Sketch } from './sketch.ts';

/** The terrain of a thing that bears none of a city: its colour decides the ground. */
const plateOf = ({ print, colour, cloth }: Sketch): Plate =>
  typeof print === 'string'
    ? {
        seed: `goods-${colour}`,
        ground: colour === 'snow' || colour === 'steel' || colour === 'ember' || colour === 'bronze' ? 'soot' : colour,
        relief: cloth.relief,
        rows: 4,
        lanes: 'h',
        flip: colour === 'ice',
        obstacles: 16,
      }
    : print;

/** A framed print for the wall. */
export const poster = (sketch: Sketch): string => {
  const plate = plateOf(sketch);
  const palette = PALETTES[plate.ground];
  const sheet = poly(156, 66, 644, 66, 644, 734, 156, 734);
  const art = placed(posterBody(plate, SHAPE_SPECS.tall), 156, 66, 0.8354);
  const { word, kilometres } = saying(sketch);
  const text = word ?? kilometres ?? '';
  const size = text === '' ? 0 : fitSize('display', text, kilometres === undefined ? 400 : 300, 210);
  const line = { font: 'display', size, text } as const;
  const title = text === '' ? mark(196, 596, 76, palette.text, 6) : drawLine(line, 192, 640, palette.text);
  const unit =
    kilometres === undefined
      ? ''
      : drawLine({ font: 'display', size: size * 0.34, text: 'КМ' }, 204 + measureLine(line), 640, palette.text);
  return (
    fill(poly(132, 42, 668, 42, 668, 758, 132, 758), '#14181b') +
    fill(poly(132, 42, 668, 42, 644, 66, 156, 66), '#56406b') +
    fill(poly(132, 42, 156, 66, 156, 734, 132, 758), '#3d4850') +
    clipped(sketch, sheet, art + title + unit + plane(0.06, 156, 66, 420, 66, 156, 560)) +
    stroke(poly(132, 42, 668, 42, 668, 758, 132, 758), '#5b6770', 4)
  );
};

const sticker = (sketch: Sketch, path: string, ground: string, art: string): string =>
  stroke(path, '#aab5bc', 25) + stroke(path, '#ffffff', 21) + fill(path, ground) + clipped(sketch, path, art);

const tag = (x: number, y: number, w: number, h: number, cut: number): string =>
  poly(x, y, x + w - cut, y, x + w, y + cut, x + w, y + h, x + cut, y + h, x, y + h - cut);

/** A sheet of stickers: the mark, signs, a stretch of a course, a number. */
export const stickers = (sketch: Sketch): string => {
  const { cloth, print } = sketch;
  const first: GoodsSign = isGoodsSign(print) ? print : 'fire';
  const ten = { font: 'display', size: 170, text: '10' } as const;
  const tilted = (inside: string, turn: number, x: number, y: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${inside}</g>`;
  const shield = poly(520, 470, 690, 470, 690, 610, 605, 680, 520, 610);
  return (
    fill(tag(64, 52, 672, 696, 60), '#eceff1') +
    stroke(tag(64, 52, 672, 696, 60), '#9ba7af', 4) +
    tilted(
      sticker(
        sketch,
        tag(120, 108, 250, 250, 44),
        cloth.base,
        contourLines(sketch, 110) + mark(170, 158, 150, cloth.ink, 6),
      ),
      -5,
      245,
      233,
    ) +
    tilted(
      sticker(
        sketch,
        poly(560, 104, 668, 212, 560, 320, 452, 212),
        '#ffbe3e',
        sign(first, 496, 148, 128, '#14181b', 5),
      ),
      4,
      560,
      212,
    ) +
    tilted(
      sticker(
        sketch,
        tag(116, 410, 340, 170, 30),
        '#14181b',
        printIn(
          { ...sketch, print: 'finish', cloth: { ...cloth, ink: '#fff', accent: '#f66100' } },
          [140, 424, 292, 148],
        ),
      ),
      3,
      286,
      495,
    ) +
    tilted(
      sticker(sketch, shield, '#f66100', drawLine(ten, 605 - measureLine(ten) / 2, 624, '#14181b')),
      -4,
      605,
      570,
    ) +
    tilted(
      sticker(sketch, tag(124, 622, 120, 84, 20), '#0d3a52', sign('water', 156, 634, 58, '#7ac8f5', 5)),
      -6,
      184,
      664,
    ) +
    tilted(sticker(sketch, tag(296, 622, 170, 84, 20), '#2c3d1b', heatBar(312, 650, 140, 28)), 2, 380, 664) +
    tilted(
      sticker(
        sketch,
        poly(470, 372, 560, 372, 580, 392, 580, 430, 470, 430),
        '#7a2a0c',
        sign('rope', 484, 376, 50, '#ffe5af', 5) + sign('wall', 532, 380, 40, '#ffe5af', 5),
      ),
      6,
      520,
      400,
    )
  );
};

/** A gift certificate: a card like a ticket, its stub torn along a perforation, in an open envelope. */
const giftOf =
  (gift: string) =>
  (sketch: Sketch): string => {
    const { cloth } = sketch;
    const card = poly(76, 190, 668, 190, 724, 246, 724, 560, 692, 592, 108, 592, 76, 560);
    const face = { ...sketch, cloth: { ...cloth, index: cloth.line } };
    const envelope = poly(52, 420, 748, 420, 748, 700, 716, 732, 84, 732, 52, 700);
    const flap = poly(52, 420, 400, 590, 748, 420, 748, 700, 716, 732, 84, 732, 52, 700);
    const word = (text: string, size: number, y: number, colour: string): string =>
      drawLine({ font: 'display', size, text }, 122, y, colour);
    const holes = Array.from({ length: 13 }, (_, i) =>
      poly(562, 204 + i * 30, 568, 204 + i * 30, 568, 220 + i * 30, 562, 220 + i * 30),
    ).join('');
    return (
      fill(envelope, '#3d4850') +
      piece(
        face,
        card,
        contourLines(face, 130) +
          fill('M566 180H740V600H566Z', '#f66100') +
          plane(0.08, 60, 180, 320, 180, 130, 600, 60, 600),
      ) +
      word(gift, fitSize('display', gift, 420, 132), 322, cloth.ink) +
      heatBar(124, 350, 360, 22) +
      fill(holes, '#14181b') +
      mark(606, 256, 78, '#14181b', 6) +
      sign('finish', 610, 352, 70, '#14181b', 5) +
      fill(flap, '#272e34') +
      plane(0.08, 52, 420, 400, 590, 84, 732, 52, 700) +
      plane(-0.16, 748, 420, 400, 590, 716, 732, 748, 700) +
      stroke('M52 420L400 590L748 420', '#5b6770', 4) +
      stroke(flap, '#5b6770', 4) +
      stroke('M84 732L330 556M716 732L470 556', '#5b6770', 3) +
      fill(poly(400, 560, 446, 606, 400, 652, 354, 606), heatAt(0.57)) +
      mark(378, 584, 44, '#14181b', 6)
    );
  };

export const certificate = giftOf('ПОДАРОК');
export const certificateEn = giftOf('A GIFT');
