import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from './picture-name.ts';

/** Bytes; no terrain picture is larger. */
export const PICTURE_LIMIT = 45_000;
/** Bytes; limit of a share picture. */
export const SHARE_LIMIT = 100_000;

/** Bytes; limit of a picture that a person keeps: PNG at its full size. */
export const KEPT_LIMIT = 700_000;

type Attempt = (picture: Sharp, width: number) => Sharp;

// Effort 2 is the knee of the curve: 3 takes three times as long for a twentieth of the size.
const avif =
  (quality: number): Attempt =>
  (picture) =>
    picture.avif({ quality, effort: 2 });
const webp =
  (quality: number): Attempt =>
  (picture) =>
    picture.webp({ quality, effort: 4 });
const jpeg =
  (quality: number): Attempt =>
  (picture) =>
    picture.jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' });
/** PNG has no quality: fewer colours, then fewer pixels. It serves letters, which need no large one. */
const png =
  (colours: number, scale: number): Attempt =>
  (picture, width) =>
    picture.resize({ width: Math.round(width * scale) }).png({ palette: true, colours, effort: 4, dither: 0 });

const ATTEMPTS: Readonly<Record<PictureFormat | 'jpeg', readonly Attempt[]>> = {
  avif: [60, 54, 47, 41, 35, 29, 23, 17, 11, 5, 1].map(avif),
  webp: [66, 58, 50, 40, 30, 20, 10, 3].map(webp),
  jpeg: [86, 80, 74, 66, 56, 44, 30].map(jpeg),
  png: [png(32, 1), png(16, 1), png(16, 0.75), png(12, 0.55), png(8, 0.4), png(8, 0.28), png(8, 0.18)],
};

// A large picture never fits at the first qualities; starting lower spares a slow encoding.
const firstAvif = (pixels: number): number =>
  pixels > 1_900_000 ? 4 : pixels > 1_200_000 ? 3 : pixels > 500_000 ? 1 : 0;

/** Each quality step saves about an eighth; a file far over the limit skips steps instead of walking them all. */
const stepsToSkip = (size: number, limit: number): number =>
  Math.max(1, Math.floor(Math.log(size / limit) / Math.log(1.16)));

export type EncodeOptions = {
  /** Bytes. */
  readonly limit?: number;
  /** Colour under what is drawn; null keeps it transparent. */
  readonly background?: string | null;
};

/**
 * Draws an SVG at its own size and encodes it, lowering the quality until the file fits into `limit` bytes.
 * The last attempt counts even if it is larger.
 */
export const encodePicture = async (
  svg: string,
  format: PictureFormat | 'jpeg',
  { limit = PICTURE_LIMIT, background = '#14181b' }: EncodeOptions = {},
): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(svg));
  const raster = (background === null ? drawn.ensureAlpha() : drawn.flatten({ background }).removeAlpha()).raw();
  const { data, info } = await raster.toBuffer({ resolveWithObject: true });
  const attempts = ATTEMPTS[format];
  const encode = (attempt: Attempt): Promise<Buffer> =>
    attempt(sharp(data, { raw: { ...info, channels: background === null ? 4 : 3 } }), info.width).toBuffer();
  let next = format === 'avif' ? firstAvif(info.width * info.height) : 0;
  let file: Buffer = Buffer.alloc(0);
  for (const [at, attempt] of attempts.entries()) {
    if (at < next && at < attempts.length - 1) continue;
    file = await encode(attempt);
    if (file.length <= limit) break;
    next = at + (format === 'png' ? 1 : stepsToSkip(file.length, limit));
  }
  return file;
};
