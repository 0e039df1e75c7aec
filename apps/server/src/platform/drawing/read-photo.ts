import type { MessageSpec } from '@trassa/contracts';
import { invalid, ok, type Result } from '../../kernel/result.ts';

/** Pixels that a photograph of an event or of news has at least (back-office.md 3.4, step 4; 3.9). */
export const photoLeast = { width: 1600, height: 900 } as const;

const mostBytes = 2 * 1024 * 1024;
const mostPixels = 60_000_000;

const bad = (message: MessageSpec): Result<never> => invalid({ file: message });

/** A photograph drawn anew as a JPEG, without what was hidden beside it; what it is, its content says and not its name. */
export const readPhoto = async (
  bytes: Buffer,
  least: { readonly width: number; readonly height: number },
): Promise<Result<Buffer>> => {
  if (bytes.length > mostBytes) return bad({ id: 'image_size' });
  const { default: sharp } = await import('sharp');
  try {
    const options = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true } as const;
    const { width, height, format } = await sharp(bytes, options).metadata();
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return bad({ id: 'file_type' });
    if (width < least.width || height < least.height)
      return bad({ id: 'picture_small', w: least.width, h: least.height });
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
