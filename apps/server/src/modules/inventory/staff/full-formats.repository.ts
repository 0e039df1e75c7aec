import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Of these starts those that have no place left in formats still on sale, and in how many of them; most first. */
export const findFullFormats = async (
  db: Executor,
  { starts, now, most }: { readonly starts: readonly number[]; readonly now: Date; readonly most: number },
): Promise<{ start: number; formats: number }[]> => {
  const { rows } = await sql<{ start: number; formats: number }>`
    select f.event_city_id as start, count(*)::int as formats from formats f join event_cities ec on ec.id = f.event_city_id
    where f.event_city_id = any(${[...starts]}::bigint[]) and f.status = 'published' and not f.hidden
      and coalesce(f.sale_end, ec.sale_end, f.start_time) > ${now} and ec.sale_stopped_at is null
      and exists (select from quotas q where q.format_id = f.id and q.capacity > 0)
      and not exists (select from quotas q where q.format_id = f.id and q.taken < q.capacity - q.reserve)
    group by 1 order by formats desc, 1 limit ${most}`.execute(db);
  return rows;
};
