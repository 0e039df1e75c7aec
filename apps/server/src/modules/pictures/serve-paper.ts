import { GENERATOR_VERSION, type Plate, plateHash } from '@trassa/artwork';
import { type Draw, drawing } from '../../platform/drawing/index.ts';
import type { Cut, cutOut as drawCut } from './draw-paper.ts';
import type { PictureStore, PictureViewer } from './picture-store.ts';

const cutOut = drawing<typeof drawCut>(import.meta.resolve('./draw-paper.ts'), 'cutOut');

export const paperCuts = {
  /** For a sheet: some 45 kB. */
  sheet: { width: 960, height: 450, top: 0, share: 1, quality: 70 },
  /** The band through the middle of the course, twice the pixels that a letter shows: some 35 kB. */
  strip: { width: 1104, height: 314, top: 0.145, share: 0.606, quality: 74 },
} as const satisfies Record<string, Cut>;

/**
 * A place's picture as JPEG, which papers and every mail program show, drawn once for each: the PNG of its poster keeps to
 * its 45 kB by being half as wide, and lay blurred on both. null when it cannot be drawn now.
 */
export const servePaper = async (
  { store, draw }: { store: PictureStore; draw: Draw },
  plate: Plate,
  { cut, asker }: { cut: keyof typeof paperCuts; asker: PictureViewer },
): Promise<Buffer | null> => {
  const size = paperCuts[cut];
  const folder = `artwork/terrain/${plateHash(plate)}-${GENERATOR_VERSION}`;
  const name = `${folder}/${plate.seed}-${cut}-${size.width}.jpg`;
  return (await store.find(name)) ?? store.getOrMake(name, () => draw(cutOut, { plate, cut: size }), asker);
};
