import type { Places } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** The starts of an order's lines, each once: one of them in reach is enough. Empty: of none; null: there is no such order. */
export const placesOfOrder = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql<{ event: string | null; start: string | null }>`
    select distinct e.public_id as event, ec.public_id as start
    from orders o left join order_lines l on l.order_id = o.id left join event_cities ec on ec.id = l.event_city_id
    left join events e on e.id = ec.event_id where o.public_id = ${publicId}`.execute(db);
  return rows[0] ? rows.flatMap(({ event, start }) => (event === null ? [] : [{ event, start }])) : null;
};
