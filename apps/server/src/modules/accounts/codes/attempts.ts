import type { Executor } from '../../../platform/database/index.ts';
import { networkOf } from '../../../platform/http/index.ts';
import { createKeyedHash } from '../../../platform/keyed-hash.ts';
import { type AttemptRule, readWait, removeMoment, takeMoment } from './attempts.repository.ts';

export { deleteOldCodes, type AttemptRule } from './attempts.repository.ts';

/** `giveBack` undoes this very take: right guesses do not count. */
export type Taken = { readonly wait: 0; giveBack(): Promise<void> };

export type Attempts = {
  /** Takes one before the thing is tried; `wait`: seconds, 0 when allowed. `key`: e-mail, phone or network. */
  take(scope: string, key: string, rules: readonly AttemptRule[]): Promise<Taken | { readonly wait: number }>;
  /** Keyed hash of an IP address. */
  hashAddress(address: string): string;
};

export const isTaken = (taken: Taken | { readonly wait: number }): taken is Taken => taken.wait === 0;

/** Limits in the database, shared by all processes; keys are kept as hashes. */
export const createAttempts = (db: Executor, secret: Buffer): Attempts => {
  const keyed = createKeyedHash(secret);
  return {
    hashAddress: (address) => keyed(`address ${networkOf(address)}`).slice(0, 22),
    async take(scope, key, rules) {
      const hashed = keyed(`attempt ${key}`).slice(0, 22);
      const moment = await takeMoment(db, scope, hashed, rules);
      if (moment === null) return { wait: await readWait(db, scope, hashed, rules) };
      return { wait: 0, giveBack: () => removeMoment(db, scope, hashed, moment) };
    },
  };
};

/** Nothing is limited: tests and benchmarks. */
export const unlimited = (attempts: Attempts): Attempts => ({
  ...attempts,
  take: async () => ({ wait: 0, giveBack: async () => undefined }),
});
