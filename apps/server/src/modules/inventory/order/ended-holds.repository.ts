import { holdSeconds, longestHoldSeconds } from '@trassa/rules';
import { sql } from 'kysely';
import { gathered, type Tx } from '../../../platform/database/index.ts';
import { holdMoves } from '../hold-moves.ts';

/** Ordered → sold, unless something of the order was given back; answers whether all its places are sold now. */
export const sellHolds = gathered<number, boolean>(async (tx, orderIds) => {
  const { rows } = await sql<{ id: number }>`
    with own as (select id, order_id, state from holds where order_id = any(${[...orderIds]}::bigint[]) order by id for update),
    whole as (
      select o.id from unnest(${[...orderIds]}::bigint[]) as o (id)
      where not exists (select from own where own.order_id = o.id and own.state = 'released')
        and not exists (select from order_takings t where t.order_id = o.id and t.state = 'released')
    ), sold as (
      update holds h set state = ${holdMoves.pay} from own join whole on whole.id = own.order_id where own.state = 'ordered' and h.id = own.id
    )
    select id from whole`.execute(tx);
  const whole = new Set(rows.map(({ id }) => id));
  return orderIds.map((id) => whole.has(id));
});

/** Gives the places of the order's waiting holds back. */
export const releaseHolds = async (tx: Tx, orderId: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select q.id from quotas q where q.id in (select quota_id from holds where order_id = ${orderId} and state = 'ordered')
    order by q.id for no key update`.execute(tx);
  if (!rows.length) return;
  await sql`with freed as (
      update holds set state = ${holdMoves.releaseOrdered} where order_id = ${orderId} and state = 'ordered' returning quota_id, count
    )
    update quotas q set taken = q.taken - f.places from (select quota_id, sum(count) as places from freed group by quota_id) f
    where q.id = f.quota_id`.execute(tx);
};

/**
 * Holds that were somebody's before the order are so again, for what is left of their length. Those made with the order
 * have its very moment of creation.
 */
export const returnHolds = async (tx: Tx, orderId: number): Promise<void> => {
  await sql`
    update holds h set state = ${holdMoves.undo}, order_id = null, expires_at = h.created_at + make_interval(secs => ${holdSeconds})
    from orders o where o.id = ${orderId} and h.order_id = o.id and h.state = 'ordered' and h.created_at < o.created_at
      and h.created_at + make_interval(secs => ${holdSeconds}) > now()`.execute(tx);
};

/**
 * All that the order holds is its visitor's for the time the order had, a hold's length at most, and never beyond an hour from its first
 * moment; each number it booked goes to a hold of its format.
 */
export const handHoldsBack = async (tx: Tx, orderId: number): Promise<void> => {
  await sql`
    update booked_numbers b set order_id = null, hold_id = own.id, expires_at = own.expires_at
    from (
      select q.format_id, min(h.id) as id, least(min(h.expires_at), now() + make_interval(secs => ${holdSeconds})) as expires_at
      from holds h join quotas q on q.id = h.quota_id
      where h.order_id = ${orderId} and h.state = 'ordered' group by q.format_id
    ) own
    where b.order_id = ${orderId} and b.ticket_id is null and b.format_id = own.format_id`.execute(tx);
  await sql`
    update holds set state = ${holdMoves.undo}, order_id = null, expires_at = least(expires_at, now() + make_interval(secs => ${holdSeconds}), price_at + make_interval(secs => ${longestHoldSeconds}))
    where order_id = ${orderId} and state = 'ordered'`.execute(tx);
};

export type LostHold = {
  readonly id: string;
  readonly quotaId: number;
  readonly count: number;
  readonly priceAt: Date;
  readonly visitor: string;
  readonly address: string;
};

/** What the order once held and gave back, by lines' first come. */
export const selectLostHolds = async (tx: Tx, orderId: number): Promise<LostHold[]> => {
  const { rows } = await sql<LostHold>`
    select id, quota_id as "quotaId", count, price_at as "priceAt", visitor, address from holds
    where order_id = ${orderId} and state = 'released' order by id`.execute(tx);
  return rows;
};

/** Lost holds are the order's no more: the ones taken anew stand in their place. */
export const forgetHolds = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`update holds set order_id = null where id = any(${ids}::text[])`.execute(tx);
};

/**
 * One round of the sweep: up to `limit` expired holds. Quotas that somebody works with are passed over; the next round
 * finds them. Answers how many holds ended.
 */
export const sweepExpiredHolds = async (tx: Tx, limit: number): Promise<number> => {
  const { rows: quotas } = await sql<{ id: number }>`
    select q.id from quotas q where q.id in (select quota_id from holds where state = 'live' and order_id is null and expires_at <= now() limit ${limit})
    order by q.id for no key update skip locked`.execute(tx);
  if (!quotas.length) return 0;
  const { rows } = await sql<{ holds: number }>`
    with over as (
      select id from holds where state = 'live' and order_id is null and expires_at <= now() and quota_id = any(${quotas.map((q) => q.id)}::bigint[])
      limit ${limit} for update skip locked
    ), freed as (
      update holds h set state = ${holdMoves.expire} from over where h.id = over.id returning h.quota_id, h.count
    ), given as (
      update quotas q set taken = q.taken - f.places from (select quota_id, sum(count) as places from freed group by quota_id) f
      where q.id = f.quota_id
    )
    select count(*) as holds from freed`.execute(tx);
  return rows[0]?.holds ?? 0;
};
