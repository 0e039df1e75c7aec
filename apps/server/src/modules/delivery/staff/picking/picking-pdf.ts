import type { Language } from '@trassa/contracts';
import type { ParcelLine, Picking } from '@trassa/contracts/office';
import { createPaper, drawLine, finish, ink, type Paper } from '../../../../platform/pdf/paper.ts';
import { paperWords } from './paper-words.ts';

export type PickingPdf = {
  readonly picking: Picking;
  readonly language: Language;
  readonly brand: string;
  /** When it was made, in words. */
  readonly made: string;
};

/** A4 upright, in points. */
const a4 = { width: 595.28, height: 841.89 } as const;
const margin = 40;
const inner = a4.width - 2 * margin;
const bottom = a4.height - margin;
const box = 11;
const row = 19;

/** Where the next thing is drawn. */
type Sheet = { readonly paper: Paper; y: number };

/** A new page begins when so much does not fit. */
const makeRoom = (sheet: Sheet, height: number): void => {
  if (sheet.y + height <= bottom) return;
  sheet.paper.addPage({ size: [a4.width, a4.height], margin: 0 });
  sheet.y = margin;
};

const drawHead = (sheet: Sheet, text: string): void => {
  makeRoom(sheet, 60);
  drawLine(sheet.paper, text, margin, sheet.y, { font: 'text-bold', size: 14, min: 11, width: inner });
  sheet.y += 24;
};

type Thing = Pick<ParcelLine, 'title' | 'size' | 'variant' | 'pieces' | 'code'>;

/** A box to tick, how many, of what, and what stands on it. */
const drawThing = (sheet: Sheet, { title, size, variant, pieces, code }: Thing, language: Language): void => {
  const { paper } = sheet;
  makeRoom(sheet, row);
  paper.rect(margin, sheet.y, box, box).lineWidth(1).strokeColor(ink.text).stroke();
  const text = { font: 'text', size: 11, min: 8 } as const;
  drawLine(paper, String(pieces), margin + 20, sheet.y - 1, { ...text, font: 'text-bold', width: 34 });
  const name = [title, variant, size && paperWords[language].size(size)].filter(Boolean).join(', ');
  drawLine(paper, name, margin + 56, sheet.y - 1, { ...text, width: inner - 56 - 130 });
  drawLine(paper, code, margin + inner - 120, sheet.y, { ...text, size: 9, min: 6, width: 120, colour: ink.muted });
  sheet.y += row;
};

/** The picking list: sums of all parcels, then parcel by parcel with boxes to tick; A4, as many pages as it takes. */
export const pickingPdf = ({ picking, language, brand, made }: PickingPdf): Promise<Buffer> => {
  const words = paperWords[language];
  const sheet: Sheet = { paper: createPaper({ title: words.picking, author: brand, language }, a4), y: margin };
  drawLine(sheet.paper, words.picking, margin, sheet.y, { font: 'display', size: 26, min: 16, width: inner });
  sheet.y += 36;
  const about = `${made}\u00a0· ${words.shown(picking.parcels.length, picking.waiting)}`;
  drawLine(sheet.paper, about, margin, sheet.y, { font: 'text', size: 10, min: 8, width: inner, colour: ink.muted });
  sheet.y += 26;
  drawHead(sheet, words.all(picking.parcels.length));
  for (const line of picking.lines) drawThing(sheet, line, language);
  sheet.y += 12;
  drawHead(sheet, words.parcels);
  for (const parcel of picking.parcels) {
    makeRoom(sheet, 24 + row * Math.min(parcel.lines.length, 3));
    const whose = `${parcel.number}\u00a0· ${parcel.city}\u00a0· ${parcel.way}`;
    drawLine(sheet.paper, whose, margin, sheet.y, { font: 'text-bold', size: 11, min: 8, width: inner });
    sheet.y += 20;
    for (const line of parcel.lines) drawThing(sheet, line, language);
    sheet.y += 8;
  }
  return finish(sheet.paper);
};
