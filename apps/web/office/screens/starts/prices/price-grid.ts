import type { OfficeFormatRow } from '@trassa/contracts/office';
import { readNumber } from '../../../shared/fields/number-field.tsx';

/** A step as it is edited; `begun_at` null: still to come. */
export type EditStep = {
  readonly kind: OfficeFormatRow['steps'][number]['kind'];
  readonly price: number;
  readonly starts_at: number | null;
  readonly from_count: number | null;
  readonly begun_at: number | null;
  readonly sold: number;
};
/** A row of the grid: one kind of one format, its steps in their order. */
export type PriceRow = {
  readonly format: string;
  readonly kind: EditStep['kind'];
  readonly steps: readonly EditStep[];
};

/** As it is sent. */
export const sentSteps = (steps: readonly EditStep[]) =>
  steps.map(({ kind, price, starts_at, from_count }) => ({ kind, price, starts_at, from_count }));

export const isSameSteps = (one: readonly EditStep[], other: readonly EditStep[]): boolean =>
  JSON.stringify(sentSteps(one)) === JSON.stringify(sentSteps(other));

/** Prices of a spreadsheet: rows by lines, columns by tabs; what is no price is left out. */
export const readPrices = (text: string): (number | null)[][] =>
  text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => readNumber(cell.replace(/[₽р.]*\s*$/iu, ''))));

/**
 * Pasted prices from a cell on, to the right and down; begun steps stay, and so does what is pasted beyond the last step: a new
 * one needs to know when it begins.
 */
export const pastePrices = (
  rows: readonly PriceRow[],
  { row, step }: { readonly row: number; readonly step: number },
  text: string,
): PriceRow[] => {
  const pasted = readPrices(text);
  return rows.map((one, at) => {
    const line = pasted[at - row];
    if (!line) return one;
    return {
      ...one,
      steps: one.steps.map((kept, index) => {
        const price = line[index - step];
        return price === undefined || price === null || kept.begun_at !== null ? kept : { ...kept, price };
      }),
    };
  });
};
