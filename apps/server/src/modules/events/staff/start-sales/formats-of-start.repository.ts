import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/index.ts';

/** Whether all of these formats are the start's. */
export const hasFormats = async (db: Executor, startPublicId: string, formats: readonly string[]): Promise<boolean> => {
  const sought = [...new Set(formats)];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from formats f join event_cities ec on ec.id = f.event_city_id
    where ec.public_id = ${startPublicId} and f.public_id = any(${sought})`.execute(db);
  return rows[0]?.count === sought.length;
};
