import type { Result } from '../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../platform/database/index.ts';

/** Two transactions that waited for one another, or made the same thing: one of them was rolled back. */
const rolledBack: readonly unknown[] = ['40P01', '23505'];

/** A transaction that met another call of the same person runs once more, on what that one has left. */
export const transactAgain = async <T>(db: Database, run: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await transact(db, run);
  } catch (error) {
    if (!rolledBack.includes((error as { code?: string }).code)) throw error;
    return transact(db, run);
  }
};
