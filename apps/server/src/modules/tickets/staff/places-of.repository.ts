import type { Places } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** A ticket is of the start of its format; null: there is none. */
export const placesOfTicket = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql<{ event: string; start: string }>`
    select e.public_id as event, ec.public_id as start from tickets t join formats f on f.id = t.format_id
    join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
    where t.public_id = ${publicId}`.execute(db);
  return rows[0] ? rows : null;
};
