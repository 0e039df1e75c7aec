import { inflateSync } from 'node:zlib';

/** Characters of drawing instructions in a PDF: a QR takes some thousands. */
export const drawnIn = (pdf: Buffer = Buffer.alloc(0)): number => {
  let length = 0;
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at);
    try {
      const text = inflateSync(pdf.subarray(at + 7, end)).toString('latin1');
      if (/\bre\b|\bBT\b/.test(text.slice(0, 2000))) length += text.length;
    } catch {
      // Not a compressed stream, or the end of one.
    }
  }
  return length;
};
