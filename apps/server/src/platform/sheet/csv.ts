import { Readable } from 'node:stream';
import {
  cleanText,
  isMisread,
  piecesOf,
  type SheetCell,
  type SheetLanguage,
  type SheetRow,
  type SheetSource,
} from './cell.ts';

const separators = { ru: ';', en: ',' } as const;
const quoted = /["';,\t\r\n]|^ | $/;
const mark = '\ufeff';

const dayOf = (iso: string, language: SheetLanguage): string =>
  language === 'ru' ? `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}` : iso.slice(0, 10);

const textCell = (value: string): string => {
  const text = cleanText(value);
  // An apostrophe is what both Excel and LibreOffice show as a text.
  const safe = isMisread(text) ? `'${text}` : text;
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const cell = (value: SheetCell, language: SheetLanguage): string => {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return '';
    return language === 'ru' ? String(value).replace('.', ',') : String(value);
  }
  if ('day' in value) return dayOf(value.day, language);
  return `${dayOf(value.moment, language)} ${value.moment.slice(11)}`;
};

/** One line with its end. A text that would be read as a formula or lose its zeros stays a text. BO-145 */
export const csvRow = (cells: SheetRow, language: SheetLanguage): string =>
  `${cells.map((value) => cell(value, language)).join(separators[language])}\r\n`;

async function* lines({ batches, foot, head, language }: SheetSource): AsyncGenerator<Buffer> {
  yield Buffer.from(mark + csvRow(head, language));
  for await (const batch of batches) {
    for (const piece of piecesOf(batch)) {
      let text = '';
      for (const row of piece) text += csvRow(row, language);
      yield Buffer.from(text);
    }
  }
  if (foot) yield Buffer.from(csvRow(foot(), language));
}

/** UTF-8 with its mark, `;` in Russian and `,` in English, lines ended by CR LF. 4.6 */
export const writeCsv = (source: SheetSource): Readable => Readable.from(lines(source), { objectMode: false });
