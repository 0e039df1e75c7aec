import type { TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import { type Executor, gathered, type Tx } from '../../../platform/database/index.ts';
import type { KnownHold } from '../domain/decide-order.ts';
import type { LaterPlaces } from '../domain/held-prices.ts';
import { holdMoves } from '../hold-moves.ts';

/** The holds as they are; `lock` only after their quotas were locked. */
export const selectHolds = async (
  executor: Executor,
  ids: readonly string[],
  lock = false,
): Promise<Map<string, KnownHold>> => {
  if (!ids.length) return new Map();
  const { rows } = await sql<KnownHold>`
    select h.id, h.quota_id as "quotaId", q.format_id as "formatId", q.kind, h.count, h.state, h.order_id as "orderId",
      h.expires_at <= now() as "isExpired", h.price_at as "priceAt", h.later, floor(extract(epoch from now()))::bigint as "readAt"
    from holds h join quotas q on q.id = h.quota_id where h.id = any(${ids}::text[]) order by h.id ${lock ? sql`for update of h` : sql``}`.execute(
    executor,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

export type WantedHold = {
  readonly id: string;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly count: number;
};

/** The holds as they were, and whether each is the order's now. */
export type TakenHold = KnownHold & { readonly isTaken: boolean };

export type WantedHolds = {
  readonly orderId: number;
  readonly expiresAt: Date;
  readonly holds: readonly WantedHold[];
  /** Locked before anything; null: it is not counted. */
  readonly mailbox: string | null;
};

/**
 * Live holds become the order's where nothing about their counts changes: no quota is touched, so none is locked. All or
 * none of an order: where one does not fit, no hold of it is locked either, for quotas come before holds.
 */
export const takeExactHolds = gathered<WantedHolds, Map<string, TakenHold>>(async (tx, orders) => {
  const asked = orders.flatMap(({ orderId, expiresAt, holds }) =>
    holds.map((hold) => ({ ...hold, orderId, expiresAt, all: holds.length })),
  );
  const mailboxes = [...new Set(orders.flatMap(({ mailbox }) => (mailbox === null ? [] : `mailbox:${mailbox}`)))];
  const { rows } = await sql<TakenHold & { by: number }>`
    with locked as materialized (
      select count(pg_advisory_xact_lock(k)) as n
      from (select distinct hashtextextended(key, 0) as k from unnest(${mailboxes}::text[]) key order by k) t
    ), asked as materialized (
      select * from unnest(${asked.map((one) => one.id)}::text[], ${asked.map((one) => one.formatId)}::bigint[], ${asked.map((one) => one.kind)}::text[],
        ${asked.map((one) => one.count)}::int[], ${asked.map((one) => one.orderId)}::bigint[], ${asked.map((one) => one.expiresAt)}::timestamptz[],
        ${asked.map((one) => one.all)}::int[]) as a (id, format_id, kind, count, order_id, until, of)
      where (select n from locked) >= 0
    ), known as materialized (
      select h.id, h.quota_id as "quotaId", q.format_id as "formatId", q.kind, h.count, h.state, h.order_id as "orderId",
        h.expires_at <= now() as "isExpired", h.price_at as "priceAt", h.later, floor(extract(epoch from now()))::bigint as "readAt"
      from holds h join quotas q on q.id = h.quota_id where h.id = any(${asked.map((one) => one.id)}::text[]) and (select n from locked) >= 0
    ), fitting as materialized (
      select a.id, a.count, a.order_id, a.until, a.of, count(*) over (partition by a.order_id) as fits
      from known k join asked a on a.id = k.id and a.format_id = k."formatId" and a.kind = k.kind and a.count = k.count
      where k.state = 'live' and not k."isExpired"
    ), own as (
      select h.id, f.order_id, f.until from holds h join fitting f on f.id = h.id and f.count = h.count
      where f.fits = f.of and h.state = 'live' and h.expires_at > now()
      order by h.id for update of h
    ), taken as (
      update holds h set state = ${holdMoves.order}, order_id = own.order_id, expires_at = own.until from own where h.id = own.id
      returning h.id, h.order_id
    )
    select k.*, a.order_id as by, exists (select from taken t where t.id = k.id and t.order_id = a.order_id) as "isTaken"
    from known k join asked a on a.id = k.id`.execute(tx);
  return orders.map(
    ({ orderId }) => new Map(rows.flatMap(({ by, ...hold }) => (by === orderId ? [[hold.id, hold]] : []))),
  );
});

export type LockedQuota = {
  readonly id: number;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly left: number;
};

/** Locks the quotas of the formats in id order, before anything else of the order. */
export const lockQuotasOfFormats = async (tx: Tx, formatIds: readonly number[]): Promise<LockedQuota[]> => {
  const { rows } = await sql<LockedQuota>`
    select id, format_id as "formatId", kind, capacity - reserve - taken as left from quotas where format_id = any(${formatIds}::bigint[])
    order by id for no key update`.execute(tx);
  return rows;
};

/** Locks quotas by id, in id order. */
export const lockQuotasById = async (tx: Tx, ids: readonly number[]): Promise<LockedQuota[]> => {
  const { rows } = await sql<LockedQuota>`
    select id, format_id as "formatId", kind, capacity - reserve - taken as left from quotas where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  return rows;
};

/** Ends expired holds of locked quotas; answers the places that each quota got back (written already). */
export const expireHoldsOf = async (tx: Tx, quotaIds: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; places: number }>`
    with over as (
      select id from holds where state = 'live' and order_id is null and expires_at <= now() and quota_id = any(${quotaIds}::bigint[]) for update skip locked
    ), freed as (
      update holds h set state = ${holdMoves.expire} from over where h.id = over.id returning h.quota_id, h.count
    ), given as (
      select quota_id, sum(count) as places from freed group by quota_id
    )
    update quotas q set taken = q.taken - given.places from given where q.id = given.quota_id
    returning q.id, given.places`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.places]));
};

export type OrderedHold = {
  readonly id: string;
  readonly quotaId: number;
  readonly count: number;
  readonly priceAt: Date | null;
  readonly later?: readonly LaterPlaces[];
};

/** New holds that are the order's from the start. */
export const insertOrderedHolds = async (
  tx: Tx,
  order: { orderId: number; expiresAt: Date; visitor: string; address: string },
  holds: readonly OrderedHold[],
): Promise<Map<string, Date>> => {
  if (!holds.length) return new Map();
  const { rows } = await sql<{ id: string; priceAt: Date }>`
    insert into holds (id, quota_id, count, state, expires_at, price_at, later, visitor, address, order_id)
    select n.id, n.quota_id, n.count, 'ordered', ${order.expiresAt}, coalesce(n.price_at, now()), n.later, ${order.visitor}, ${order.address}, ${order.orderId}
    from unnest(${holds.map((h) => h.id)}::text[], ${holds.map((h) => h.quotaId)}::bigint[], ${holds.map((h) => h.count)}::int[],
      ${holds.map((h) => h.priceAt)}::timestamptz[], ${holds.map((h) => JSON.stringify(h.later ?? []))}::jsonb[]) n (id, quota_id, count, price_at, later)
    returning id, price_at as "priceAt"`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.priceAt]));
};

/** Locked live holds become the order's with the counts given, and the moments of their later places. */
export const orderHolds = async (
  tx: Tx,
  orderId: number,
  expiresAt: Date,
  holds: readonly { id: string; count: number; later: readonly LaterPlaces[] }[],
): Promise<void> => {
  if (!holds.length) return;
  await sql`update holds h set state = ${holdMoves.order}, order_id = ${orderId}, expires_at = ${expiresAt}, count = w.count, later = w.later
    from unnest(${holds.map((h) => h.id)}::text[], ${holds.map((h) => h.count)}::int[], ${holds.map((h) => JSON.stringify(h.later))}::jsonb[]) w (id, count, later)
    where h.id = w.id`.execute(tx);
};

/** Holds that leave for another order; their places are accounted for by the caller. */
export const markReleased = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length)
    await sql`update holds set state = ${holdMoves.releaseOrdered} where id = any(${ids}::text[]) and state = 'ordered'`.execute(
      tx,
    );
};

export const addTaken = async (tx: Tx, deltas: ReadonlyMap<number, number>): Promise<void> => {
  if (!deltas.size) return;
  await sql`update quotas q set taken = q.taken + d.delta
    from unnest(${[...deltas.keys()]}::bigint[], ${[...deltas.values()]}::int[]) d (id, delta) where q.id = d.id`.execute(
    tx,
  );
};
