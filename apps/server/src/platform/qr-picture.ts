import sharp from 'sharp';
import { encode } from 'uqr';

/** Pixels of a module: sharp on every screen at 200 px. */
const scale = 12;
/** Modules of white around, which a scanner needs. */
const quiet = 4;

/** A QR at the low level of correction (TICKET-47) as PNG of two colours, a kilobyte or two. */
export const qrPicture = (text: string): Promise<Buffer> => {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: quiet });
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * scale, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
};
