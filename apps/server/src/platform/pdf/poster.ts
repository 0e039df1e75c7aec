import { drawLine, ink, page, type Paper } from './paper.ts';

const inner = page.width - 2 * page.margin;

/** A stamped plate with a word on it, at the left margin; a long word gets smaller. */
export const drawPlate = (paper: Paper, text: string, y: number, colours: { plate: string; word: string }): void => {
  const size = 18;
  const width = Math.min(inner, paper.font('display').fontSize(size).widthOfString(text) + 20);
  paper.rect(page.margin, y, width, 28).fill(colours.plate);
  drawLine(paper, text, page.margin + 10, y + 3.5, {
    font: 'display',
    size,
    min: 12,
    width: inner - 20,
    colour: colours.word,
  });
};

/** The upper part of what people hold in hand: PNG or JPEG, or the plain ground, with the brand on it and the line of heat below. */
export const drawPoster = (
  paper: Paper,
  { art, height, brand }: { art: Uint8Array | null; height: number; brand: string },
): void => {
  paper.rect(0, 0, page.width, height).fill(ink.soot);
  if (art) {
    paper.save().rect(0, 0, page.width, height).clip();
    // Pictures given as text are known again: one that stands on many pages is in their file once.
    const picture = `data:image;base64,${Buffer.from(art).toString('base64')}`;
    paper.image(picture, 0, 0, { cover: [page.width, height], align: 'center', valign: 'center' });
    paper.restore();
  }
  paper.rect(0, height, page.width, 4).fill(ink.heat);
  drawPlate(paper, brand, 20, { plate: ink.bar, word: ink.white });
};

/** The lower part that is torn off, from `top` on. */
export const drawPerforation = (paper: Paper, top: number): void => {
  paper.rect(0, top, page.width, page.height - top).fill(ink.white);
  paper.save().lineWidth(3).strokeColor(ink.edge).dash(7, { space: 5 });
  paper.moveTo(0, top).lineTo(page.width, top).stroke().undash().restore();
};
