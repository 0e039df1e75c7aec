import type { Language } from '@trassa/contracts';
import { brandIn, categoryName, formatDate, formatWithDistance } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import { drawQr } from '../../../platform/pdf/draw-qr.ts';
import { createPaper, drawLine, drawParagraph, finish, ink, type Paper, sheet } from '../../../platform/pdf/paper.ts';
import { finishTime } from '../result.presenter.ts';
import { cityName, eventTitle, formatTitle, nameOf, type ResultView } from '../result-view.ts';
import { certificateWords } from './certificate-words.ts';

export type CertificatePdf = {
  readonly view: ResultView;
  readonly language: Language;
  readonly brand: string;
  /** Absolute address of the page that checks the paper. */
  readonly link: string;
  /** PNG or JPEG of the terrain; null leaves the plain ground. */
  readonly terrain: Uint8Array | null;
};

const { width, height, margin } = sheet;
const inner = width - 2 * margin;
const artHeight = 172;
const factsTop = 372;
const footTop = 474;
const gap = 16;
const qrSize = 84;

const drawPlate = (paper: Paper, text: string, y: number, ground: string, colour: string): void => {
  const plateWidth = Math.min(inner, paper.font('display').fontSize(22).widthOfString(text) + 24);
  paper.rect(margin, y, plateWidth, 34).fill(ground);
  drawLine(paper, text, margin + 12, y + 4, { font: 'display', size: 22, min: 12, width: inner - 24, colour });
};

const drawHead = (paper: Paper, { view, language, brand, terrain }: CertificatePdf): void => {
  paper.rect(0, 0, width, artHeight).fill(ink.soot);
  if (terrain) {
    paper.save().rect(0, 0, width, artHeight).clip();
    paper.image(Buffer.from(terrain), 0, 0, { cover: [width, artHeight], align: 'center', valign: 'center' });
    paper.restore();
  }
  paper.rect(0, artHeight, width, 5).fill(ink.heat);
  drawPlate(paper, brandIn(language, brand), 28, ink.bar, ink.white);
  const title = view.template
    ? say(language, view.template.title_ru, view.template.title_en)
    : certificateWords[language].title;
  drawPlate(paper, title.toLocaleUpperCase(language), artHeight - 58, ink.heat, ink.text);
};

/** One line as large as it fits, else up to three smaller ones; answers the height taken. */
const drawName = (paper: Paper, name: string, top: number): number => {
  const room = 96;
  const fits = [76, 68, 60, 52, 44, 38, 32, 28, 24, 20, 16, 13].find((size) => {
    paper.font('display').fontSize(size);
    const isLine = paper.widthOfString(name) <= inner;
    // Wrapped only from where a single line would be small; no word is broken.
    const isWrapped =
      size <= 44 &&
      name.split(' ').every((word) => paper.widthOfString(word) <= inner) &&
      paper.heightOfString(name, { width: inner, lineGap: size * 0.2 }) <= room;
    return isLine || isWrapped;
  });
  return drawParagraph(paper, name, margin, top, { font: 'display', size: fits ?? 13, width: inner, height: room });
};

const drawBody = (paper: Paper, { view, language }: CertificatePdf): void => {
  const words = certificateWords[language];
  const top = artHeight + 24;
  const name = nameOf(view);
  const taken = drawName(paper, name.toLocaleUpperCase('ru'), top);
  const ofTeam = view.team && view.team !== name ? `${words.team} ${words.quoted(view.team)}` : '';
  const ofClub = view.club ? `${words.club} ${words.quoted(view.club)}` : '';
  const belongs = [ofTeam, ofClub].filter(Boolean).join(' · ');
  let y = top + taken + 4;
  if (belongs)
    y += drawLine(paper, belongs, margin, y, { font: 'text-bold', size: 14, min: 8, width: inner }) * 1.2 + 8;
  const text = view.template ? say(language, view.template.text_ru, view.template.text_en) : '';
  const format = formatWithDistance(formatTitle(view, language), view.distance_km, language);
  const event = `${text || words.finished}: ${eventTitle(view, language)}, ${cityName(view, language)}, ${format}`;
  const date = formatDate(toUnix(view.start_time), view.timezone, language);
  drawParagraph(paper, `${event}, ${date}`, margin, y, {
    font: 'text',
    size: 14,
    width: inner,
    height: factsTop - y - 8,
  });
};

/** Label, value, and out of how many. */
type Fact = readonly [label: string, value: string, note: string];

const factsOf = ({ view, language }: CertificatePdf): Fact[] => {
  const words = certificateWords[language];
  const numbers = new Intl.NumberFormat(language);
  const place = (label: string, position: number | null, finishers: number | null): Fact[] =>
    position === null ? [] : [[label, String(position), finishers === null ? '' : words.of(numbers.format(finishers))]];
  return [
    [words.time, finishTime(view), ''],
    ...place(words.place, view.position, view.finishers),
    ...(view.gender === null ? [] : place(words.ofGender[view.gender], view.position_gen, view.finishers_gender)),
    ...(view.category === null
      ? []
      : place(
          `${words.category} ${categoryName(view.category, language)}`,
          view.position_cat,
          view.finishers_category,
        )),
    ...(view.start_number === '' ? [] : [[words.number, view.start_number, ''] as const]),
  ];
};

/** Digits leave room for what stands beside them. */
const noteRoom = (note: string, room: number): number => (note ? room * 0.62 : room);

const drawFacts = (paper: Paper, pdf: CertificatePdf): void => {
  const facts = factsOf(pdf);
  // The time is the widest.
  const column = (inner + gap) / (facts.length + 0.6);
  let x = margin;
  for (const [index, [label, value, note]] of facts.entries()) {
    const room = column * (index ? 1 : 1.6) - gap;
    paper.rect(x, factsTop, room, 2).fill(ink.text);
    drawLine(paper, label, x, factsTop + 10, { font: 'text', size: 11, min: 8, width: room, colour: ink.muted });
    const size = drawLine(paper, value, x, factsTop + 26, {
      font: 'display',
      size: 52,
      min: 14,
      width: noteRoom(note, room),
    });
    if (note) {
      const after = x + paper.widthOfString(value) + 6;
      // On the line on which the digits stand.
      drawLine(paper, note, after, factsTop + 26 + size * 0.93 - 11, {
        font: 'text',
        size: 10.5,
        min: 6,
        width: Math.max(20, x + room - after),
        colour: ink.muted,
      });
    }
    x += room + gap;
  }
};

const drawFoot = (paper: Paper, { view, language, link }: CertificatePdf): void => {
  paper.rect(0, footTop, width, height - footTop).fill(ink.white);
  paper.rect(0, footTop, width, 1).fill(ink.hair);
  drawQr(paper, link, width - margin - qrSize, footTop + 17, qrSize);
  const room = inner - qrSize - 24;
  const signed = view.template ? say(language, view.template.signed_ru, view.template.signed_en) : '';
  if (signed)
    drawParagraph(paper, signed, margin, footTop + 18, { font: 'text-bold', size: 11, width: room, height: 44 });
  const y = footTop + 70;
  drawLine(paper, certificateWords[language].check, margin, y, {
    font: 'text',
    size: 9.5,
    min: 8,
    width: room,
    colour: ink.muted,
  });
  drawLine(paper, link, margin, y + 14, { font: 'text', size: 10.5, min: 6, width: room });
  paper.link(margin, y, room, 28, link);
};

/** A finisher's certificate to be printed or shown: A4 across, text selectable, checked by QR or link. RESULT-06 */
export const finishCertificatePdf = (pdf: CertificatePdf): Promise<Buffer> => {
  const { view, language, brand } = pdf;
  const title = `${certificateWords[language].title}: ${nameOf(view)}`;
  const paper = createPaper({ title, author: brand, language }, sheet);
  paper.rect(0, 0, width, height).fill(ink.frost);
  drawHead(paper, pdf);
  drawBody(paper, pdf);
  drawFacts(paper, pdf);
  drawFoot(paper, pdf);
  return finish(paper);
};
