import { isMisread, type SheetCell, type SheetRow } from './cell.ts';
import { styleOf, xmlText } from './xlsx-parts.ts';

const dayMs = 86_400_000;
/** Day 0 of Excel. */
const zeroDay = Date.UTC(1899, 11, 30);

/** A day or moment as the number of days that Excel counts; NaN for what is none. */
const daysOf = (text: string): number => {
  const iso = text.length > 10 ? `${text.slice(0, 10)}T${text.slice(11)}Z` : `${text}T00:00Z`;
  return (Date.parse(iso) - zeroDay) / dayMs;
};

/** 0 → A, 26 → AA */
export const letterOf = (index: number): string => {
  const rest = index % 26;
  const letter = String.fromCodePoint(65 + rest);
  return index < 26 ? letter : letterOf((index - rest) / 26 - 1) + letter;
};

const blank = /^\s|\s$|[\n\r\t]| {2}/;

const textXml = (at: string, text: string, style: number | null): string => {
  const look = style ?? (isMisread(text) ? styleOf.text : null);
  return `<c r="${at}"${look === null ? '' : ` s="${look}"`} t="inlineStr"><is><t${blank.test(text) ? ' xml:space="preserve"' : ''}>${xmlText(text)}</t></is></c>`;
};

const cellXml = (at: string, value: SheetCell, style: number | null): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'string') return textXml(at, value, style);
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : '';
  const text = 'day' in value ? value.day : value.moment;
  const days = daysOf(text);
  // Excel counts no days before 1900.
  if (!(days >= 1)) return textXml(at, text, style);
  return `<c r="${at}" s="${'day' in value ? styleOf.day : styleOf.moment}"><v>${days}</v></c>`;
};

/** Row `number` of a sheet, counted from 1; `style` is put on its texts. */
export const rowXml = (
  row: SheetRow,
  number: number,
  letters: readonly string[],
  style: number | null = null,
): string => {
  let cells = '';
  for (const [index, value] of row.entries()) cells += cellXml(`${letters[index]}${number}`, value, style);
  return `<row r="${number}">${cells}</row>`;
};
