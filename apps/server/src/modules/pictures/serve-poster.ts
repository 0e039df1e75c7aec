import {
  chooseWidth,
  GENERATOR_VERSION,
  housePlate,
  parsePosterName,
  type PictureFormat,
  type Plate,
  plateHash,
  posterFile,
  posterPath,
} from '@trassa/artwork';
import { type Draw, drawing } from '../../platform/drawing/index.ts';
import type { posterPicture as drawPicture } from './drawings.ts';
import type { PictureViewer, PictureStore } from './picture-store.ts';

export type ServedPicture =
  | { readonly found: true; readonly bytes: Buffer; readonly format: PictureFormat | 'jpeg' }
  | { readonly found: false; readonly reason: 'not_found' | 'unavailable' }
  /** The present name, below `/images/`. */
  | { readonly found: false; readonly reason: 'moved'; readonly to: string };

export const posterPicture = drawing<typeof drawPicture>(import.meta.resolve('./drawings.ts'), 'posterPicture');

export const missing: ServedPicture = { found: false, reason: 'not_found' };

/**
 * A terrain picture by the path after `terrain/` and the value of `?w=`. A stored file is served without a look into the
 * database; else the plate must be known. A name of a former generator that was never stored leads to the present one:
 * letters and open tabs keep names. Unknown names: `not_found`.
 */
export const servePoster = async (
  { store, draw, findPlate }: { store: PictureStore; draw: Draw; findPlate: (hash: string) => Promise<Plate | null> },
  path: string,
  asked: unknown,
  asker: PictureViewer,
): Promise<ServedPicture> => {
  const name = parsePosterName(path);
  if (name === null) return missing;
  const width = chooseWidth(asked, name.shape);
  const file = posterFile(name, width);
  const stored = await store.find(file);
  if (stored !== null) return { found: true, bytes: stored, format: name.format };

  if (name.version > GENERATOR_VERSION) return missing;
  const plate = housePlate(name.hash) ?? (await findPlate(name.hash));
  // The name must be the one we would give: hash and seed of the same plate.
  if (plate === null || plate.seed !== name.seed || plateHash(plate) !== name.hash) return missing;
  if (name.version !== GENERATOR_VERSION) {
    const to = posterPath(plate, name.shape).replace(/avif$/, name.format);
    return { found: false, reason: 'moved', to: `${to}?w=${width}` };
  }
  const { shape, format } = name;
  const bytes = await store.getOrMake(file, () => draw(posterPicture, { plate, shape, width, format }), asker);
  return bytes === null ? { found: false, reason: 'unavailable' } : { found: true, bytes, format };
};
