import { LRUCache } from 'lru-cache';
import type { SaleFormat } from './domain/sale-format.ts';

/** Port of the events module: published formats by public id; unknown ones are absent. */
export type FindFormats = (publicIds: readonly string[]) => Promise<ReadonlyMap<string, SaleFormat>>;

type Entry = { readonly format: Promise<SaleFormat | null>; readonly at: number; isRenewing: boolean };

/** Milliseconds after which a format is read again beside the answers, and after which nobody is answered from it. */
const fresh = 1000;
const usable = 5000;
/** Guessed ids must not fill the memory: those asked for longest ago go, so that guesses push out guesses. */
const maxEntries = 5000;

/**
 * Dates and limits of a format (never its places), read once for everybody who asks within a moment: the hot path has no
 * statement of its own for them and does not wait for their renewal.
 */
export const createFormatCache = (findFormats: FindFormats): ((publicId: string) => Promise<SaleFormat | null>) => {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const read = (publicId: string): Entry => {
    const format = findFormats([publicId]).then((found) => found.get(publicId) ?? null);
    return { format, at: performance.now(), isRenewing: false };
  };
  const renew = (publicId: string, entry: Entry): void => {
    entry.isRenewing = true;
    const next = read(publicId);
    next.format.then(
      () => entries.set(publicId, next),
      () => {
        entry.isRenewing = false;
      },
    );
  };
  return (publicId) => {
    const entry = entries.get(publicId);
    const age = entry ? performance.now() - entry.at : Infinity;
    if (entry && age < usable) {
      if (age > fresh && !entry.isRenewing) renew(publicId, entry);
      return entry.format;
    }
    const first = read(publicId);
    entries.set(publicId, first);
    first.format.catch(() => {
      if (entries.get(publicId) === first) entries.delete(publicId);
    });
    return first.format;
  };
};
