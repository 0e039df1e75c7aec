/** A day `2026-06-07`: a date of the sheet. */
export type SheetDay = { readonly day: string };
/** A moment by the clock of the place, `2026-06-07 09:30` or with seconds. */
export type SheetMoment = { readonly moment: string };
export type SheetCell = string | number | null | SheetDay | SheetMoment;
export type SheetRow = readonly SheetCell[];
export type SheetLanguage = 'ru' | 'en';

/** What a sheet is written from. `batches` is read once, as fast as the file is taken. */
export type SheetSource = {
  readonly language: SheetLanguage;
  /** Name of the sheet. */
  readonly title: string;
  readonly head: readonly string[];
  readonly batches: AsyncIterable<readonly SheetRow[]>;
  /** Asked after the last row: who made the file, when and out of what. */
  readonly foot?: () => SheetRow;
  readonly properties?: SheetProperties;
};

export type SheetProperties = {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  readonly created: Date;
};

/** What Excel takes in a cell. */
const longestText = 32_767;
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text without what no file of sheets may hold. */
export const cleanText = (text: string): string => {
  const whole = text.length > longestText ? text.slice(0, longestText) : text;
  return whole.toWellFormed().replace(forbidden, '');
};

/** What a program of sheets would count as a formula: signs of either width, after any blanks. BO-145 */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^ *[\t\r\n]/;
/** Digits that would lose their zeros or, being more than 15, their end. */
const code = /^\s*(?:0\d+|\d{16,})\s*$/;

/** Whether a program of sheets would read this text as something else. */
export const isMisread = (text: string): boolean => formula.test(text) || code.test(text);

/** Pieces of a batch: the process answers others between them. */
const pieceRows = 250;
export function* piecesOf(batch: readonly SheetRow[]): Generator<readonly SheetRow[]> {
  for (let start = 0; start < batch.length; start += pieceRows) yield batch.slice(start, start + pieceRows);
}
