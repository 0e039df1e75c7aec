import type { TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Takes places of a kind out of its reserve, as many as there are; answers how many. */
export const openReserve = async (
  tx: Tx,
  { formatId, kind, count }: { readonly formatId: number; readonly kind: TicketKind; readonly count: number },
): Promise<number> => {
  const { rows } = await sql<{ opened: number }>`
    with known as (select id, least(reserve, ${count}::int) as opened from quotas where format_id = ${formatId} and kind = ${kind})
    update quotas q set reserve = q.reserve - known.opened from known where q.id = known.id returning known.opened`.execute(
    tx,
  );
  return rows[0]?.opened ?? 0;
};

/** Places of formats by kind: free ones, and those in reserve; nothing is locked. */
export const selectFree = async (
  db: Executor,
  formatIds: readonly number[],
): Promise<
  { readonly formatId: number; readonly kind: TicketKind; readonly free: number; readonly reserve: number }[]
> => {
  const { rows } = await sql<{ formatId: number; kind: TicketKind; free: number; reserve: number }>`
    select format_id as "formatId", kind, capacity - reserve - taken as free, reserve from quotas
    where format_id = any(${[...formatIds]}::bigint[]) order by id`.execute(db);
  return rows;
};

/** Puts free places of a kind into its reserve; locked before. */
export const keepPlaces = async (
  tx: Tx,
  { formatId, kind, count }: { readonly formatId: number; readonly kind: TicketKind; readonly count: number },
): Promise<void> => {
  await sql`update quotas set reserve = reserve + ${count} where format_id = ${formatId} and kind = ${kind}`.execute(
    tx,
  );
};

/** All places of formats, of every kind and with the reserve, by internal ids. */
export const selectCapacities = async (tx: Tx, formatIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; capacity: number }>`
    select format_id as id, sum(capacity)::int as capacity from quotas where format_id = any(${[...formatIds]}::bigint[]) group by 1`.execute(
    tx,
  );
  return new Map(rows.map(({ id, capacity }) => [id, capacity]));
};
