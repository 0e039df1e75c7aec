import { LRUCache } from 'lru-cache';

export type ShortCache = {
  /** The kept value when it is young enough, else the one that `load` gives; callers at once share one load. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
};

type Kept = { readonly value: unknown };

/** The library knows no life of zero: to it that is for ever. */
const noTime = 1e-6;

/**
 * Keeps answers for `ttl` milliseconds (0: only joins callers that come at once), at most `max` of them, those asked for
 * longest ago first out; a load that throws is not kept. `now`: milliseconds of any steady clock above 0.
 */
export const createShortCache = ({
  ttl,
  max = 500,
  now,
}: {
  ttl: number;
  max?: number;
  now: () => number;
}): ShortCache => {
  const cache = new LRUCache<string, Kept, () => Promise<unknown>>({
    max,
    ttl: Math.max(1, ttl),
    // The clock is asked each time, without a timer that would spare the question.
    ttlResolution: 0,
    perf: { now },
    // Who waits for a load gets it, also when others pushed it out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      if (ttl === 0) options.ttl = noTime;
      return { value: await context() };
    },
  });
  return {
    async get<T>(key: string, load: () => Promise<T>) {
      const { value } = cache.get(key) ?? (await cache.forceFetch(key, { context: load }));
      return value as T;
    },
  };
};
