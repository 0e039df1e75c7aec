import type { MessageSpec } from '../../message.ts';
import { numberMost } from './number-ranges.ts';

/** Lines of one file of chips at most. */
export const chipLinesMost = 100_000;

export type ChipLine = { readonly line: number; readonly number: number; readonly chips: readonly string[] };
export type ChipProblem = { readonly line: number; readonly field: 'number' | 'chip'; readonly message: MessageSpec };

const chipForm = /^\w[\w.:-]{0,39}$/;
const headForm = /[^\d\s]/;

const cellsOf = (line: string): string[] =>
  line.split(/[;,\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/**
 * Lines of a pasted list or of a CSV file: a number, then its chips, by tabs, semicolons or commas; the first line may be a heading.
 * Codes stay texts, zeros in front and all. A number that stands twice, or a chip of two numbers, is a problem of its line. BO-078
 */
export const readChips = (text: string): { readonly lines: ChipLine[]; readonly problems: ChipProblem[] } => {
  const lines: ChipLine[] = [];
  const problems: ChipProblem[] = [];
  const lineOfNumber = new Map<number, number>();
  const lineOfChip = new Map<string, number>();
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, row] of rows.entries()) {
    if (!row.trim()) continue;
    const line = index + 1;
    const [first = '', ...rest] = cellsOf(row);
    if (line === 1 && headForm.test(first)) continue;
    const number = Number(first);
    const chips = rest.filter((cell) => cell !== '');
    const wrong = (field: ChipProblem['field'], message: MessageSpec): number =>
      problems.push({ line, field, message });
    if (!/^\d{1,7}$/.test(first) || number < 1 || number > numberMost) {
      wrong('number', { id: 'number' });
      continue;
    }
    const same = lineOfNumber.get(number);
    if (same === undefined) lineOfNumber.set(number, line);
    else wrong('number', { id: 'chip_number_twice', number, line: same });
    if (chips.length === 0) wrong('chip', { id: 'required' });
    for (const chip of chips) {
      const other = lineOfChip.get(chip);
      if (!chipForm.test(chip)) wrong('chip', { id: 'chip_form' });
      else if (other !== undefined) wrong('chip', { id: 'chip_twice', chip, line: other });
      else lineOfChip.set(chip, line);
    }
    lines.push({ line, number, chips });
  }
  return { lines, problems };
};
