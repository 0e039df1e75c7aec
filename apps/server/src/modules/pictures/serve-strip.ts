import { GENERATOR_VERSION, type Plate, plateHash } from '@trassa/artwork';
import sharp from 'sharp';
import { colours } from '../../kernel/brand.ts';
import type { PictureStore, PictureViewer } from './picture-store.ts';

/** Pixels: sharp on most screens at the 600 of a letter; some 25 kB. */
const strip = { width: 1000, height: 284 } as const;
/** The band through the middle of the course, as shares of the wide poster. */
const band = { top: 0.145, height: 0.606 } as const;

const cut = async (poster: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(poster).metadata();
  const part = { left: 0, top: Math.round(height * band.top), width, height: Math.round(height * band.height) };
  return sharp(poster)
    .extract(part)
    .resize({ ...strip, fit: 'fill' })
    .flatten({ background: colours.soot })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
};

/**
 * A low band of a place's poster as JPEG, which every mail program shows, cut out of the poster that its papers have: nothing
 * is drawn for it alone. null when there is no poster now.
 */
export const serveStrip = async (
  store: PictureStore,
  plate: Plate,
  { poster, asker }: { poster: () => Promise<Buffer | null>; asker: PictureViewer },
): Promise<Buffer | null> => {
  const name = `artwork/terrain/${plateHash(plate)}-${GENERATOR_VERSION}/${plate.seed}-strip.jpg`;
  const stored = await store.find(name);
  if (stored !== null) return stored;
  const whole = await poster();
  return whole && store.getOrMake(name, () => cut(whole), asker);
};
