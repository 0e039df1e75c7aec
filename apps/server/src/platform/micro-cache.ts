import { LRUCache } from 'lru-cache';

export type Outcome = 'hit' | 'joined' | 'miss';

export type MicroCache<T> = {
  /** The thing of a key, made at most once at a time; `make` answers null for what must not be kept or shared. */
  get(key: string, make: () => Promise<T | null>): Promise<{ value: T | null; outcome: Outcome }>;
  /** The thing of a key if it is kept. */
  find(key: string): T | undefined;
  /** Whether the thing is kept or being made: to give it costs nothing. */
  has(key: string): boolean;
  readonly bytes: number;
};

export type MicroCacheOptions<T> = {
  /** Milliseconds a thing is served after it began to be made; 0 only joins those who come at once. */
  life: number;
  maxBytes: number;
  sizeOf: (value: T) => number;
  /** What is only for those who came while it was being made; everything is kept unless said. */
  isKept?: (value: T) => boolean;
  now?: () => number;
};

/** What an entry costs beside its bytes. */
const overhead = 1024;

/**
 * Pages and answers of a moment: a crowd that asks for the same is served by one making. Bounded by bytes, those asked
 * for longest ago first out. What fails is not kept; those who wait for it fail with it.
 */
export const createMicroCache = <T extends object>({
  life,
  maxBytes,
  sizeOf,
  isKept = () => true,
  now = () => performance.now(),
}: MicroCacheOptions<T>): MicroCache<T> => {
  const kept = new LRUCache<string, T>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + overhead,
    ttl: life,
    ttlResolution: 0,
    // To the library a page of the moment 0 has no age.
    perf: { now: () => now() + 1 },
  });
  const making = new Map<string, Promise<T | null>>();

  return {
    async get(key, make) {
      const found = kept.get(key);
      if (found) return { value: found, outcome: 'hit' };
      const running = making.get(key);
      if (running) return { value: await running, outcome: 'joined' };
      const start = now() + 1;
      const promise = make()
        .then((value) => {
          if (value && life > 0 && isKept(value)) kept.set(key, value, { start });
          return value;
        })
        .finally(() => making.delete(key));
      making.set(key, promise);
      return { value: await promise, outcome: 'miss' };
    },
    find: (key) => kept.get(key),
    has: (key) => making.has(key) || kept.has(key),
    get bytes() {
      return kept.calculatedSize;
    },
  };
};
