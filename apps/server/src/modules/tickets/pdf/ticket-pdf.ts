import type { Language } from '@trassa/contracts';
import { brandIn, formatDate, formatDatedStart, needsParticipant, orderNumber, seatText } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { formatOf, participantName, raceOf, seatOf, startOf, toAct, type TicketView } from '../ticket.ts';
import { teamTitle } from '../team-title.ts';
import { drawQr, qrSize } from '../../../platform/pdf/draw-qr.ts';
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
import { ticketWords, withoutNumber } from './ticket-words.ts';

export type TicketPdf = {
  readonly ticket: TicketView;
  readonly language: Language;
  readonly brand: string;
  /** PNG or JPEG of the place's terrain; null leaves the plain ground. */
  readonly terrain: Uint8Array | null;
  /** Signed text of the QR; null: there is none, or not yet. */
  readonly qr: string | null;
  /** What stands in the place of a QR that is not there yet. */
  readonly note: string | null;
};

const artHeight = 152;
const stubTop = 386;
const inner = page.width - 2 * page.margin;

const drawArt = (paper: Paper, { ticket, language, brand, terrain }: TicketPdf): void => {
  drawPoster(paper, { art: terrain, height: artHeight, brand: brandIn(language, brand) });
  const date = formatDate(toUnix(startOf(ticket)), ticket.city.timezone, language).toLocaleUpperCase(language);
  drawPlate(paper, date, artHeight - 44, { plate: ink.heat, word: ink.text });
};

/** Of the display cut: how tall its figures are, and how far below the line's top they begin, in ems. */
const figure = { height: 0.61, top: 0.3 } as const;

/** The number as tall as the space from `y` to `end` lets it be. */
const drawNumber = (paper: Paper, { ticket, language }: TicketPdf, y: number, end: number): void => {
  const { startNumber } = ticket;
  const seat = seatText({ sector: null, row: ticket.row, place: ticket.seat }, language);
  if (startNumber === null || seat) {
    const words = (seat || withoutNumber(ticket, language)).toLocaleUpperCase(language);
    drawLine(paper, words, page.margin, (y + end) / 2 - 24, {
      font: 'display',
      size: 40,
      min: 20,
      width: inner,
      colour: seat ? ink.text : ink.edge,
    });
    return;
  }
  const wanted = Math.min(128, (end - y) / figure.height);
  const size = fitSize(paper, String(startNumber), { font: 'display', size: wanted, min: 40, width: inner });
  drawLine(paper, String(startNumber), page.margin, y - size * figure.top, {
    font: 'display',
    size,
    min: size,
    width: inner,
  });
};

/** Name and value of each line under the number. */
const factsOf = ({ ticket, language }: TicketPdf): [string, string][] => {
  const say = ticketWords[language];
  const wave = ticket.cluster ? `, ${ticket.cluster.name[language]}` : '';
  const kind = ticket.kind === 'athlete' ? '' : `, ${say.kinds[ticket.kind]}`;
  const seat = seatOf(ticket, language);
  const name = participantName(ticket) || (needsParticipant(toAct(ticket)) ? say.unregistered : '');
  const team = ticket.team && say.numberedTeam(teamTitle(ticket.team.title, language), ticket.team.number);
  return [
    [say.start, `${formatDatedStart(toUnix(startOf(ticket)), ticket.city.timezone, language)}${wave}`],
    [say.format, `${formatOf(ticket, language)}${kind}`],
    ...(name ? [[say.participant, name] as [string, string]] : []),
    ...(team ? [[say.team, team] as [string, string]] : []),
    ...(seat ? [[say.seat, seat] as [string, string]] : []),
  ];
};

const drawBody = (paper: Paper, pdf: TicketPdf): void => {
  const { ticket, language } = pdf;
  const top = artHeight + 22;
  const title = raceOf(ticket, language).toLocaleUpperCase(language);
  drawLine(paper, title, page.margin, top, { font: 'display', size: 26, min: 13, width: inner });
  const facts = factsOf(pdf);
  const step = 17;
  let y = stubTop - 12 - facts.length * step;
  drawNumber(paper, pdf, top + 38, y - 14);
  for (const [name, value] of facts) {
    drawLine(paper, name, page.margin, y, { font: 'text', size: 10, min: 8, width: 78, colour: ink.muted });
    drawLine(paper, value, page.margin + 84, y - 1, { font: 'text-bold', size: 11.5, min: 8, width: inner - 84 });
    y += step;
  }
};

/** A dashed square of the QR's size with the note in it. */
const drawNote = (paper: Paper, note: string, top: number): void => {
  paper.save().lineWidth(1.5).strokeColor(ink.edge).dash(5, { space: 4 });
  paper.rect(page.margin, top, qrSize, qrSize).stroke().undash().restore();
  const width = qrSize - 24;
  drawParagraph(paper, note, page.margin + 12, top + 14, { font: 'text-bold', size: 11, width, height: qrSize - 28 });
};

const drawStub = (paper: Paper, { ticket, language, qr, note }: TicketPdf): void => {
  const say = ticketWords[language];
  const top = stubTop + 22;
  const left = qr === null && note === null ? page.margin : page.margin + qrSize + 22;
  const width = page.width - page.margin - left;
  if (qr === null && note !== null) drawNote(paper, note, top);
  if (qr !== null) {
    drawQr(paper, qr, page.margin, top);
    const half = paper.font('text').fontSize(9).widthOfString(say.show) / 2;
    drawLine(paper, say.show, page.margin + qrSize / 2 - half, top + qrSize + 7, {
      font: 'text',
      size: 9,
      min: 9,
      width: qrSize,
      colour: ink.muted,
    });
  }
  let y = top - 2;
  const block = (name: string, value: string, size: number, height: number): void => {
    if (!value) return;
    drawLine(paper, name, left, y, { font: 'text', size: 9, min: 8, width, colour: ink.muted });
    y += 12;
    y += drawParagraph(paper, value, left, y, { font: 'text-bold', size, width, height }) + 6;
  };
  block(say.ticket, language === 'ru' ? `№ ${ticket.ticketNumber}` : ticket.ticketNumber, 13, 20);
  // The order is its buyer's alone (DEC-76).
  if (ticket.userId === ticket.originalUserId) block(say.order, orderNumber(ticket.order.publicId), 9.5, 26);
  block(say.address, [ticket.city.place[language], ticket.city.address[language]].filter(Boolean).join('\n'), 9.5, 52);
  const directions = ticket.city.directions[language];
  const box = { font: 'text', width, height: page.height - 14 - y - 12 } as const;
  if (box.height > 14 && directions) {
    drawLine(paper, say.directions, left, y, { font: 'text', size: 9, min: 8, width, colour: ink.muted });
    const size = fitParagraph(paper, directions, { ...box, sizes: [8.5, 8, 7.5] });
    drawParagraph(paper, directions, left, y + 12, { ...box, size });
  }
};

const drawPage = (paper: Paper, pdf: TicketPdf): void => {
  paper.rect(0, 0, page.width, page.height).fill(ink.frost);
  drawArt(paper, pdf);
  drawPerforation(paper, stubTop);
  drawBody(paper, pdf);
  drawStub(paper, pdf);
};

/**
 * Tickets to be printed or shown, a page each, one at least: a bib with its stub, A5, text selectable, QR 200 px at level L
 * as vectors (TICKET-47).
 */
export const ticketPdf = (pages: readonly TicketPdf[]): Promise<Buffer> => {
  const [first, ...others] = pages;
  if (!first) throw new Error('no ticket to draw');
  const paper = createPaper({
    title: [first, ...others]
      .map(({ ticket }) => `${ticketWords[first.language].ticket} ${ticket.ticketNumber}`)
      .join(', '),
    author: first.brand,
    language: first.language,
  });
  drawPage(paper, first);
  for (const one of others) {
    paper.addPage({ size: [page.width, page.height], margin: 0 });
    drawPage(paper, one);
  }
  return finish(paper);
};
