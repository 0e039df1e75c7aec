import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** Whoever imports, places or erases results of these event cities takes turns from here on; in the order of ids. */
export const lockEventCities = async (tx: Executor, ids: readonly number[]): Promise<void> => {
  if (ids.length)
    await sql`select id from event_cities where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
};

/** Locks the event city unless somebody else works with its results now; answers whether it did. */
export const tryLockEventCity = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select id from event_cities where id = ${id} for no key update skip locked`.execute(tx);
  return rows.length > 0;
};

/** Makes the results public from now on, unless they are already; answers whether they were not. */
export const publishResults = async (tx: Tx, eventCityId: number, at: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update event_cities set results_published_at = ${at} where id = ${eventCityId} and results_published_at is null`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
};
