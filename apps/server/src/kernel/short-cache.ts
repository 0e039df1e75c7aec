export type ShortCache = {
  /** The kept value when it is young enough, else the one that `load` gives; callers at once share one load. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
};

/**
 * Keeps answers for `ttl` milliseconds (0: only joins callers that come at once), at most `max` of them; a load that
 * throws is not kept. `now`: milliseconds of any steady clock.
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
  const entries = new Map<string, { value: Promise<unknown>; until: number }>();
  return {
    get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const found = entries.get(key);
      if (found && found.until > now()) return found.value as Promise<T>;
      const entry = { value: load(), until: Number.POSITIVE_INFINITY };
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.size > max ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entry.value.then(
        () => (entry.until = now() + ttl),
        () => entries.get(key) === entry && entries.delete(key),
      );
      return entry.value;
    },
  };
};
