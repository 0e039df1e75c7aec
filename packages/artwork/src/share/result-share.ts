import { PALETTES } from '../terrain/heat.ts';
import { toPlate } from '../terrain/plate.ts';
import { posterBody } from '../terrain/poster.ts';
import { clip, drawLine, fitSize, type Line, measureLine } from '../lettering.ts';
import { GENERATOR_VERSION, plateHash, shortHash } from '../picture-name.ts';
import { drawSign, type OgLanguage, SHARE_SHAPE } from './event-share.ts';

/** What the share picture of a result says; texts are in the picture's language. */
export type ResultOgCard = {
  /** As stored with the event city. */
  readonly plate: unknown;
  /** Of the runner or the team. */
  readonly name: string;
  /** '00:42:10' */
  readonly time: string;
  /** '12 место из 340'; '' where there is none. */
  readonly place: string;
  /** Event, city, format and date. */
  readonly start: string;
  /** Name of the site. */
  readonly brand: string;
};

const MARGIN = 60;
/** The course stands above the name. */
const SHAPE = { ...SHARE_SHAPE, course: { h: [0.055, 0.08, 0.89, 0.26], v: [0.055, 0.08, 0.89, 0.26] } } as const;

/** Fingerprint of all that the picture says; part of its name. */
export const resultOgHash = ({ plate, name, time, place, start, brand }: ResultOgCard): string =>
  shortHash(JSON.stringify(['result', GENERATOR_VERSION, plateHash(toPlate(plate)), name, time, place, start, brand]));

/** Endings of its files: for links that are passed on, the same to keep, and the tall one for stories. */
export const RESULT_FILES = { link: '.jpg', wide: '.png', tall: '-tall.png' } as const;
export type ResultFile = keyof typeof RESULT_FILES;

/** Path relative to `/images/`: its name changes with what it says. */
export const resultOgPath = (
  publicId: string,
  language: OgLanguage,
  card: ResultOgCard,
  file: ResultFile = 'link',
): string => `og/result/${resultOgHash(card)}/${publicId}-${language}${RESULT_FILES[file]}`;

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
