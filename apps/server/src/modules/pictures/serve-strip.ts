import { drawPoster, GENERATOR_VERSION, type Plate, plateHash } from '@trassa/artwork';
import sharp from 'sharp';
import type { PictureStore, PictureViewer } from './picture-store.ts';

/** Pixels: twice the width at which a letter shows it, for sharp screens; some 30 kB. */
const strip = { width: 1200, height: 340 } as const;
/** The band of the wide poster through the middle of its course, as a share of the height. */
const top = 0.145;

const cut = async (plate: Plate): Promise<Buffer> => {
  const drawn = await sharp(Buffer.from(drawPoster(plate, 'wide', strip.width)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = drawn;
  const band = { left: 0, top: Math.min(Math.round(info.height * top), info.height - strip.height), ...strip };
  return sharp(data, { raw: info })
    .extract(band)
    .flatten({ background: '#14181b' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
};

/** A low band of the place's poster as JPEG, which every mail program shows; null when too many pictures are waiting. */
export const serveStrip = (store: PictureStore, plate: Plate, asker: PictureViewer): Promise<Buffer | null> =>
  store.getOrMake(
    `artwork/terrain/${plateHash(plate)}-${GENERATOR_VERSION}/${plate.seed}-strip.jpg`,
    () => cut(plate),
    asker,
  );
