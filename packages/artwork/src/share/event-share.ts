import { PALETTES } from '../terrain/heat.ts';
import { toPlate } from '../terrain/plate.ts';
import { posterBody } from '../terrain/poster.ts';
import type { ShapeSpec } from '../terrain/shapes.ts';
import { clip, drawLine, fitSize, measureLine, type Line } from '../lettering.ts';
import { MARK } from '../mark.ts';
import type { OgCard } from './share-name.ts';

/** Open Graph size; the course runs left to right above the city's name. */
export const SHARE_SHAPE: ShapeSpec = {
  width: 1200,
  height: 630,
  widest: 1200,
  course: { h: [0.055, 0.11, 0.89, 0.34], v: [0.055, 0.11, 0.89, 0.34] },
  title: [0, 0.5, 1, 0.5],
  extraRows: 0,
  stroke: 10,
  unit: 170,
  profile: false,
};

const MARGIN = 60;

/** The mark with its top left corner at x, y. */
export const drawSign = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="${MARK}" fill="none" stroke="#f66100" stroke-width="5" stroke-linejoin="bevel"/></g>`;

/** Share picture as SVG, 1200 × 630, all text as outlines. Pure but for reading the fonts once. */
export const drawShare = (card: OgCard): string => {
  const { width, height } = SHARE_SHAPE;
  const plate = toPlate(card.plate);
  const palette = PALETTES[plate.ground];
  const room = width - MARGIN * 2;
  const accent = plate.ground === 'dust' ? palette.text : '#ffe5af';

  const city = card.city.toLocaleUpperCase('ru');
  const citySize = fitSize('display', city, room, 204);
  const facts = [card.date, card.distance].filter((text) => text !== null).join(' · ');
  const factsLine: Line = { font: 'text-bold', size: 32, text: facts };
  const brandLine: Line = { font: 'display', size: 46, text: card.brand.toLocaleUpperCase('ru') };
  const brandX = width - MARGIN - measureLine(brandLine);
  const title = clip({ font: 'text-bold', size: 32, text: card.title }, room);

  const foot = height - 48;
  const cityFoot = foot - 58;
  // Capitals of Alumni are 0.7 em high.
  const titleFoot = cityFoot - citySize * 0.7 - 26;
  const body =
    posterBody({ ...plate, lanes: 'h', rows: 3 }, SHARE_SHAPE) +
    drawLine(title, MARGIN, titleFoot, accent) +
    drawLine({ font: 'display', size: citySize, text: city }, MARGIN, cityFoot, palette.text) +
    drawLine(clip(factsLine, brandX - MARGIN - 90), MARGIN, foot, palette.text) +
    drawSign(brandX - 50, foot - 33) +
    drawLine(brandLine, brandX, foot, palette.text);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
};
