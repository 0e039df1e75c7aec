import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Of these starts those that have less than so many shirts of some size left, and of how many sizes; the scarcest first. */
export const findLowShirts = async (
  db: Executor,
  { starts, below, most }: { readonly starts: readonly number[]; readonly below: number; readonly most: number },
): Promise<{ start: number; sizes: number }[]> => {
  const { rows } = await sql<{ start: number; sizes: number }>`
    select event_city_id as start, count(*)::int as sizes from shirts
    where event_city_id = any(${[...starts]}::bigint[]) and stock > 0 and stock - taken < ${below}
    group by 1 order by min(stock - taken), 1 limit ${most}`.execute(db);
  return rows;
};
