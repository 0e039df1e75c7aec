import type { Executor } from '../../../platform/database/index.ts';
import { networkOf } from '../../../platform/http/index.ts';
import { createKeyedHash } from '../../../platform/secrets/keyed-hash.ts';
import { type AttemptRule, countTakes, readWait, removeMoment, takeMoment } from './attempts.repository.ts';

export { deleteOldCodes, type AttemptRule } from './attempts.repository.ts';

/** `giveBack` undoes this very take: right guesses do not count. */
export type Taken = {
  readonly wait: 0;
  /** Takes within the longest rule, this one included. */
  readonly count: number;
  giveBack(): Promise<void>;
};

export type Attempts = {
  /** Takes one before the thing is tried; `wait`: seconds, 0 when allowed. `key`: e-mail, phone or network. */
  take(scope: string, key: string, rules: readonly AttemptRule[]): Promise<Taken | { readonly wait: number }>;
  /** Takes within the last `seconds`, one number for each key. */
  count(scope: string, keys: readonly string[], seconds: number): Promise<number[]>;
  /** Keyed hash of an IP address. */
  hashAddress(address: string): string;
};

export const isTaken = (taken: Taken | { readonly wait: number }): taken is Taken => taken.wait === 0;

/** Limits in the database, shared by all processes; keys are kept as hashes. */
export const createAttempts = (db: Executor, secret: Buffer): Attempts => {
  const keyed = createKeyedHash(secret);
  const hashKey = (key: string): string => keyed(`attempt ${key}`).slice(0, 22);
  return {
    hashAddress: (address) => keyed(`address ${networkOf(address)}`).slice(0, 22),
    async take(scope, key, rules) {
      const hashed = hashKey(key);
      const take = await takeMoment(db, scope, hashed, rules);
      if (take === null) return { wait: await readWait(db, scope, hashed, rules) };
      return { wait: 0, count: take.count, giveBack: () => removeMoment(db, scope, hashed, take.moment) };
    },
    count: (scope, keys, seconds) => countTakes(db, scope, keys.map(hashKey), seconds),
  };
};

/** Nothing is limited: tests and benchmarks. */
export const unlimited = (attempts: Attempts): Attempts => ({
  ...attempts,
  take: async () => ({ wait: 0, count: 1, giveBack: async () => undefined }),
  count: async (_scope, keys) => keys.map(() => 0),
});
