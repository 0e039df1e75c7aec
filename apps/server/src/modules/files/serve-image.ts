import { type Draw, drawing } from '../../platform/drawing/index.ts';
import type { Storage } from '../../platform/storage.ts';
import type { resizePicture as drawResized } from './resize-picture.ts';

const resizePicture = drawing<typeof drawResized>(import.meta.resolve('./resize-picture.ts'), 'resizePicture');

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

/**
 * Port: the stored file, else what `make` gives, which is stored; pictures take turns and are counted by asker. null:
 * too many are waiting or were made for this asker.
 */
export type KeepPicture<Viewer> = (name: string, make: () => Promise<Buffer>, asker: Viewer) => Promise<Buffer | null>;

const sizedName = (path: string, width: number): string => `resized/${width}/${path}`;
/** Where every size of an uploaded photograph is kept, in the formats that pages ask for. */
export const namesOfSizes = (path: string): string[] =>
  widths.flatMap((width) =>
    ['jpg', 'webp', 'avif'].map((ending) => sizedName(path.replace(/\.jpg$/, `.${ending}`), width)),
  );

/** Uploaded photographs are kept as JPEG; pages ask for them in the newer formats too, by the same name. */
const asPhotograph = (path: string): string => path.replace(/\.(?:avif|webp)$/, '.jpg');

/**
 * Public pictures below '/images/': what is stored under `public/`, in one of the fixed widths with `width`. A width is
 * made once and kept, in turn with every other picture that is made; 'busy' when its turn would not come.
 */
export const createImageServer = <Viewer>({
  storage,
  draw,
  keepPicture,
}: {
  storage: Pick<Storage, 'get'>;
  draw: Draw;
  keepPicture: KeepPicture<Viewer>;
}) => {
  const findResized = async (
    path: string,
    width: number,
    extension: string,
    asker: Viewer,
  ): Promise<Buffer | 'busy' | null> => {
    const name = sizedName(path, width);
    // Looked for first: a name of nothing takes no turn and counts for nobody.
    const original = (await storage.get(`public/${path}`)) ?? (await storage.get(`public/${asPhotograph(path)}`));
    if (original === null) return null;
    const resize = () => draw(resizePicture, { bytes: original, width, extension });
    return (await keepPicture(name, resize, asker)) ?? 'busy';
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
