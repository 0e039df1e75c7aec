import type { Language } from '@trassa/contracts';
import { brandIn } from '@trassa/rules';
import { say } from '../../kernel/say.ts';
import { createPaper, drawLine, drawParagraph, finish, ink, page, type Paper } from '../../platform/pdf/paper.ts';
import { drawPlate, drawPoster } from '../../platform/pdf/poster.ts';
import { factsOf, helpOf, type PolicyDocument } from './policy-document.ts';
import { policyWords } from './policy-words.ts';

export type PolicyPdf = {
  readonly policy: PolicyDocument;
  readonly language: Language;
  readonly brand: string;
  readonly siteUrl: string;
  /** PNG or JPEG of the terrain; null leaves the plain ground. */
  readonly terrain: Uint8Array | null;
};

const inner = page.width - 2 * page.margin;
const artHeight = 152;
const nameWidth = 96;

const drawHead = (paper: Paper, { policy, language, brand, terrain }: PolicyPdf): void => {
  drawPoster(paper, { art: terrain, height: artHeight, brand: brandIn(language, brand) });
  drawPlate(paper, policy.number, artHeight - 44, { plate: ink.heat, word: ink.text });
  const title = policyWords[language].title.toLocaleUpperCase(language);
  drawLine(paper, title, page.margin, artHeight + 20, { font: 'display', size: 26, min: 16, width: inner });
};

/** Name and value of each line between hairs; answers where they end. */
const drawFacts = (paper: Paper, { policy, language }: PolicyPdf, top: number): number => {
  let y = top;
  for (const [name, value] of factsOf(policy, language)) {
    drawLine(paper, name, page.margin, y + 1, {
      font: 'text',
      size: 9.5,
      min: 8,
      width: nameWidth - 8,
      colour: ink.muted,
    });
    const tall = drawParagraph(paper, value, page.margin + nameWidth, y, {
      font: 'text-bold',
      size: 11,
      width: inner - nameWidth,
      height: 30,
    });
    y += Math.max(tall, 14) + 5;
    paper
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.75)
      .strokeColor(ink.hair)
      .stroke();
    y += 7;
  }
  return y;
};

const drawFoot = (paper: Paper, { policy, language, siteUrl }: PolicyPdf, top: number): void => {
  const words = policyWords[language];
  const link = new URL(policy.legals, siteUrl).href;
  const text = { font: 'text', size: 9.5, width: inner } as const;
  let y = top + 6;
  const subtitle = say(language, policy.subtitleRu, policy.subtitleEn);
  if (subtitle) y += drawParagraph(paper, subtitle, page.margin, y, { ...text, font: 'text-bold', height: 40 }) + 8;
  y += drawParagraph(paper, helpOf(policy, language), page.margin, y, { ...text, height: 48 }) + 10;
  drawLine(paper, words.conditions, page.margin, y, { ...text, min: 8, colour: ink.muted });
  drawLine(paper, link, page.margin, y + 13, { ...text, min: 7 });
  paper.link(page.margin, y, inner, 26, link);
};

/** A policy to be printed or shown: A5, text selectable. API §15 */
export const policyPdf = (pdf: PolicyPdf): Promise<Buffer> => {
  const { policy, language, brand } = pdf;
  const paper = createPaper({ title: `${policyWords[language].policy} ${policy.number}`, author: brand, language });
  paper.rect(0, 0, page.width, page.height).fill(ink.frost);
  drawHead(paper, pdf);
  drawFoot(paper, pdf, drawFacts(paper, pdf, artHeight + 66));
  return finish(paper);
};
