import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { By } from '../stamp.ts';

/** What of its life is stored. */
export type Life = {
  readonly status: 'draft' | 'published' | 'cancelled';
  readonly stoppedAt: Date | null;
  readonly archivedAt: Date | null;
};

export const selectLife = async (tx: Tx, id: number): Promise<Life> => {
  const { rows } = await sql<Life>`
    select status, sale_stopped_at as "stoppedAt", archived_at as "archivedAt" from event_cities where id = ${id}`.execute(
    tx,
  );
  const [life] = rows;
  if (!life) throw new Error('a start that is locked is gone');
  return life;
};

export const updateLife = async (
  tx: Tx,
  id: number,
  { status, stoppedAt, archivedAt }: Life,
  { userId, now }: By,
): Promise<void> => {
  await sql`update event_cities set status = ${status}, sale_stopped_at = ${stoppedAt}, archived_at = ${archivedAt},
      version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(tx);
};

/** The formats of a start that wait for it, and its event, become visible with it. */
export const publishAround = async (
  tx: Tx,
  { id, eventId }: { readonly id: number; readonly eventId: number },
  { userId, now }: By,
): Promise<void> => {
  await sql`update formats set status = 'published', version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where event_city_id = ${id} and status = 'draft'`.execute(tx);
  await sql`update events set status = 'published', version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${eventId} and status <> 'published'`.execute(tx);
};

/** What refers to a start, by the kind of it. */
export const countDependants = async (tx: Tx, id: number): Promise<{ kind: string; count: number }[]> => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count from (
      select 'formats' as kind, count(*)::int as count from formats where event_city_id = ${id}
      union all select 'shirts', count(*)::int from shirts where event_city_id = ${id}
      union all select 'spaces', count(*)::int from spaces where event_city_id = ${id}
      union all select 'orders', count(distinct order_id)::int from order_lines where event_city_id = ${id}) d
    where count > 0`.execute(tx);
  return rows;
};

export const deleteStart = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from event_cities where id = ${id}`.execute(tx);
};
