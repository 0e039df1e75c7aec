import { namedDelimiter, splitRows } from './split-cells.ts';

export type Delimiter = ',' | ';' | '\t' | '|';
const delimiters: readonly Delimiter[] = [';', '\t', ',', '|'];
const sampleLength = 65_536;
const sampleRows = 200;

/** Columns of the most usual row width, weighed by how many rows have it: a decimal comma makes few and uneven ones. */
const weigh = (sample: string, delimiter: string): number => {
  const widths = new Map<number, number>();
  let rows = 0;
  for (const { cells } of splitRows([sample], delimiter)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    rows += 1;
    if (rows === sampleRows) break;
  }
  return Math.max(0, ...[...widths].map(([width, count]) => ((width - 1) * count) / rows));
};

/** What stands between the cells; a file of one column is read as one with semicolons. */
export const detectDelimiter = (text: string): string => {
  const named = namedDelimiter(text);
  if (named !== null) return named;
  const sample = text.slice(0, sampleLength);
  const weights = delimiters.map((delimiter) => ({ delimiter, weight: weigh(sample, delimiter) }));
  return weights.reduce((best, one) => (one.weight > best.weight ? one : best)).delimiter;
};
