import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Statements of this transaction are given up after so many milliseconds. */
export const limitTime = async (tx: Tx, milliseconds: number): Promise<void> => {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(tx);
};
