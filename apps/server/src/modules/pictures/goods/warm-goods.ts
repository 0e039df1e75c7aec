import { backgroundOf, GOODS_VERSION, goodsFile, parseGoodsName } from '@trassa/artwork';
import type { Draw } from '../../../platform/drawing/index.ts';
import type { PictureStore } from '../picture-store.ts';
import { findPrint, type FindPlate, goodsPicture } from './serve-goods.ts';

/** Widths that lists of goods ask for on phones and on desks. */
const COMMON = [320, 640] as const;

export type WarmGoods = (paths: readonly string[], most: number) => Promise<number>;

/**
 * Makes at most `most` of the common AVIF files of these pictures that are not stored yet, behind every visitor's
 * picture. Others than those drawn here are passed over.
 */
export const createGoodsWarming = (store: PictureStore, draw: Draw, findPlate: FindPlate): WarmGoods => {
  // A file is looked for once in the life of the process, and not drawn again and again for a disk that is full.
  const known = new Set<string>();
  return async (paths, most) => {
    let made = 0;
    for (const width of COMMON) {
      for (const path of paths) {
        if (made >= most) return made;
        const name = path.startsWith('goods/') ? parseGoodsName(path.slice('goods/'.length)) : null;
        if (name?.version !== GOODS_VERSION) continue;
        const file = goodsFile(name, width);
        if (known.has(file)) continue;
        const print = (await store.find(file)) === null ? await findPrint(name, findPlate) : null;
        if (print !== null) {
          const picture = { goods: { ...name, print }, width, format: name.format, background: backgroundOf(name) };
          await store.getOrMake(file, () => draw(goodsPicture, picture), null);
          made += 1;
        }
        known.add(file);
      }
    }
    return made;
  };
};
