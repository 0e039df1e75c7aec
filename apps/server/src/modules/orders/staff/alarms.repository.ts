import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

const most = 1000;

/** Orders paid before a moment whose goods were not issued; at most a thousand are counted. */
export const countNotIssued = async (db: Executor, before: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from orders where paid_at is not null and issued_at is null and paid_at < ${before} limit ${most}) as n`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Orders that wait for their money. */
export const countPaying = async (db: Executor, now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where status = 'pending' and expires_at > ${now}`.execute(db);
  return rows[0]?.count ?? 0;
};
