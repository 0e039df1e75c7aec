import { LRUCache } from 'lru-cache';
import type { StampedPage } from './stamped-page.ts';

export type CachedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly page: StampedPage;
};
export type Outcome = 'hit' | 'joined' | 'miss';

export type MicroCache = {
  /** The page of a key, made at most once at a time; `make` answers null for what must not be kept or shared. */
  get(key: string, make: () => Promise<CachedPage | null>): Promise<{ page: CachedPage | null; outcome: Outcome }>;
  /** Whether the page is kept or being made: to give it costs nothing. */
  has(key: string): boolean;
  readonly bytes: number;
};

export type MicroCacheOptions = {
  /** Milliseconds a page is served after it began to be made. */
  life: number;
  maxBytes: number;
  now?: () => number;
};

/** What an entry costs beside its bytes. */
const overhead = 1024;

/**
 * Pages of a moment: a crowd that opens the same page is served by one rendering. Bounded by bytes, those asked for
 * longest ago first out. A failed rendering is not kept; those who wait for it fail with it.
 */
export const createMicroCache = ({ life, maxBytes, now = () => performance.now() }: MicroCacheOptions): MicroCache => {
  const kept = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: ({ page }, key) => page.size + key.length * 2 + overhead,
    ttl: life,
    ttlResolution: 0,
    // To the library a page of the moment 0 has no age.
    perf: { now: () => now() + 1 },
  });
  const making = new Map<string, Promise<CachedPage | null>>();

  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found) return { page: found, outcome: 'hit' };
      const running = making.get(key);
      if (running) return { page: await running, outcome: 'joined' };
      const start = now() + 1;
      const promise = make()
        .then((page) => {
          if (page) kept.set(key, page, { start });
          return page;
        })
        .finally(() => making.delete(key));
      making.set(key, promise);
      return { page: await promise, outcome: 'miss' };
    },
    has: (key) => making.has(key) || kept.has(key),
    get bytes() {
      return kept.calculatedSize;
    },
  };
};
