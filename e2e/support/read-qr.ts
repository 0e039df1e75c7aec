import jsQR from 'jsqr';
import type { Locator } from '@playwright/test';
import { inflateSync } from 'node:zlib';

type Bitmap = { data: Uint8ClampedArray; width: number; height: number };

const read = ({ data, width, height }: Bitmap): string | null => jsQR(data, width, height)?.data ?? null;

/** What a camera would read from an element of the page. */
export const readQrOnPage = async (element: Locator): Promise<string | null> => {
  const picture = (await element.screenshot({ animations: 'disabled', scale: 'css' })).toString('base64');
  const { data, width, height } = await decodePicture(element, picture);
  return read({ data: Uint8ClampedArray.from(data), width, height });
};

/** The browser itself decodes the PNG, on an empty page without a policy of its own. */
const decodePicture = async (
  element: Locator,
  base64: string,
): Promise<{ data: number[]; width: number; height: number }> => {
  const page = await element.page().context().newPage();
  try {
    return await page.evaluate(async (text) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return { data: [...data], width, height };
    }, base64);
  } finally {
    await page.close();
  }
};

/** Streams of a PDF that are compressed by deflate, as text. */
const streamsOf = (pdf: Buffer): string[] => {
  const streams: string[] = [];
  for (let from = pdf.indexOf('stream\n'); from !== -1; from = pdf.indexOf('stream\n', from + 1)) {
    const end = pdf.indexOf('\nendstream', from);
    if (end === -1) break;
    try {
      streams.push(inflateSync(pdf.subarray(from + 'stream\n'.length, end)).toString('latin1'));
    } catch {
      // A picture or a font that is packed otherwise.
    }
  }
  return streams;
};

type Rectangle = { x: number; y: number; width: number; height: number };
const rectangle = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g;
/** A path of nothing but rectangles, long enough to be the modules of a QR. */
const rectangles = /(?:-?[\d.]+ -?[\d.]+ -?[\d.]+ -?[\d.]+ re\s+){40,}/;

const paint = (modules: readonly Rectangle[]): Bitmap => {
  const scale = 4;
  const margin = 24;
  const left = Math.min(...modules.map(({ x }) => x));
  const top = Math.min(...modules.map(({ y }) => y));
  const side = Math.max(...modules.map(({ x, width }) => x + width - left)) * scale;
  const size = Math.ceil(side) + 2 * margin;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const { x, y, width, height } of modules) {
    const at = { x: margin + (x - left) * scale, y: margin + (y - top) * scale };
    for (let row = Math.round(at.y); row < Math.round(at.y + height * scale); row += 1) {
      const from = (row * size + Math.round(at.x)) * 4;
      const pixels = Math.round(at.x + width * scale) - Math.round(at.x);
      for (let pixel = 0; pixel < pixels; pixel += 1) data.fill(0, from + pixel * 4, from + pixel * 4 + 3);
    }
  }
  return { data, width: size, height: size };
};

/** What a camera would read from the QRs of a PDF of tickets, page by page; they are drawn as black rectangles. */
export const readQrsInPdf = (pdf: Buffer): (string | null)[] =>
  streamsOf(pdf)
    .flatMap((stream) => rectangles.exec(stream)?.[0] ?? [])
    .map((path) => {
      const modules = [...path.matchAll(rectangle)].map(([, x, y, width, height]) => ({
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      }));
      return read(paint(modules));
    });

export const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
