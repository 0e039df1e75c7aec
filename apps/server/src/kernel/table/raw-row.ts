/** A row as it stands in the file; `line` is what the editor's program shows beside it. */
export type RawRow = {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened here and never closed: everything up to the end of the file fell into one cell. */
  readonly isUnclosed?: true;
  /** A formula whose value the program did not store stands here. */
  readonly isUncomputed?: true;
};

/** What crews write where there is nothing. */
const blanks = new Set([
  '',
  '-',
  '–',
  '—',
  '--',
  '---',
  '--:--',
  '--:--:--',
  '-:-:-',
  '.',
  '…',
  '?',
  'н/д',
  'n/a',
  'null',
]);

const longestBlank = Math.max(...[...blanks].map((word) => word.length));

export const isBlank = (text: string): boolean =>
  text.length <= longestBlank && (text === '' || blanks.has(text.toLowerCase()));

const untidy = /[^\S ]|[\u200B\u0000-\u001F]| {2}|^ | $/u;

/** Spaces of every kind as one, none at the ends, no control characters. */
export const tidy = (text: string): string =>
  untidy.test(text) ? text.replace(/[\s\u00A0\u200B\uFEFF\u0000-\u001F]+/gu, ' ').trim() : text;
