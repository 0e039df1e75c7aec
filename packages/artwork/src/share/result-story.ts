import { clip, drawLine, fitSize, type Line } from '../lettering.ts';
import { PALETTES } from '../terrain/heat.ts';
import { toPlate } from '../terrain/plate.ts';
import { posterBody } from '../terrain/poster.ts';
import type { ShapeSpec } from '../terrain/shapes.ts';
import { drawSign } from './event-share.ts';
import type { ResultOgCard } from './share-name.ts';

const MARGIN = 84;
/** A story keeps its own words over the lowest pixels (and the uppermost, above the course): nothing of ours stands there. */
const FOOT = 270;

/** The course stands above the name. */
export const STORY_SHAPE: ShapeSpec = {
  width: 1080,
  height: 1920,
  widest: 1080,
  course: { h: [0.12, 0.13, 0.76, 0.23], v: [0.12, 0.13, 0.76, 0.23] },
  title: [0, 0.4, 1, 0.6],
  extraRows: 0,
  stroke: 13,
  unit: 210,
  profile: false,
};

/** Lines of a name: each word its own, many short ones in two. */
const nameLines = (name: string): string[] => {
  const words = name.toLocaleUpperCase('ru').split(' ');
  if (words.length <= 2) return words;
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
};

/** Tall picture of a result for stories as SVG, 1080 × 1920: the same words as its share picture, one under another. */
export const drawResultStory = (card: ResultOgCard): string => {
  const { width, height } = STORY_SHAPE;
  const plate = toPlate(card.plate);
  const palette = PALETTES[plate.ground];
  const room = width - MARGIN * 2;
  const accent = plate.ground === 'dust' ? palette.text : '#ffe5af';
  const names = nameLines(card.name);
  const nameSize = Math.min(...names.map((text) => fitSize('display', text, room, 150)));
  const timeLine: Line = { font: 'display', size: fitSize('display', card.time, room, 300), text: card.time };
  const brandLine: Line = { font: 'display', size: 64, text: card.brand.toLocaleUpperCase('ru') };
  const starts = card.start.split(' · ');
  const bottom = height - FOOT;
  const brandFoot = bottom;
  const startFoot = brandFoot - 96;
  const startTop = startFoot - (starts.length - 1) * 52;
  const placeFoot = startTop - 92;
  // Capitals and digits of Alumni are 0.7 em high.
  const timeFoot = placeFoot - (card.place === '' ? 0 : 78);
  const nameFoot = timeFoot - timeLine.size * 0.7 - 44;
  const drawn = (line: Line, y: number, colour: string): string => drawLine(clip(line, room), MARGIN, y, colour);
  const body =
    posterBody({ ...plate, lanes: 'h' }, STORY_SHAPE) +
    names
      .toReversed()
      .map((text, index) =>
        drawn({ font: 'display', size: nameSize, text }, nameFoot - index * nameSize * 0.82, accent),
      )
      .join('') +
    drawn(timeLine, timeFoot, palette.text) +
    drawn({ font: 'text-bold', size: 52, text: card.place }, placeFoot, accent) +
    starts
      .map((text, index) => drawn({ font: 'text-bold', size: 38, text }, startTop + index * 52, palette.text))
      .join('') +
    `<g transform="translate(${MARGIN} ${brandFoot - 46}) scale(1.4)">${drawSign(0, 0)}</g>` +
    drawLine(brandLine, MARGIN + 70, brandFoot, palette.text);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
};
