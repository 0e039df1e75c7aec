import type { Plate } from '@trassa/artwork';
import { drawPoster } from '@trassa/artwork/draw';
import sharp from 'sharp';
import { colours } from '../../kernel/brand.ts';

export type Cut = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The band of the wide poster that is shown, as shares of its height. */
  readonly top: number;
  readonly share: number;
  readonly quality: number;
};

type Drawn = { readonly plate: Plate; readonly cut: Cut };

/** Wide enough for the widest cut. */
const drawn = 1280;

export const cutOut = async ({ plate, cut }: Drawn): Promise<Buffer> => {
  const { width, height, top, share, quality } = cut;
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
