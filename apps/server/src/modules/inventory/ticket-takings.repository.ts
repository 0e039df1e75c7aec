import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

/** One thing of which a ticket has one piece. */
export type TicketThing =
  | { readonly clusterId: number }
  | { readonly eventCityId: number; readonly size: string }
  | { readonly teamId: number };

/** Takes one piece out of what the ticket's order keeps; false: it keeps none. Lock the stock's row first. */
export const dropTaking = async (tx: Tx, orderId: number, thing: TicketThing): Promise<boolean> => {
  const clusterId = 'clusterId' in thing ? thing.clusterId : null;
  const teamId = 'teamId' in thing ? thing.teamId : null;
  const { eventCityId, size } = 'size' in thing ? thing : { eventCityId: null, size: null };
  const { rows } = await sql`
    update order_takings set count = greatest(count - 1, 1), state = case when count = 1 then 'released' else state end
    where id = (select id from order_takings where order_id = ${orderId} and state = 'kept'
      and cluster_id is not distinct from ${clusterId}::bigint and team_id is not distinct from ${teamId}::bigint
      and event_city_id is not distinct from ${eventCityId}::bigint and size is not distinct from ${size}::text and number is null
      order by id limit 1 for update)
    returning id`.execute(tx);
  return rows.length > 0;
};

/** Frees the ticket's numbers but one (null: all), and what its order keeps of them. */
export const freeNumbersOfTicket = async (tx: Tx, ticketId: number, except: number | null): Promise<void> => {
  await sql`
    with freed as (delete from booked_numbers where ticket_id = ${ticketId} and number is distinct from ${except}::int returning format_id, number)
    update order_takings t set state = 'released' from freed
    where t.format_id = freed.format_id and t.number = freed.number and t.state = 'kept'`.execute(tx);
};

/** Whether a number comes from the ranges of a cluster, or from those for everybody where the cluster has none, or is pinned. */
export const isInRanges = async (
  tx: Tx,
  formatId: number,
  clusterId: number | null,
  number: number,
): Promise<boolean> => {
  const { rows } = await sql<{ fits: boolean }>`
    select exists (select 1 from number_ranges r where r.format_id = ${formatId} and ${number} between r.first and r.last
      and (r.cluster_id = ${clusterId}::bigint or (r.cluster_id is null and not exists
        (select 1 from number_ranges o where o.format_id = r.format_id and o.cluster_id = ${clusterId}::bigint))))
      or exists (select 1 from booked_numbers b where b.format_id = ${formatId} and b.number = ${number} and b.kept = 'pinned') as fits`.execute(
    tx,
  );
  return rows[0]?.fits ?? false;
};
