import type { Tx } from '../../../platform/database/index.ts';
import {
  copyClusters,
  type CopiedFormats,
  copyQuotas,
  copyRanges,
  copyShirts,
  selectReleases,
  setReleases,
} from './copy-places.repository.ts';

export type CopiedStart = {
  readonly formats: CopiedFormats;
  /** Internal ids of the starts. */
  readonly from: number;
  readonly to: number;
  /** Seconds by which the day of the copy is later. */
  readonly later: number;
  /** When a reserve of the copy goes on sale by itself; null: by hand. */
  releaseOf(at: Date): Date | null;
  readonly with: { readonly clusters: boolean; readonly numbers: boolean; readonly shirts: boolean };
};

/**
 * What a copied start has of places (BO-013): capacities, reserves with their moments of release, and of waves, ranges and shirts
 * what is wanted; nothing that was taken.
 */
export const copyPlaces = async (
  tx: Tx,
  { formats, from, to, later, releaseOf, with: wanted }: CopiedStart,
): Promise<void> => {
  if (formats.from.length) {
    await copyQuotas(tx, formats);
    const releases = (await selectReleases(tx, formats)).flatMap(({ id, at }) => {
      const release = at && releaseOf(at);
      return release ? [{ id, at: release }] : [];
    });
    if (releases.length) await setReleases(tx, releases);
    if (wanted.clusters) await copyClusters(tx, formats, later);
    if (wanted.numbers) await copyRanges(tx, formats);
  }
  if (wanted.shirts) await copyShirts(tx, from, to);
};
