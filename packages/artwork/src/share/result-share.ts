import { PALETTES } from '../terrain/heat.ts';
import { toPlate } from '../terrain/plate.ts';
import { posterBody } from '../terrain/poster.ts';
import { clip, drawLine, fitSize, type Line, measureLine } from '../lettering.ts';
import { drawSign, SHARE_SHAPE } from './event-share.ts';
import type { ResultOgCard } from './share-name.ts';

const MARGIN = 60;
/** The course stands above the name. */
const SHAPE = { ...SHARE_SHAPE, course: { h: [0.055, 0.08, 0.89, 0.26], v: [0.055, 0.08, 0.89, 0.26] } } as const;

/** Share picture of a result as SVG, 1200 × 630: name, time and place on the terrain of the start. */
export const drawResultShare = (card: ResultOgCard): string => {
  const { width, height } = SHAPE;
  const plate = toPlate(card.plate);
  const palette = PALETTES[plate.ground];
  const room = width - MARGIN * 2;
  const accent = plate.ground === 'dust' ? palette.text : '#ffe5af';
  const name = card.name.toLocaleUpperCase('ru');
  const nameLine = clip({ font: 'display', size: fitSize('display', name, room, 104), text: name }, room);
  const timeLine: Line = { font: 'display', size: 180, text: card.time };
  const brandLine: Line = { font: 'display', size: 46, text: card.brand.toLocaleUpperCase('ru') };
  const brandX = width - MARGIN - measureLine(brandLine);
  const start = clip({ font: 'text-bold', size: 28, text: card.start }, brandX - MARGIN - 90);
  const foot = height - 48;
  const timeFoot = foot - 62;
  // Capitals and digits of Alumni are 0.7 em high.
  const nameFoot = timeFoot - timeLine.size * 0.7 - 26;
  const afterTime = MARGIN + measureLine(timeLine) + 34;
  const place = clip({ font: 'text-bold', size: 38, text: card.place }, width - MARGIN - afterTime);
  const body =
    posterBody({ ...plate, lanes: 'h', rows: 2 }, SHAPE) +
    drawLine(nameLine, MARGIN, nameFoot, accent) +
    drawLine(timeLine, MARGIN, timeFoot, palette.text) +
    drawLine(place, afterTime, timeFoot, accent) +
    drawLine(start, MARGIN, foot, palette.text) +
    drawSign(brandX - 50, foot - 33) +
    drawLine(brandLine, brandX, foot, palette.text);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
};
