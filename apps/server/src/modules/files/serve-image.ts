import sharp from 'sharp';
import type { Storage } from '../../platform/storage.ts';

const widths = [320, 640, 960, 1280, 1920];
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

export type Image = { readonly bytes: Buffer; readonly type: string };
type ImageStorage = Pick<Storage, 'get' | 'put'>;

const resize = async (bytes: Buffer, width: number, extension: string): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: 40_000_000 }).rotate().resize({ width, withoutEnlargement: true });
  if (extension === 'png') return picture.png({ compressionLevel: 8 }).toBuffer();
  if (extension === 'webp') return picture.webp({ quality: 82 }).toBuffer();
  return extension === 'avif'
    ? picture.avif({ quality: 60 }).toBuffer()
    : picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
};

/**
 * Public pictures below '/images/': what is stored under `public/`, in one of the fixed widths with `width`. A width is
 * made once and kept; callers at once share the making.
 */
export const createImageServer = (storage: ImageStorage) => {
  const making = new Map<string, Promise<Buffer>>();

  const make = async (path: string, name: string, width: number, extension: string): Promise<Buffer | null> => {
    const original = await storage.get(`public/${path}`);
    if (original === null) return null;
    const bytes = await resize(original, width, extension);
    await storage.put(name, bytes);
    return bytes;
  };

  const findResized = async (path: string, width: number, extension: string): Promise<Buffer | null> => {
    const name = `resized/${width}/${path}`;
    const stored = (await storage.get(name)) ?? (await making.get(name));
    if (stored) return stored;
    const started = make(path, name, width, extension);
    making.set(name, started as Promise<Buffer>);
    return started.finally(() => making.delete(name));
  };

  /** `asked` is the text of `?w=`; another width than the fixed ones means the picture as it is stored. */
  return async (path: string, asked: unknown): Promise<Image | null> => {
    const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
    const type = types[extension];
    if (type === undefined) return null;
    const width = widths.find((one) => String(one) === asked);
    const bytes =
      width === undefined || extension === 'svg'
        ? await storage.get(`public/${path}`)
        : await findResized(path, width, extension);
    return bytes && { bytes, type };
  };
};
