import { PICTURE_LIMIT } from '@trassa/artwork/draw';
import { placeMapSize } from '@trassa/rules';
import sharp from 'sharp';

export type Layer = { readonly input: Uint8Array; readonly left: number; readonly top: number };

const side = 256;
/** Lowered until a map fits; roads and letters stay readable at the last one. */
const qualities = [52, 42, 34, 26] as const;

/** A tile as 256 × 256 pixels. Throws where it is no picture of that shape. */
export const squareTile = async (bytes: Uint8Array): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: 1024 * 1024 });
  const { format, width, height } = await picture.metadata();
  // Vectors are not taken: a drawing may name other files.
  if (!['png', 'jpeg', 'webp'].includes(format) || width !== height) throw new Error('a tile is no square picture');
  return picture.resize(side, side).removeAlpha().png().toBuffer();
};

export const wholeMap = (layers: readonly Layer[]): Promise<Buffer> => {
  const { width, height } = placeMapSize;
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(layers.map(({ input, left, top }) => ({ input: Buffer.from(input), left, top })))
    .png()
    .toBuffer();
};

export type MapPicture = { readonly whole: Uint8Array; readonly width: number; readonly format: 'avif' | 'webp' };

export const mapPicture = async ({ whole, width, format }: MapPicture): Promise<Uint8Array> => {
  let bytes = whole;
  for (const quality of qualities) {
    const picture = sharp(whole).resize({ width });
    bytes = await (format === 'avif' ? picture.avif({ quality, effort: 2 }) : picture.webp({ quality })).toBuffer();
    if (bytes.length <= PICTURE_LIMIT) break;
  }
  return bytes;
};
