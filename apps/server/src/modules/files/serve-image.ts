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

const resize = async (bytes: Buffer, width: number, extension: string): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: 40_000_000 }).rotate().resize({ width, withoutEnlargement: true });
  if (extension === 'png') return picture.png({ compressionLevel: 8 }).toBuffer();
  if (extension === 'webp') return picture.webp({ quality: 82 }).toBuffer();
  return extension === 'avif'
    ? picture.avif({ quality: 60 }).toBuffer()
    : picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
};

/**
 * Port: the stored file, else what `make` gives, which is stored; pictures take turns and are counted by asker. null:
 * too many are waiting or were made for this asker.
 */
export type KeepPicture<Viewer> = (name: string, make: () => Promise<Buffer>, asker: Viewer) => Promise<Buffer | null>;

/**
 * Public pictures below '/images/': what is stored under `public/`, in one of the fixed widths with `width`. A width is
 * made once and kept, in turn with every other picture that is made; 'busy' when its turn would not come.
 */
export const createImageServer = <Viewer>(storage: Pick<Storage, 'get'>, keepPicture: KeepPicture<Viewer>) => {
  const findResized = async (
    path: string,
    width: number,
    extension: string,
    asker: Viewer,
  ): Promise<Buffer | 'busy' | null> => {
    const name = `resized/${width}/${path}`;
    // Looked for first: a name of nothing takes no turn and counts for nobody.
    const original = await storage.get(`public/${path}`);
    return original && ((await keepPicture(name, () => resize(original, width, extension), asker)) ?? 'busy');
  };

  /** `asked` is the text of `?w=`; another width than the fixed ones means the picture as it is stored. */
  return async (path: string, asked: unknown, asker: Viewer): Promise<Image | 'busy' | null> => {
    const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
    const type = types[extension];
    if (type === undefined) return null;
    const width = widths.find((one) => String(one) === asked);
    const bytes =
      width === undefined || extension === 'svg'
        ? await storage.get(`public/${path}`)
        : await findResized(path, width, extension, asker);
    return bytes === null || bytes === 'busy' ? bytes : { bytes, type };
  };
};
