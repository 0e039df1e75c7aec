import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.ts';

/** At most `count` takes per `seconds` and key, refilled evenly (a token bucket). */
export type LimitRule = { readonly name: string; readonly count: number; readonly seconds: number };

export type Limiter = {
  /** Takes one; 0 when allowed, else the seconds to wait. `key`: address, e-mail, visitor. */
  take(rule: LimitRule, key: string): number;
};

/** Bounds memory: a full table drops the keys that were silent longest, which then start afresh. */
const maxKeys = 50_000;

/** Limits of one process, in memory. With `off` everything is allowed. Why no ready-made one: docs/adr/0008. */
export const createLimiter = (clock: Clock, off: boolean = false): Limiter => {
  if (off) return { take: () => 0 };
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: maxKeys });
  return {
    take(rule, key) {
      const now = clock().getTime();
      const id = `${rule.name}:${key}`;
      const perMs = rule.count / (rule.seconds * 1000);
      const bucket = buckets.get(id);
      const left = bucket ? Math.min(rule.count, bucket.left + Math.max(0, now - bucket.at) * perMs) : rule.count;
      const allowed = left >= 1;
      buckets.set(id, { left: allowed ? left - 1 : left, at: now });
      return allowed ? 0 : Math.max(1, Math.ceil((1 - left) / perMs / 1000));
    },
  };
};
