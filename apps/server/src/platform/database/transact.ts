import { ok, type Refusal, type Result } from '../../kernel/result.ts';
import type { Database, Tx } from './types.ts';

class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('rolled back');
    this.refusal = refusal;
  }
}

/** A transaction whose refusal rolls everything back. */
export const transact = async <T>(db: Database, run: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    const value = await db.transaction().execute(async (tx) => {
      const result = await run(tx);
      if (!result.ok) throw new RolledBack(result.refusal);
      return result.value;
    });
    return ok(value);
  } catch (error) {
    if (error instanceof RolledBack) return { ok: false, refusal: error.refusal };
    throw error;
  }
};
