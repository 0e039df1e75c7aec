import type { MessageSpec } from '../../message.ts';

/** The greatest start number. */
export const numberMost = 1_000_000;
/** Ranges of one format at most. */
export const rangesMost = 200;

export type NumberSpan = { readonly first: number; readonly last: number };

const overlap = (one: NumberSpan, other: NumberSpan): boolean => one.first <= other.last && other.first <= one.last;

const isNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= numberMost;

/** What is wrong with the ranges of one format, by dotted path: `ranges.0.last`; one that meets another names its bounds. BO-074 */
export const checkRanges = (ranges: readonly NumberSpan[]): Record<string, MessageSpec> => {
  const problems: Record<string, MessageSpec> = {};
  for (const [index, range] of ranges.entries()) {
    for (const field of ['first', 'last'] as const)
      if (!isNumber(range[field]))
        problems[`ranges.${index}.${field}`] =
          range[field] > numberMost ? { id: 'number_max', max: numberMost } : { id: 'number_min', min: 1 };
    if (problems[`ranges.${index}.first`] || problems[`ranges.${index}.last`]) continue;
    if (range.last < range.first) {
      problems[`ranges.${index}.last`] = { id: 'number_min', min: range.first };
      continue;
    }
    const met = ranges.slice(0, index).find((other) => overlap(range, other));
    if (met) problems[`ranges.${index}.first`] = { id: 'range_overlap', first: met.first, last: met.last };
  }
  return problems;
};

/** A range of one format that meets one of another within the same start. */
export type RangeMeeting<Range> = { readonly one: Range; readonly other: Range };

/** Meetings of ranges across formats: a warning, for a number names one person at the finish. BO-074 */
export const meetingRanges = <Range extends NumberSpan & { readonly format: string }>(
  ranges: readonly Range[],
): RangeMeeting<Range>[] => {
  const sorted = ranges.toSorted((a, b) => a.first - b.first);
  const open: Range[] = [];
  const met: RangeMeeting<Range>[] = [];
  for (const range of sorted) {
    const still = open.filter(({ last }) => last >= range.first);
    met.push(...still.filter(({ format }) => format !== range.format).map((one) => ({ one, other: range })));
    open.splice(0, open.length, ...still, range);
  }
  return met;
};
