import type { Minor } from '../prices/money.ts';

/** From a moment on, unix seconds, goods of a kind are sold with so many per cent of VAT; null: without. */
export type VatRate = { readonly kind: string; readonly since: number; readonly percent: number | null };

/** Per cent that were valid for a kind of goods at a moment; null: sold without VAT. BO-085 */
export const vatPercentAt = (rates: readonly VatRate[], kind: string, at: number): number | null =>
  rates.filter((rate) => rate.kind === kind && rate.since <= at).toSorted((a, b) => b.since - a.since)[0]?.percent ??
  null;

/** The VAT within a sum, to the kopeck, a half upwards. */
export const vatWithin = (sum: Minor, percent: number | null): Minor => {
  if (percent === null) return 0;
  const whole = 100 + percent;
  return Math.floor((2 * sum * percent + whole) / (2 * whole));
};

/** Filters of a list by the word of its address: any of the values. */
export type FilterWords = Readonly<Record<string, readonly string[]>>;

/** What all of these filters match; null: nothing can. BO-083 */
export const joinFilters = (...all: readonly FilterWords[]): Record<string, string[]> | null => {
  const joined: Record<string, string[]> = {};
  for (const [word, values] of all.flatMap((filters) => Object.entries(filters))) {
    const before = joined[word];
    const both = before ? before.filter((value) => values.includes(value)) : [...values];
    if (both.length === 0) return null;
    joined[word] = both;
  }
  return joined;
};

/** A list that a figure opens: by which filter it has the time of a row (null: it asks for none), and what else it is asked for. */
export type OpenedList = { readonly period: string | null; readonly filters: FilterWords };

/** Filters of the list behind a figure of a row; null: nothing can be opened. BO-083 */
export const openedFilters = (row: FilterWords | null, opens: OpenedList | null): Record<string, string[]> | null => {
  if (!row || !opens) return null;
  const { period, filters } = opens;
  const told = Object.entries(row).flatMap(([word, values]): [string, readonly string[]][] => {
    const bound = /^f\.at\.(from|to)$/.exec(word)?.[1];
    if (bound === undefined) return [[word, values]];
    return period === null ? [] : [[`f.${period}.${bound}`, values]];
  });
  return joinFilters(Object.fromEntries(told), filters);
};
