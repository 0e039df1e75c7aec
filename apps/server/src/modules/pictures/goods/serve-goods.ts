import {
  backgroundOf,
  GOODS_VERSION,
  goodsFile,
  type GoodsName,
  goodsPath,
  type GoodsPrint,
  parseGoodsName,
  type Plate,
  plateHash,
  WIDTHS,
} from '@trassa/artwork';
import { type Draw, drawing } from '../../../platform/drawing/index.ts';
import type { goodsPicture as drawPicture } from '../drawings.ts';
import type { PictureViewer, PictureStore } from '../picture-store.ts';
import { missing, type ServedPicture } from '../serve-poster.ts';

export const goodsPicture = drawing<typeof drawPicture>(import.meta.resolve('../drawings.ts'), 'goodsPicture');

const DEFAULT_WIDTH = 640;
const WIDEST = 1280;

const widthOf = (asked: unknown): number =>
  Math.min(WIDEST, WIDTHS.find((width) => String(width) === asked) ?? DEFAULT_WIDTH);

export type FindPlate = (hash: string) => Promise<Plate | null>;
/** Whether something shows the picture of this path, as `goodsPicture` gives it. */
export type IsShown = (path: string) => Promise<boolean>;

/** What a named thing bears: a print, or the terrain of a known city; null for an unknown one. */
export const findPrint = async ({ print }: GoodsName, findPlate: FindPlate): Promise<GoodsPrint | Plate | null> => {
  if (typeof print === 'string') return print;
  const plate = await findPlate(print.plate);
  return plate !== null && plateHash(plate) === print.plate ? plate : null;
};

/**
 * A picture of goods by the path after `goods/` and the value of `?w=`. Only what something shows is drawn, in whatever
 * format, or anybody could fill the disk with all that could be; a terrain must be that of a known city.
 */
export const serveGoods = async (
  { store, draw, findPlate, isShown }: { store: PictureStore; draw: Draw; findPlate: FindPlate; isShown: IsShown },
  path: string,
  asked: unknown,
  asker: PictureViewer,
): Promise<ServedPicture> => {
  const name = parseGoodsName(path);
  if (name === null) return missing;
  const file = goodsFile(name, widthOf(asked));
  const stored = await store.find(file);
  if (stored !== null) return { found: true, bytes: stored, format: name.format };

  if (name.version !== GOODS_VERSION || !(await isShown(goodsPath(name)))) return missing;
  const print = await findPrint(name, findPlate);
  if (print === null) return missing;
  const picture = {
    goods: { ...name, print },
    width: widthOf(asked),
    format: name.format,
    background: backgroundOf(name),
  };
  const bytes = await store.getOrMake(file, () => draw(goodsPicture, picture), asker);
  return bytes === null ? { found: false, reason: 'unavailable' } : { found: true, bytes, format: name.format };
};
