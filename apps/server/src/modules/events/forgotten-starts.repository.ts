import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { yearsAgo } from '../../platform/database/index.ts';

/** A format that was run longer ago than this and whose participants are still known, locked; null: there is none. */
export const takeForgettable = async (tx: Tx, years: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from formats where participants_forgotten_at is null and start_time < ${yearsAgo(years)}
    order by start_time limit 1 for update skip locked`.execute(tx);
  return rows[0]?.id ?? null;
};

export const markForgotten = async (tx: Tx, formatId: number): Promise<void> => {
  await sql`update formats set participants_forgotten_at = now() where id = ${formatId}`.execute(tx);
};
