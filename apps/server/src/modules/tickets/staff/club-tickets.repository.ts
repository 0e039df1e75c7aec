import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Tickets whose participants run for a club, by its public id. */
export const countTicketsOfClub = async (db: Executor, club: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tickets where club_public_id = ${club}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Whoever ran or runs for a club does so for the other one, which it has gone into; answers how many. */
export const moveTicketsOfClub = async (tx: Tx, from: string, into: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with locked as (select id from tickets where club_public_id = ${from} order by id for no key update),
    moved as (update tickets t set club_public_id = ${into} from locked where t.id = locked.id returning t.id)
    select count(*)::int as count from moved`.execute(tx);
  return rows[0]?.count ?? 0;
};
