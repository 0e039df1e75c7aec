import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { Obstacle } from '../../../platform/personal-data.ts';

/** Who has tickets of coming starts that were not returned. */
export const findComing = async (db: Executor, userIds: readonly number[]): Promise<Obstacle[]> => {
  const { rows } = await sql<Obstacle>`
    select distinct t.user_id as "userId", 'coming_ticket' as kind from tickets t join formats f on f.id = t.format_id
    where t.user_id = any(${userIds}::bigint[]) and t.status in ('active', 'transfer') and f.start_time > now()`.execute(
    db,
  );
  return rows;
};
