import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

const most = 1000;

/** Refunds that a provider refused for good; at most a thousand are counted. */
export const countFailedRefunds = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from refunds where status = 'failed' limit ${most}) as f`.execute(db);
  return rows[0]?.count ?? 0;
};

/** How the last attempts to pay since a moment ended, of a thousand at most. */
export const countAttempts = async (db: Executor, since: Date): Promise<{ captured: number; failed: number }> => {
  const { rows } = await sql<{ captured: number; failed: number }>`
    select count(*) filter (where status = 'captured')::int as captured, count(*) filter (where status = 'failed')::int as failed
    from (select status, created_at from payments order by id desc limit ${most}) as p where created_at >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { captured: 0, failed: 0 };
};

/** When money came last, among the newest payments; null: not for long. */
export const findLastPayment = async (db: Executor): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select max(captured_at) as at from (select captured_at from payments order by id desc limit 5000) newest`.execute(
    db,
  );
  return rows[0]?.at ?? null;
};
