import type { TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Reserves released in one round at most. */
const atOnce = 100;

/** Reserves whose moment has come, the earliest first. */
export const selectDueReserves = async (
  db: Executor,
  now: Date,
): Promise<{ readonly formatId: number; readonly kind: TicketKind }[]> => {
  const { rows } = await sql<{ formatId: number; kind: TicketKind }>`
    select format_id as "formatId", kind from quotas where release_at <= ${now} order by release_at, id limit ${atOnce}`.execute(
    db,
  );
  return rows;
};

/** Reserves of formats go on sale so many seconds later, as their start does; never by themselves at a moment that has passed by it. */
export const moveReleases = async (tx: Tx, formatIds: readonly number[], seconds: number): Promise<void> => {
  await sql`update quotas set release_at = case when release_at + make_interval(secs => ${seconds}) > now() or release_at <= now()
      then release_at + make_interval(secs => ${seconds}) end
    where format_id = any(${[...formatIds]}::bigint[]) and release_at is not null`.execute(tx);
};
