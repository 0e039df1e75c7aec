import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Tickets of these lines, locked in the order of their ids. */
export const lockOfLines = async (tx: Tx, lineIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from tickets where order_line_id = any(${[...lineIds]}::bigint[]) order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The same without a lock, for a glance. */
export const selectOfLines = async (db: Executor, lineIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from tickets where order_line_id = any(${[...lineIds]}::bigint[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
};

/** What these tickets give back when they are returned: of which formats, starts with their shirts, and teams. */
export const selectStocksOf = async (
  db: Executor,
  ids: readonly number[],
): Promise<{ formatIds: number[]; eventCityIds: number[]; teamIds: number[] }> => {
  const { rows } = await sql<{ formatId: number; eventCityId: number | null; teamId: number | null }>`
    select distinct t.format_id as "formatId", t.team_id as "teamId",
      case when coalesce(t.info ->> 'item_size', '') <> '' then f.event_city_id end as "eventCityId"
    from tickets t join formats f on f.id = t.format_id where t.id = any(${[...ids]}::bigint[])`.execute(db);
  const known = (values: readonly (number | null)[]): number[] => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  return {
    formatIds: known(rows.map(({ formatId }) => formatId)),
    eventCityIds: known(rows.map(({ eventCityId }) => eventCityId)),
    teamIds: known(rows.map(({ teamId }) => teamId)),
  };
};

/** Who bought a ticket: its money is his, whoever holds it. */
export const findPurchaser = async (tx: Tx, id: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select original_user_id as id from tickets where id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the ticket is gone');
  return row.id;
};

/** Tickets of an order that were returned or wait for their money, by internal ids of their lines. */
export const countBack = async (db: Executor, orderId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select order_line_id as id, count(*)::int as count from tickets
    where order_id = ${orderId} and status in ('returned', 'processing') group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
