import type { Language } from '@trassa/contracts';
import { brandIn, moneyText } from '@trassa/rules';
import {
  createPaper,
  drawLine,
  drawParagraph,
  finish,
  fitParagraph,
  fitSize,
  ink,
  page,
  type Paper,
} from '../../../platform/pdf/paper.ts';
import { drawPerforation, drawPlate, drawPoster } from '../../../platform/pdf/poster.ts';
import { certificateWords, dayText } from '../certificate-words.ts';
import type { CertificateView } from '../certificates.repository.ts';

export type CertificatePdf = {
  readonly certificate: CertificateView;
  readonly code: string;
  readonly language: Language;
  readonly brand: string;
  /** Host where the code is spent. */
  readonly site: string;
  /** PNG or JPEG of the season's terrain; null leaves the plain ground. */
  readonly art: Uint8Array | null;
};

const artHeight = 216;
const stubTop = 392;
const inner = page.width - 2 * page.margin;
/** Width of the sum: nothing stands on the course of the season's poster. */
const beforeCourse = 224;

const drawArt = (paper: Paper, { certificate, language, brand, art }: CertificatePdf): void => {
  drawPoster(paper, { art, height: artHeight, brand: brandIn(language, brand) });
  const title = certificateWords[language].certificate.toLocaleUpperCase(language);
  drawPlate(paper, title, 58, { plate: ink.heat, word: ink.text });
  const sum = moneyText(certificate.amount, language);
  const size = fitSize(paper, sum, { font: 'display', size: 118, min: 48, width: beforeCourse });
  // The comma of an English sum hangs below the line.
  drawLine(paper, sum, page.margin, artHeight - 20 - size * 0.94, {
    font: 'display',
    size,
    min: size,
    width: inner,
    colour: ink.white,
  });
};

/** For whom, and what the giver wrote. */
const drawBody = (paper: Paper, { certificate, language }: CertificatePdf): void => {
  const { name, text } = certificate;
  let y = artHeight + 24;
  if (name) {
    const line = certificateWords[language].for(name).toLocaleUpperCase(language);
    y += drawLine(paper, line, page.margin, y, { font: 'display', size: 30, min: 14, width: inner }) + 14;
  }
  const height = stubTop - 16 - y;
  if (!text) return;
  // A long greeting in smaller type: it is cut only when even that is not enough.
  const box = { font: 'text', width: inner, height } as const;
  const size = fitParagraph(paper, text, { ...box, sizes: [13, 12, 11, 10, 9] });
  drawParagraph(paper, text, page.margin, y, { ...box, size });
};

const drawCode = (paper: Paper, code: string, y: number): void => {
  const height = 54;
  paper.rect(page.margin, y, inner, height).fill(ink.bar);
  const size = fitSize(paper, code, { font: 'text-bold', size: 27, min: 16, width: inner - 32 });
  const width = paper.font('text-bold').fontSize(size).widthOfString(code);
  drawLine(paper, code, (page.width - width) / 2, y + (height - size * 1.2) / 2, {
    font: 'text-bold',
    size,
    min: size,
    width: inner,
    colour: ink.white,
  });
};

const drawStub = (paper: Paper, { certificate, code, language, site }: CertificatePdf): void => {
  const say = certificateWords[language];
  drawPerforation(paper, stubTop);
  const label = { font: 'text' as const, size: 10, min: 8, width: inner, colour: ink.muted };
  let y = stubTop + 18;
  drawLine(paper, say.code, page.margin, y, label);
  drawCode(paper, code, y + 15);
  y += 84;
  drawLine(paper, say.until, page.margin, y, { ...label, width: 130 });
  const until = dayText(certificate.validUntil, language);
  drawLine(paper, until, page.margin, y + 12, { font: 'text-bold', size: 13, min: 10, width: inner / 2 - 8 });
  const half = page.margin + inner / 2;
  const host = paper.font('text-bold').fontSize(13).widthOfString(site);
  const left = Math.max(half, page.width - page.margin - host);
  drawLine(paper, site, left, y + 12, { font: 'text-bold', size: 13, min: 8, width: page.width - page.margin - left });
  drawParagraph(paper, say.use, page.margin, y + 40, {
    font: 'text',
    size: 9.5,
    width: inner,
    height: page.height - 16 - y - 40,
    colour: ink.muted,
  });
};

/** A gift certificate to be printed or sent on: poster, greeting and a stub with the code, A5, text selectable (DEC-84). */
export const certificatePdf = (pdf: CertificatePdf): Promise<Buffer> => {
  const { language, brand, certificate } = pdf;
  const paper = createPaper({
    title: `${certificateWords[language].certificate} ${moneyText(certificate.amount, language)}`,
    author: brand,
    language,
  });
  paper.rect(0, 0, page.width, page.height).fill(ink.frost);
  drawArt(paper, pdf);
  drawBody(paper, pdf);
  drawStub(paper, pdf);
  return finish(paper);
};
