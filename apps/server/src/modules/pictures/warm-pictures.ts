import { chooseWidth, GENERATOR_VERSION, type Plate, plateHash, posterFile, type Shape } from '@trassa/artwork';
import type { Draw } from '../../platform/drawing/index.ts';
import type { PictureStore } from './picture-store.ts';
import { posterPicture } from './serve-poster.ts';

/** What pages ask for most: cards stand on every page, then the first view of a start, then what is scrolled to. */
const COMMON: readonly (readonly [Shape, number])[] = [
  ['card', 960],
  ['card', 640],
  ['card', 320],
  ['head', 960],
  ['head', 640],
  ['wide', 1920],
  ['head', 1280],
  ['map', 1280],
  ['map', 960],
  ['plain', 960],
  ['wide', 1280],
  ['tall', 640],
];

export type WarmPictures = (
  plates: readonly Plate[],
  most: number,
  wanted?: readonly (readonly [Shape, number])[],
) => Promise<number>;

/**
 * Makes at most `most` of the common AVIF files of plates that are not stored yet, one after another, behind every
 * visitor's picture. Resolves to the number of files made; 0 means that nothing is missing.
 */
export const createWarming = (store: PictureStore, draw: Draw): WarmPictures => {
  // A file is looked for once in the life of the process, and not drawn again and again for a disk that is full.
  const known = new Set<string>();
  return async (plates, most, wanted = COMMON) => {
    let made = 0;
    for (const [shape, asked] of wanted) {
      const width = chooseWidth(String(asked), shape);
      for (const plate of plates) {
        if (made >= most) return made;
        const name = {
          hash: plateHash(plate),
          version: GENERATOR_VERSION,
          seed: plate.seed,
          shape,
          format: 'avif',
        } as const;
        const file = posterFile(name, width);
        if (known.has(file)) continue;
        if ((await store.find(file)) === null) {
          await store.getOrMake(file, () => draw(posterPicture, { plate, shape, width, format: 'avif' }), null);
          made += 1;
        }
        known.add(file);
      }
    }
    return made;
  };
};
