import type { Language } from '@trassa/contracts';
import { brandIn, formatPhone } from '@trassa/rules';
import { drawQr } from '../../../../platform/pdf/draw-qr.ts';
import {
  createPaper,
  drawLine,
  drawParagraph,
  finish,
  fitParagraph,
  ink,
  type Paper,
} from '../../../../platform/pdf/paper.ts';
import { paperWords } from './paper-words.ts';

export type Label = {
  readonly number: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly way: string;
  readonly track: string | null;
  readonly grams: number;
  readonly pieces: number;
};
export type LabelsPdf = { readonly labels: readonly Label[]; readonly language: Language; readonly brand: string };

/** A6 upright, in points. */
const a6 = { width: 297.64, height: 419.53 } as const;
const margin = 20;
const inner = a6.width - 2 * margin;
/** Of the code of its number, by which a scanner opens it; 24 mm, 21 modules. */
const code = 68;
/** Beside the code and the four modules of white paper that it needs around it. */
const beside = inner - code - 14;

const hair = (paper: Paper, y: number): void => {
  paper
    .moveTo(margin, y)
    .lineTo(a6.width - margin, y)
    .lineWidth(1)
    .strokeColor(ink.text)
    .stroke();
};

/** Black on white alone: label printers know no other colour. */
const drawLabel = (paper: Paper, label: Label, { language, brand }: LabelsPdf): void => {
  const words = paperWords[language];
  drawLine(paper, brandIn(language, brand), margin, 18, { font: 'display', size: 16, min: 10, width: inner });
  drawLine(paper, label.way, margin, 38, { font: 'text', size: 10, min: 8, width: inner });
  hair(paper, 58);
  drawLine(paper, words.to, margin, 66, { font: 'text', size: 9, min: 8, width: inner });
  const name = { font: 'text-bold', width: inner, height: 52 } as const;
  let y = 80;
  y += drawParagraph(paper, label.name, margin, y, {
    ...name,
    size: fitParagraph(paper, label.name, { ...name, sizes: [20, 17, 14, 12] }),
  });
  y += 4;
  drawLine(paper, formatPhone(label.phone), margin, y, { font: 'text', size: 13, min: 10, width: inner });
  y += 22;
  const address = { font: 'text', width: inner, height: 130 } as const;
  drawParagraph(paper, label.address, margin, y, {
    ...address,
    size: fitParagraph(paper, label.address, { ...address, sizes: [16, 14, 12, 10] }),
  });
  hair(paper, 318);
  drawLine(paper, label.track ?? '', margin, 326, { font: 'text-bold', size: 18, min: 8, width: beside });
  drawLine(paper, `${words.order} ${label.number}`, margin, 356, {
    font: 'text-bold',
    size: 15,
    min: 10,
    width: beside,
  });
  const about = [words.pieces(label.pieces), words.weight(label.grams)].join('\u00a0· ');
  drawLine(paper, about, margin, 380, { font: 'text', size: 11, min: 9, width: beside });
  drawQr(paper, label.number, a6.width - margin - code, 334, code);
};

/** One label a page, A6. */
export const labelsPdf = (pdf: LabelsPdf): Promise<Buffer> => {
  const { labels, language, brand } = pdf;
  const paper = createPaper({ title: paperWords[language].labels, author: brand, language }, a6);
  for (const [index, label] of labels.entries()) {
    if (index > 0) paper.addPage({ size: [a6.width, a6.height], margin: 0 });
    drawLabel(paper, label, pdf);
  }
  return finish(paper);
};
