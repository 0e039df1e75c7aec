import { stateAfter, ticketTransitions } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Offers that wait for tickets of a start end, and the tickets are their givers' as before; answers the offers. BO-043 */
export const endOffersOfStart = async (tx: Tx, startId: number): Promise<number[]> => {
  const { rows: offered } = await sql<{ id: number }>`
    select t.id from tickets t join formats f on f.id = t.format_id
    where f.event_city_id = ${startId} and t.status = 'transfer' order by t.id for update of t`.execute(tx);
  const ids = offered.map(({ id }) => id);
  if (!ids.length) return [];
  const { rows } = await sql<{ id: number }>`
    update ticket_transfers set status = 'taken_back', closed_at = now()
    where ticket_id = any(${ids}::bigint[]) and status = 'waiting' returning id`.execute(tx);
  await sql`update tickets set status = ${stateAfter(ticketTransitions, 'transfer', 'take_back')} where id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};
