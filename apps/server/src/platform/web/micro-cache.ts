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
 * Pages of a moment: a crowd that opens the same page is served by one rendering. Bounded by bytes, oldest first out.
 * A failed rendering is not kept; those who wait for it fail with it.
 */
export const createMicroCache = ({ life, maxBytes, now = () => performance.now() }: MicroCacheOptions): MicroCache => {
  const kept = new Map<string, { page: CachedPage; at: number; size: number }>();
  const making = new Map<string, Promise<CachedPage | null>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, page: CachedPage, at: number): void => {
    drop(key);
    const size = page.page.size + key.length * 2 + overhead;
    if (size > maxBytes / 4) return;
    kept.set(key, { page, at, size });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };

  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found && now() - found.at < life) return { page: found.page, outcome: 'hit' };
      const running = making.get(key);
      if (running) return { page: await running, outcome: 'joined' };
      const at = now();
      const promise = make()
        .then((page) => {
          if (page) keep(key, page, at);
          else drop(key);
          return page;
        })
        .finally(() => making.delete(key));
      making.set(key, promise);
      return { page: await promise, outcome: 'miss' };
    },
    has(key) {
      const found = kept.get(key);
      return making.has(key) || (found !== undefined && now() - found.at < life);
    },
    get bytes() {
      return bytes;
    },
  };
};
