import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

const most = 1000;

/** How the last letters since a moment went, of a thousand at most. */
export const countLetters = async (db: Executor, since: Date): Promise<{ sent: number; failed: number }> => {
  const { rows } = await sql<{ sent: number; failed: number }>`
    select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed
    from (select state, created_at from letters order by id desc limit ${most}) as l where created_at >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { sent: 0, failed: 0 };
};
