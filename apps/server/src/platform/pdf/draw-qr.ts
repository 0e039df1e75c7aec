import { encode } from 'uqr';
import type { Paper } from './paper.ts';

/** 200 px of the specification (TICKET-47) in points. */
export const qrSize = 150;

/** A QR at the low level of correction as one vector path; the four modules around it are left to the white paper. */
export const drawQr = (paper: Paper, text: string, x: number, y: number, size: number = qrSize): void => {
  const { data, size: count } = encode(text, { ecc: 'L', boostEcc: false, border: 0 });
  const module = size / count;
  data.forEach((row, line) => {
    for (let from = 0; from < count; from += 1) {
      if (!row[from]) continue;
      let to = from;
      while (row[to + 1]) to += 1;
      // A hair of overlap: without it viewers draw white seams between modules.
      paper.rect(x + from * module, y + line * module, (to - from + 1) * module + 0.05, module + 0.05);
      from = to;
    }
  });
  paper.fill('#000000');
};
