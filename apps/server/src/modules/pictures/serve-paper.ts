import { drawPoster, GENERATOR_VERSION, type Plate, plateHash } from '@trassa/artwork';
import sharp from 'sharp';
import { colours } from '../../kernel/brand.ts';
import type { PictureStore, PictureViewer } from './picture-store.ts';

type Cut = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The band of the wide poster that is shown, as shares of its height. */
  readonly top: number;
  readonly share: number;
  readonly quality: number;
};

export const paperCuts = {
  /** For a sheet: some 45 kB. */
  sheet: { width: 960, height: 450, top: 0, share: 1, quality: 70 },
  /** The band through the middle of the course, twice the pixels that a letter shows: some 35 kB. */
  strip: { width: 1104, height: 314, top: 0.145, share: 0.606, quality: 74 },
} as const satisfies Record<string, Cut>;

/** Wide enough for the widest cut. */
const drawn = 1280;

const cutOut = async (plate: Plate, { width, height, top, share, quality }: Cut): Promise<Buffer> => {
  const poster = await sharp(Buffer.from(drawPoster(plate, 'wide', drawn)))
    .flatten({ background: colours.soot })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = poster;
  const band = {
    left: 0,
    top: Math.round(info.height * top),
    width: info.width,
    height: Math.round(info.height * share),
  };
  return sharp(poster.data, { raw: info })
    .extract(band)
    .resize({ width, height, fit: 'fill' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
};

/**
 * A place's picture as JPEG, which papers and every mail program show, drawn once for each: the PNG of its poster keeps to
 * its 45 kB by being half as wide, and lay blurred on both. null when it cannot be drawn now.
 */
export const servePaper = async (
  store: PictureStore,
  plate: Plate,
  { cut, asker }: { cut: keyof typeof paperCuts; asker: PictureViewer },
): Promise<Buffer | null> => {
  const size = paperCuts[cut];
  const folder = `artwork/terrain/${plateHash(plate)}-${GENERATOR_VERSION}`;
  const name = `${folder}/${plate.seed}-${cut}-${size.width}.jpg`;
  return (await store.find(name)) ?? store.getOrMake(name, () => cutOut(plate, size), asker);
};
