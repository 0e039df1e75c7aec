import type { Language, OrderEvent, OwnOrderDetail, OwnOrderLine } from '@trassa/contracts';
import { orderWords } from '@trassa/contracts/messages/orders';
import { brandIn, formatDatedClock, formatMoney, orderNumber, purchaseState, siteTimezone } from '@trassa/rules';
import { createPaper, drawLine, drawParagraph, finish, ink, type Paper } from '../../../platform/pdf/paper.ts';
import { paperWords } from './paper-words.ts';

export type OrderPdf = {
  readonly order: OwnOrderDetail;
  readonly language: Language;
  readonly brand: string;
  readonly siteUrl: string;
};

/** A4 upright, in points. */
const a4 = { width: 595.28, height: 841.89 } as const;
const margin = 48;
const inner = a4.width - 2 * margin;
const bottom = a4.height - margin;
const columns = { count: margin + inner - 150, sum: margin + inner - 100, sumWidth: 100 } as const;
const nameWidth = inner - 170;

/** Where the next thing is drawn. */
type Sheet = { readonly paper: Paper; y: number };

/** A new page begins when so much does not fit. */
const makeRoom = (sheet: Sheet, height: number): void => {
  if (sheet.y + height <= bottom) return;
  sheet.paper.addPage({ size: [a4.width, a4.height], margin: 0 });
  sheet.y = margin;
};

const drawHair = ({ paper, y }: Sheet, colour: string = ink.hair, thick = 0.75): void => {
  paper
    .moveTo(margin, y)
    .lineTo(a4.width - margin, y)
    .lineWidth(thick)
    .strokeColor(colour)
    .stroke();
};

const moment = (at: number, language: Language): string => formatDatedClock(at, siteTimezone, language);

const right = (sheet: Sheet, text: string, font: 'text' | 'text-bold', size: number): void => {
  sheet.paper.font(font).fontSize(size).fillColor(ink.text);
  sheet.paper.text(text, columns.sum, sheet.y, { width: columns.sumWidth, align: 'right', lineBreak: false });
};

/** A row of the table: what, how many, how much. */
const drawRow = (
  sheet: Sheet,
  { name, about = '', count = '', sum }: { name: string; about?: string; count?: string; sum: string },
  isBold = false,
): void => {
  const font = isBold ? 'text-bold' : 'text';
  sheet.paper.font(font).fontSize(10.5);
  makeRoom(sheet, sheet.paper.heightOfString(name, { width: nameWidth }) + 26);
  sheet.y += 6;
  right(sheet, sum, font, 10.5);
  if (count) drawLine(sheet.paper, count, columns.count, sheet.y, { font, size: 10.5, min: 9, width: 44 });
  let tall = drawParagraph(sheet.paper, name, margin, sheet.y, { font, size: 10.5, width: nameWidth, height: 80 });
  if (about)
    tall += drawParagraph(sheet.paper, about, margin, sheet.y + tall + 1, {
      font: 'text',
      size: 9,
      width: nameWidth,
      height: 60,
      colour: ink.muted,
    });
  sheet.y += Math.max(tall, 14) + 6;
  drawHair(sheet);
};

const drawHead = (sheet: Sheet, { order, language, brand }: OrderPdf): void => {
  const words = paperWords[language];
  sheet.paper.rect(0, 0, a4.width, 64).fill(ink.bar);
  sheet.paper.rect(0, 64, a4.width, 4).fill(ink.heat);
  drawLine(sheet.paper, brandIn(language, brand), margin, 20, {
    font: 'display',
    size: 24,
    min: 14,
    width: inner,
    colour: ink.white,
  });
  const title = words.title.toLocaleUpperCase(language);
  drawLine(sheet.paper, title, margin, 88, { font: 'display', size: 34, min: 20, width: inner });
  sheet.y = 134;
  const facts = [
    [words.number, orderNumber(order.public_id)],
    [words.made, moment(order.created, language)],
    [words.state, orderWords[language].states[purchaseState(order)]],
    [words.email, order.email],
  ] as const;
  for (const [name, value] of facts) {
    if (value === '') continue;
    drawLine(sheet.paper, name, margin, sheet.y, { font: 'text', size: 10, min: 8, width: 90, colour: ink.muted });
    drawLine(sheet.paper, value, margin + 100, sheet.y, { font: 'text', size: 10.5, min: 8, width: inner - 100 });
    sheet.y += 17;
  }
  sheet.y += 12;
};

const aboutOf = (line: OwnOrderLine, language: Language): string =>
  [
    line.proportion,
    line.size && paperWords[language].size(line.size),
    line.issued.map(({ number }) => paperWords[language].issued(number)).join(', '),
  ]
    .filter(Boolean)
    .join('\u00a0· ');

const drawLines = (sheet: Sheet, { order, language }: OrderPdf): void => {
  const words = paperWords[language];
  const small = { font: 'text', size: 9, min: 8, colour: ink.muted } as const;
  drawLine(sheet.paper, words.goods, margin, sheet.y, { ...small, width: nameWidth });
  drawLine(sheet.paper, words.count, columns.count, sheet.y, { ...small, width: 44 });
  sheet.paper.text(words.sum, columns.sum, sheet.y, { width: columns.sumWidth, align: 'right', lineBreak: false });
  sheet.y += 15;
  drawHair(sheet, ink.text, 1.5);
  for (const line of order.lines)
    drawRow(sheet, {
      name: line.title,
      about: aboutOf(line, language),
      count: String(line.count),
      sum: formatMoney(line.totalCost, language),
    });
  for (const shipment of order.shipments) {
    const track = shipment.track === null ? '' : `${words.track}: ${shipment.track}`;
    drawRow(sheet, {
      name: `${words.delivery}: ${shipment.method}`,
      about: [shipment.address, track].filter(Boolean).join('\u00a0· '),
      sum: formatMoney(shipment.cost, language),
    });
  }
};

const drawSums = (sheet: Sheet, { order, language }: OrderPdf): void => {
  const words = paperWords[language];
  if (order.discount > 0) drawRow(sheet, { name: words.discount, sum: formatMoney(order.discount, language) });
  drawRow(sheet, { name: words.total, sum: formatMoney(order.total, language) }, true);
  if (order.certificates_amount === 0) return;
  drawRow(sheet, { name: words.certificates, sum: formatMoney(order.certificates_amount, language) });
  drawRow(sheet, { name: words.toPay, sum: formatMoney(order.amount, language) });
};

const stepName = (step: OrderEvent, language: Language): string => {
  const words = orderWords[language];
  const state = step.state === null ? '' : ` (${words.refunds[step.state]})`;
  return `${words.events[step.type]}${state}${step.title === null ? '' : `: ${step.title}`}`;
};

const drawHistory = (sheet: Sheet, { order, language, siteUrl }: OrderPdf): void => {
  const words = paperWords[language];
  makeRoom(sheet, 70);
  sheet.y += 24;
  drawLine(sheet.paper, words.history, margin, sheet.y, { font: 'text-bold', size: 12, min: 10, width: inner });
  sheet.y += 20;
  for (const step of order.history)
    drawRow(sheet, {
      name: stepName(step, language),
      about: step.at === null ? '' : moment(step.at, language),
      sum: step.sum === null ? '' : formatMoney(step.sum, language),
    });
  makeRoom(sheet, 50);
  sheet.y += 14;
  const text = { font: 'text', size: 9, width: inner, height: 30, colour: ink.muted } as const;
  sheet.y += drawParagraph(sheet.paper, words.note, margin, sheet.y, text) + 4;
  const link = `${siteUrl}/me/orders/${order.public_id}`;
  drawLine(sheet.paper, link, margin, sheet.y, { font: 'text', size: 9, min: 7, width: inner });
  sheet.paper.link(margin, sheet.y, inner, 12, link);
};

/** A purchase on paper: lines, sums and what happened to the money; A4, as many pages as it takes. */
export const orderPdf = (pdf: OrderPdf): Promise<Buffer> => {
  const { order, language, brand } = pdf;
  const title = `${paperWords[language].title} ${order.public_id}`;
  const sheet: Sheet = { paper: createPaper({ title, author: brand, language }, a4), y: margin };
  drawHead(sheet, pdf);
  drawLines(sheet, pdf);
  drawSums(sheet, pdf);
  drawHistory(sheet, pdf);
  return finish(sheet.paper);
};
