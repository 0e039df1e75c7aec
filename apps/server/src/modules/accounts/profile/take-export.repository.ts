import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Counts an export, one a day: null when it may go, else the seconds until the next one. */
export const takeExport = async (db: Executor, userId: number): Promise<number | null> => {
  const { rows } = await sql`
    update users set exported_at = now()
    where id = ${userId} and (exported_at is null or exported_at <= now() - interval '1 day') returning id`.execute(db);
  if (rows.length) return null;
  const { rows: waits } = await sql<{ wait: number }>`
    select ceil(extract(epoch from exported_at + interval '1 day' - now()))::int as wait from users where id = ${userId}`.execute(
    db,
  );
  return Math.max(1, waits[0]?.wait ?? 1);
};
