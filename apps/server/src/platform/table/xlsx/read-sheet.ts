import { SaxesParser } from 'saxes';
import type { RawRow } from '../../../kernel/table/raw-row.ts';
import { writeNumber } from './cell-kinds.ts';
import type { Sheet, Workbook } from './read-workbook.ts';
import { TooBigWorkbook } from './zip-parts.ts';

/** A text without a tag; a cell of Excel has 32,767 signs. */
const longestText = 1_000_000;

/** Feeds a part of the workbook to a parser as it is unpacked; answers after every piece with what came out of it. */
async function* parsePart<T>(
  { parts }: Workbook,
  part: string,
  parser: SaxesParser,
  taken: () => T,
): AsyncGenerator<{ value: T; share: number }> {
  const stream = await parts.open(part);
  const size = Math.max(1, parts.size(part));
  const decoder = new TextDecoder();
  let read = 0;
  let quiet = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    read += piece.length;
    const text = decoder.decode(piece, { stream: true });
    const tag = text.lastIndexOf('<');
    quiet = tag < 0 ? quiet + text.length : text.length - tag;
    if (quiet > longestText) throw new TooBigWorkbook(part);
    parser.write(text);
    yield { value: taken(), share: Math.min(0.999, read / size) };
  }
  parser.close();
  yield { value: taken(), share: 1 };
}

/** Texts that cells share by number; phonetic hints (`rPh`) are no part of them. */
const readSharedTexts = async (book: Workbook): Promise<string[]> => {
  const texts: string[] = [];
  if (!book.parts.has('xl/sharedStrings.xml')) return texts;
  let text = '';
  let isText = false;
  let isHint = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'si') text = '';
    else if (name === 'rPh') isHint = true;
    else if (name === 't') isText = !isHint;
  });
  parser.on('text', (piece) => {
    if (isText) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'si') texts.push(text);
    else if (name === 'rPh') isHint = false;
    else if (name === 't') isText = false;
  });
  for await (const _ of parsePart(book, 'xl/sharedStrings.xml', parser, () => null));
  return texts;
};

const known = new WeakMap<Workbook, Promise<string[]>>();

/** Once for a workbook, whose sheet is read several times. */
const sharedTexts = (book: Workbook): Promise<string[]> => {
  const texts = known.get(book) ?? readSharedTexts(book);
  known.set(book, texts);
  return texts;
};

/** 'AB12' → 27 */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
};

const mostColumns = 500;

/** Rows of a sheet with their numbers in Excel, piece by piece, and which share of the sheet is read. */
export async function* readSheet(book: Workbook, sheet: Sheet): AsyncGenerator<{ rows: RawRow[]; share: number }> {
  const texts = await sharedTexts(book);
  let rows: RawRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let isFormula = false;
  let isUncomputed = false;

  const cellText = (): string => {
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'да' : 'нет';
    if (type === 'e') return '';
    if (type === 'str' || type === 'inlineStr' || type === 'd') return value;
    return writeNumber(value, book.kinds[style] ?? 'plain', book.isSince1904);
  };

  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') {
      line = Number(attributes['r'] ?? line + 1);
      cells = [];
      column = -1;
      isUncomputed = false;
    } else if (name === 'c') {
      const reference = attributes['r'];
      column = reference === undefined ? column + 1 : columnOf(reference);
      type = attributes['t'] ?? '';
      style = Number(attributes['s'] ?? 0);
      value = '';
      isFormula = false;
    } else if (name === 'f') isFormula = true;
    else if (name === 'v' || name === 't') isValue = true;
  });
  parser.on('text', (piece) => {
    if (isValue) value += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'v' || name === 't') isValue = false;
    else if (name === 'row') rows.push(isUncomputed ? { line, cells, isUncomputed: true } : { line, cells });
    else if (name === 'c' && column < mostColumns) {
      while (cells.length < column) cells.push('');
      cells[column] = cellText();
      if (isFormula && value === '' && type !== 'str') isUncomputed = true;
    }
  });
  const taken = (): RawRow[] => {
    const ready = rows;
    rows = [];
    return ready;
  };
  for await (const { value: ready, share } of parsePart(book, sheet.part, parser, taken)) yield { rows: ready, share };
}
