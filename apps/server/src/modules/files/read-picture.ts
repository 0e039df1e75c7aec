import { ok, type Result } from '../../kernel/result.ts';
import { createGate } from './gate.ts';
import { badFile } from './bad-file.ts';
import { type FileKind, jpeg } from './domain/file-kind.ts';

/** More pixels than any phone's picture of 4 MB has; each takes four bytes while it is decoded. */
const maxPixels = 40_000_000;
/** Longer sides are scaled down: a document stays readable. */
const longestSide = 4000;
/** One may take 160 MB while it is decoded. */
const atOnce = 2;

const gate = createGate(atOnce);

/**
 * A picture drawn anew: upright, without metadata or anything that was hidden behind it. Refuses what does not decode
 * whole and what has too many pixels.
 */
export const redrawPicture = (bytes: Buffer, kind: FileKind): Promise<Result<Buffer>> =>
  gate(async () => {
    // Loaded with the first upload: nothing else here needs the library.
    const { default: sharp } = await import('sharp');
    const options = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true } as const;
    try {
      const { width, height, pages = 1 } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
      if (width * height * pages > maxPixels) return badFile('image_size');
      const picture = sharp(bytes, options)
        .rotate()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
      return ok(
        await (
          kind === jpeg
            ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 })
            : picture.png({ compressionLevel: 8 })
        ).toBuffer(),
      );
    } catch {
      return badFile('file_type');
    }
  });
