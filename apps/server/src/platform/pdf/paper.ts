import PDFDocument from 'pdfkit';
import { fontFile, type FontName } from '@trassa/artwork/fonts';
import { colours, light } from '../../kernel/brand.ts';

export type Paper = PDFKit.PDFDocument;

/** A5 upright, in points of 1/72 inch. */
export const page = { width: 419.53, height: 595.28, margin: 28 } as const;
/** A4 across. */
export const sheet = { width: 841.89, height: 595.28, margin: 40 } as const;

export const ink = {
  text: light.text,
  muted: light.muted,
  hair: light.hair,
  edge: colours.edge,
  bar: colours.ink,
  soot: colours.soot,
  heat: colours.heat,
  sunk: colours.sunk,
  white: '#ffffff',
  frost: light.sheet,
} as const;

const fonts: readonly FontName[] = ['display', 'text', 'text-bold'];

/** An empty page with the three cuts of the brand. */
export const createPaper = (
  info: { title: string; author: string; language: string },
  { width, height }: { width: number; height: number } = page,
): Paper => {
  const paper = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author },
  });
  for (const name of fonts) paper.registerFont(name, fontFile(name));
  paper.addPage({ size: [width, height], margin: 0 });
  return paper;
};

/** The whole document as bytes. */
export const finish = (paper: Paper): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
    paper.end();
  });

type Line = { font: FontName; size: number; min: number; width: number };

/** Largest size, down to `min`, at which a text fits into one line. */
export const fitSize = (paper: Paper, text: string, { font, size, min, width }: Line): number => {
  paper.font(font).fontSize(size);
  const wide = paper.widthOfString(text);
  return wide <= width ? size : Math.max(min, Math.floor(((size * width) / wide) * 10) / 10);
};

const cutAt = (paper: Paper, text: string, width: number): string => {
  if (paper.widthOfString(text) <= width) return text;
  let end = text.length;
  while (end > 1 && paper.widthOfString(`${text.slice(0, end).trimEnd()}…`) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
};

/** One line from its top left corner, shrunk and at the worst cut to fit; answers the size taken. */
export const drawLine = (
  paper: Paper,
  text: string,
  x: number,
  y: number,
  line: Line & { colour?: string },
): number => {
  const size = fitSize(paper, text, line);
  paper
    .font(line.font)
    .fontSize(size)
    .fillColor(line.colour ?? ink.text);
  paper.text(cutAt(paper, text, line.width), x, y, { lineBreak: false });
  return size;
};

/** The first of these sizes, from the largest, in which a paragraph is not cut; else the smallest. */
export const fitParagraph = (
  paper: Paper,
  text: string,
  { font, sizes, width, height }: { font: FontName; sizes: readonly number[]; width: number; height: number },
): number =>
  sizes.find(
    (size) =>
      paper
        .font(font)
        .fontSize(size)
        .heightOfString(text, { width, lineGap: size * 0.2 }) <= height,
  ) ?? Math.min(...sizes);

/** Wrapped text of at most `height` points, ending in an ellipsis when it is longer; answers its height. */
export const drawParagraph = (
  paper: Paper,
  text: string,
  x: number,
  y: number,
  {
    font,
    size,
    width,
    height,
    colour,
  }: { font: FontName; size: number; width: number; height: number; colour?: string },
): number => {
  paper
    .font(font)
    .fontSize(size)
    .fillColor(colour ?? ink.text);
  const options = { width, lineGap: size * 0.2 };
  // Whole lines: in a half of one more the last line is taken for a middle one and gets no ellipsis.
  const line = paper.heightOfString('0', options);
  const room = Math.max(1, Math.floor(height / line)) * line;
  const tall = Math.min(room, paper.heightOfString(text, options));
  paper.text(text, x, y, { ...options, height: tall, ellipsis: '…' });
  return tall;
};
