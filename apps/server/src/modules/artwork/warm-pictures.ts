import type { Plate } from './domain/plate.ts';
import type { Shape } from './domain/shapes.ts';
import { drawPoster } from './domain/poster.ts';
import { encodePicture } from './encode.ts';
import type { PictureStore } from './picture-store.ts';
import { chooseWidth, GENERATOR_VERSION, plateHash, posterFile } from './picture-name.ts';

/** What pages ask for most, the first view first. */
const COMMON: readonly (readonly [Shape, number])[] = [
  ['card', 640],
  ['head', 640],
  ['head', 960],
  ['wide', 1920],
  ['wide', 1280],
  ['map', 1280],
  ['card', 960],
  ['tall', 640],
];

/**
 * Makes at most `most` of the common AVIF files of plates that are not stored yet, one after another, behind every
 * visitor's picture. Resolves to the number of files made; 0 means that nothing is missing.
 */
export const warmPictures = async (
  store: PictureStore,
  plates: readonly Plate[],
  most: number,
  wanted: readonly (readonly [Shape, number])[] = COMMON,
): Promise<number> => {
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
      if ((await store.find(file)) !== null) continue;
      await store.getOrMake(file, () => encodePicture(drawPoster(plate, shape, width), 'avif'), 'later');
      made += 1;
    }
  }
  return made;
};
