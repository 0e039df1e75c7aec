import type { RawRow } from '../../kernel/table/raw-row.ts';

type Cut = { cells: string[]; end: number; isUnclosed: boolean };

/** One row that holds a quote somewhere, from `from`; a quote inside a bare cell is a letter like any other. */
const cutQuoted = (text: string, from: number, delimiter: string): Cut => {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      for (let start = at + 1; ;) {
        const quote = text.indexOf('"', start);
        if (quote < 0) return { cells: [...cells, text.slice(at + 1)], end: text.length, isUnclosed: true };
        cell += text.slice(start, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        cell += '"';
        start = at + 1;
      }
    }
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
    cells.push(cell + text.slice(start, at).replace(/\r$/, ''));
    if (text[at] !== delimiter) return { cells, end: at, isUnclosed: false };
    at += 1;
  }
};

const lineBreaks = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Excel's own first line `sep=;`. */
const separatorLine = /^sep=(.)\r?\n/i;
export const namedDelimiter = (text: string): string | null => separatorLine.exec(text)?.[1] ?? null;

/** A line or a quote that does not end within so many signs never ends: it is cut there. */
const longestRow = 1_000_000;

/** Rows of a text that comes in pieces, with their first line. Quoted cells may hold line breaks. */
export function* splitRows(pieces: Iterable<string>, delimiter: string): Generator<RawRow> {
  const source = pieces[Symbol.iterator]();
  let text = '';
  let at = 0;
  let line = 1;
  let isOver = false;
  let isFirst = true;
  /** Lines end as on an old Macintosh; null: no end was seen yet. */
  let isCarriage: boolean | null = null;
  const readMore = (): void => {
    const next = source.next();
    if (next.done) {
      isOver = true;
      return;
    }
    isCarriage ??= next.value.includes('\n') ? false : /\r[^\n]/.test(next.value) || null;
    text = text.slice(at) + (isCarriage ? next.value.replaceAll('\r', '\n') : next.value);
    at = isFirst ? (separatorLine.exec(text)?.[0].length ?? 0) : 0;
    if (at > 0) line = 2;
    isFirst = false;
  };
  for (;;) {
    const found = text.indexOf('\n', at);
    if (found < 0 && !isOver && text.length - at < longestRow) {
      readMore();
      continue;
    }
    if (at >= text.length) return;
    const end = found < 0 ? text.length : found;
    const row = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    if (!row.includes('"')) {
      yield { line, cells: row.split(delimiter) };
      at = end + 1;
      line += 1;
      continue;
    }
    const cut = cutQuoted(text, at, delimiter);
    if (cut.end >= text.length && !isOver && text.length - at < longestRow) {
      readMore();
      continue;
    }
    yield { line, cells: cut.cells, ...(cut.isUnclosed ? { isUnclosed: true as const } : {}) };
    line += lineBreaks(text, at, cut.end) + 1;
    at = cut.end + 1;
  }
}
