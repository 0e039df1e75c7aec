import type { Plate } from '../terrain/plate.ts';
import { FORMATS, plateHash, type PictureFormat } from '../picture-name.ts';

/** Raise it when a picture of goods looks different: names of pictures change with their content. */
export const GOODS_VERSION = 1;

export const GOODS_SHAPES = [
  'tee',
  'kids-tee',
  'tank',
  'longsleeve',
  'hoodie',
  'shorts',
  'cap',
  'beanie',
  'buff',
  'socks',
  'gloves',
  'bag',
  'bottle',
  'mug',
  'towel',
  'roller',
  'medal',
  'medal-holder',
  'poster',
  'stickers',
  'certificate',
  'certificate-en',
] as const;
export type GoodsShape = (typeof GOODS_SHAPES)[number];

/** Cloth colours; medals of `steel`, `bronze` and `soot` are bare metal, of the others steel with enamel. */
export const GOODS_COLOURS = [
  'soot',
  'steel',
  'snow',
  'ice',
  'moss',
  'rust',
  'clay',
  'dust',
  'ember',
  'bronze',
] as const;
export type GoodsColour = (typeof GOODS_COLOURS)[number];

export const GOODS_PRINTS = [
  'plain',
  'mark',
  'contour',
  'course',
  'signs',
  'km5',
  'km10',
  'km21',
  'mud',
  'finish',
  'team',
  'wall',
  'rope',
  'fire',
  'net',
  'weight',
  'water',
  'ice',
  'spear',
] as const;
export type GoodsPrint = (typeof GOODS_PRINTS)[number];

/** How a thing is shown: alone from the front or the back, its print from near, or on the ground of a terrain. */
export const GOODS_VIEWS = ['front', 'back', 'near', 'scene'] as const;
export type GoodsView = (typeof GOODS_VIEWS)[number];

/** Shapes whose back is worth a picture. */
const WITH_BACK: readonly GoodsShape[] = ['tee', 'kids-tee', 'tank', 'longsleeve', 'hoodie', 'shorts', 'cap', 'medal'];

/**
 * Path of a picture of goods, relative to `/images/` (`Img` on the wire). A plate for a print puts the terrain of an
 * event on the thing.
 */
export const goodsPicture = (
  shape: GoodsShape,
  colour: GoodsColour,
  print: GoodsPrint | Plate = 'plain',
  view: GoodsView = 'front',
): string =>
  `goods/${GOODS_VERSION}/${shape}/${colour}/${typeof print === 'string' ? print : `terrain-${plateHash(print)}`}-${view}.avif`;

/** Every picture of a thing for its gallery, the first one first. */
export const goodsPictures = (shape: GoodsShape, colour: GoodsColour, print: GoodsPrint | Plate = 'plain'): string[] =>
  GOODS_VIEWS.filter((view) => view !== 'back' || WITH_BACK.includes(shape)).map((view) =>
    goodsPicture(shape, colour, print, view),
  );

const RUSSIAN = '/certificate/';
const ENGLISH = '/certificate-en/';

/** The same picture with its word in a language; others bear no words that are read. */
export const goodsPictureIn = (path: string, language: 'ru' | 'en'): string =>
  path.startsWith('goods/')
    ? language === 'en'
      ? path.replace(RUSSIAN, ENGLISH)
      : path.replace(ENGLISH, RUSSIAN)
    : path;

export type GoodsName = {
  readonly version: number;
  readonly shape: GoodsShape;
  readonly colour: GoodsColour;
  /** A print, or the hash of a plate. */
  readonly print: GoodsPrint | { readonly plate: string };
  readonly view: GoodsView;
  readonly format: PictureFormat;
};

const NAME = /^(\d{1,4})\/([a-z-]+)\/([a-z]+)\/(?:([a-z0-9]+)|terrain-([0-9a-f]{12}))-([a-z]+)\.([a-z]+)$/;

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((name) => name === text);

/** Reads what stands after `goods/`; null for anything that is not exactly such a name. */
export const parseGoodsName = (path: string): GoodsName | null => {
  const [, version, shapeText, colourText, printText, plate, viewText, formatText] = NAME.exec(path) ?? [];
  const shape = oneOf(GOODS_SHAPES, shapeText);
  const colour = oneOf(GOODS_COLOURS, colourText);
  const print = plate === undefined ? oneOf(GOODS_PRINTS, printText) : { plate };
  const view = oneOf(GOODS_VIEWS, viewText);
  const format = oneOf(FORMATS, formatText);
  if (!shape || !colour || !print || !view || !format) return null;
  return { version: Number(version), shape, colour, print, view, format };
};

const printedOf = ({ print }: GoodsName): string => (typeof print === 'string' ? print : `terrain-${print.plate}`);

/** The path that `goodsPicture` gives, whatever the format asked for. */
export const goodsPath = (name: GoodsName): string =>
  `goods/${name.version}/${name.shape}/${name.colour}/${printedOf(name)}-${name.view}.avif`;

/** Name of a rendered file in the storage. */
export const goodsFile = (name: GoodsName, width: number): string =>
  `artwork/goods/${name.version}/${name.shape}/${name.colour}/${printedOf(name)}-${name.view}-${width}.${name.format}`;

/** Colour under a picture; null: nothing, the page shows through. */
export const backgroundOf = ({ view }: Pick<GoodsName, 'view'>): string | null => (view === 'scene' ? '#14181b' : null);
