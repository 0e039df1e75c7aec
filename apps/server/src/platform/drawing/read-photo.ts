import type { MessageSpec } from '@trassa/contracts';
import { invalid, ok, type Result } from '../../kernel/result.ts';

/** Pixels that a photograph of an event or of news has at least (back-office.md 3.4, step 4; 3.9). */
export const photoLeast = { width: 1600, height: 900 } as const;

/** Pixels at least, and the shape as width to height where it matters. */
export type PhotoLeast = {
  readonly width: number;
  readonly height: number;
  readonly shape?: readonly [number, number];
};

/** By how much the sides may differ from a shape: a pixel of a small picture. */
const shapeSlack = 0.01;

const mostBytes = 2 * 1024 * 1024;
const mostPixels = 60_000_000;

const bad = (message: MessageSpec): Result<never> => invalid({ file: message });

/** A photograph drawn anew as a JPEG, without what was hidden beside it; what it is, its content says and not its name. */
export const readPhoto = async (bytes: Buffer, least: PhotoLeast): Promise<Result<Buffer>> => {
  if (bytes.length > mostBytes) return bad({ id: 'image_size' });
  const { default: sharp } = await import('sharp');
  try {
    const options = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true } as const;
    const { width: stored, height: storedHeight, format, orientation = 1 } = await sharp(bytes, options).metadata();
    // A telephone keeps what it has taken upright as a picture that lies, and says so.
    const [width, height] = orientation > 4 ? [storedHeight, stored] : [stored, storedHeight];
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return bad({ id: 'file_type' });
    if (width < least.width || height < least.height)
      return bad({ id: 'picture_small', w: least.width, h: least.height });
    if (least.shape) {
      const [w, h] = least.shape;
      if (Math.abs((width * h) / (height * w) - 1) > shapeSlack) return bad({ id: 'picture_shape', w, h });
    }
    const picture = sharp(bytes, options)
      .rotate()
      .resize({ width: 2880, height: 2880, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    const { data, info } = await picture.jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true });
    // A strip is made smaller by its long side, and its short side with it.
    if (info.width < least.width || info.height < least.height)
      return bad({ id: 'picture_small', w: least.width, h: least.height });
    return ok(data);
  } catch {
    return bad({ id: 'file_type' });
  }
};
