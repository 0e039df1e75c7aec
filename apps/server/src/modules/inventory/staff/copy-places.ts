import type { Tx } from '../../../platform/database/index.ts';
import { copyClusters, copyQuotas, copyRanges, copyShirts, type CopiedFormats } from './copy-places.repository.ts';

export type CopiedStart = {
  readonly formats: CopiedFormats;
  /** Internal ids of the starts. */
  readonly from: number;
  readonly to: number;
  /** Seconds by which the day of the copy is later. */
  readonly later: number;
  readonly with: { readonly clusters: boolean; readonly numbers: boolean; readonly shirts: boolean };
};

/** What a copied start has of places (BO-013): capacities, and of waves, ranges and shirts what is wanted; nothing that was taken. */
export const copyPlaces = async (tx: Tx, { formats, from, to, later, with: wanted }: CopiedStart): Promise<void> => {
  if (formats.from.length) {
    await copyQuotas(tx, formats);
    if (wanted.clusters) await copyClusters(tx, formats, later);
    if (wanted.numbers) await copyRanges(tx, formats);
  }
  if (wanted.shirts) await copyShirts(tx, from, to);
};
