import { type TicketKind, ticketKinds } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Places of a kind, as the back office counts them. */
export type OfficePlaces = {
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly capacity: number;
  readonly reserve: number;
  /** When the reserve goes on sale by itself. */
  readonly releaseAt: Date | null;
  /** In baskets, in orders that wait for payment, in tickets. */
  readonly held: number;
  readonly ordered: number;
  readonly sold: number;
};

/**
 * Places of formats by kind. What is sold is the rest: the hot path keeps no index of holds by their quota, and those that are
 * live or wait for payment are few.
 */
export const selectPlaces = async (db: Executor, formatIds: readonly number[]): Promise<OfficePlaces[]> => {
  if (!formatIds.length) return [];
  const { rows } = await sql<OfficePlaces>`
    with own as materialized (
      select id, format_id, kind, capacity, reserve, release_at, taken from quotas where format_id = any(${[...formatIds]}::bigint[])
    ), live as (
      select h.quota_id, sum(h.count)::int as places from holds h
      where h.state = 'live' and h.order_id is null and h.quota_id in (select id from own) group by 1
    ), waiting as (
      select h.quota_id, sum(h.count)::int as places from orders o join holds h on h.order_id = o.id
      where o.status = 'pending' and h.state = 'ordered' and h.quota_id in (select id from own) group by 1
    )
    select q.format_id as "formatId", q.kind, q.capacity, q.reserve, q.release_at as "releaseAt", coalesce(l.places, 0) as held,
      coalesce(w.places, 0) as ordered, q.taken - coalesce(l.places, 0) - coalesce(w.places, 0) as sold
    from own q left join live l on l.quota_id = q.id left join waiting w on w.quota_id = q.id
    order by q.format_id, array_position(array['athlete', 'kids', 'spectator', 'volunteer'], q.kind)`.execute(db);
  return rows;
};

export type OfficeQuota = {
  readonly id: number;
  readonly kind: TicketKind;
  readonly capacity: number;
  readonly reserve: number;
  readonly releaseAt: Date | null;
  readonly taken: number;
};

/** Quotas of a format, locked in id order as the sale locks them. */
export const lockOfficeQuotas = async (tx: Tx, formatId: number): Promise<OfficeQuota[]> => {
  const { rows } = await sql<OfficeQuota>`
    select id, kind, capacity, reserve, release_at as "releaseAt", taken from quotas where format_id = ${formatId} order by id for no key update`.execute(
    tx,
  );
  return rows;
};

/** In the order in which kinds are shown, which is that of their locks. */
export const insertQuotas = async (
  tx: Tx,
  formatId: number,
  quotas: readonly { readonly kind: TicketKind; readonly capacity: number; readonly reserve: number }[],
): Promise<void> => {
  const sorted = quotas.toSorted((a, b) => ticketKinds.indexOf(a.kind) - ticketKinds.indexOf(b.kind));
  await sql`insert into quotas (format_id, kind, capacity, reserve)
    select ${formatId}, q.* from unnest(${sorted.map(({ kind }) => kind)}::text[], ${sorted.map(({ capacity }) => capacity)}::int[],
      ${sorted.map(({ reserve }) => reserve)}::int[]) q (kind, capacity, reserve)`.execute(tx);
};

export const updateQuota = async (
  tx: Tx,
  id: number,
  { capacity, reserve, releaseAt }: Pick<OfficeQuota, 'capacity' | 'reserve' | 'releaseAt'>,
): Promise<void> => {
  await sql`update quotas set capacity = ${capacity}, reserve = ${reserve}, release_at = ${releaseAt} where id = ${id}`.execute(
    tx,
  );
};

/** Orders with places of these quotas, of whatever became of them; 0: none ever had. */
export const countOrdersOf = async (tx: Tx, quotaIds: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct order_id)::int as count from holds where quota_id = any(${[...quotaIds]}::bigint[]) and order_id is not null`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** Locked quotas that nobody has a place of, with what is left of baskets that ended. */
export const deleteQuotas = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (!ids.length) return;
  await sql`delete from booked_numbers where hold_id in (select id from holds where quota_id = any(${[...ids]}::bigint[]))`.execute(
    tx,
  );
  await sql`delete from holds where quota_id = any(${[...ids]}::bigint[]) and state = 'released' and order_id is null`.execute(
    tx,
  );
  await sql`delete from quotas where id = any(${[...ids]}::bigint[])`.execute(tx);
};
