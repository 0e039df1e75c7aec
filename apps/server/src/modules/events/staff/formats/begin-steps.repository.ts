import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/index.ts';

/**
 * Begins price steps whose places are ordered and sold, and answers how many. It only reads the quotas: those in baskets are counted
 * once the taken ones would be enough. Prices are told apart by whole seconds, so a step begins with the next one: a hold of this second
 * keeps its price. BO-020, BO-021
 */
export const beginSteps = async (db: Executor): Promise<number> => {
  const { rows } = await sql`
    with due as (
      select p.id from format_prices p join quotas q on q.format_id = p.format_id and q.kind = p.kind
      where p.from_count is not null and p.begun_at is null and q.taken >= p.from_count
        and q.taken - coalesce((select sum(h.count) from holds h
          where h.quota_id = q.id and h.state = 'live' and h.order_id is null), 0) >= p.from_count
      order by p.id for update of p skip locked
    )
    update format_prices p set begun_at = date_trunc('second', now()) + interval '1 second' from due where p.id = due.id returning p.id`.execute(
    db,
  );
  return rows.length;
};
