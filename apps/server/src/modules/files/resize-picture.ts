import sharp from 'sharp';

type Resized = { readonly bytes: Uint8Array; readonly width: number; readonly extension: string };

/** A stored picture in another width, upright and in its own format. */
export const resizePicture = async ({ bytes, width, extension }: Resized): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: 40_000_000 }).rotate().resize({ width, withoutEnlargement: true });
  if (extension === 'png') return picture.png({ compressionLevel: 8 }).toBuffer();
  if (extension === 'webp') return picture.webp({ quality: 82 }).toBuffer();
  return extension === 'avif'
    ? picture.avif({ quality: 60 }).toBuffer()
    : picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
};
