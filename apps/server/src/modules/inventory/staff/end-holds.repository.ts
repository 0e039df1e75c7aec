import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Places of a start that somebody only holds are free at the next sweep; those of orders go with their orders. BO-043 */
export const endHoldsOfStart = async (tx: Tx, startId: number): Promise<void> => {
  await sql`
    update holds set expires_at = least(expires_at, now()) where state = 'live' and quota_id in (
      select q.id from quotas q join formats f on f.id = q.format_id where f.event_city_id = ${startId})`.execute(tx);
};
