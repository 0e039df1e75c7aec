import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type PublicCorrection = {
  readonly at: Date;
  readonly fields: readonly string[];
  readonly timeBefore: number | null;
  readonly timeAfter: number | null;
};

const most = 20;

/** What of a result was corrected by hand, the latest first. */
export const selectPublicCorrections = async (db: Executor, resultId: number): Promise<PublicCorrection[]> => {
  const { rows } = await sql<PublicCorrection>`
    select corrected_at as at, fields, time_before as "timeBefore", time_after as "timeAfter"
    from result_corrections where result_id = ${resultId} order by id desc limit ${most}`.execute(db);
  return rows;
};
