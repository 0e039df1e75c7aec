import { holdSeconds } from '@trassa/rules';
import type pg from 'pg';
import type { ChangedHold, LiveHold, NewHold, Quota } from './domain/decide-batch.ts';
import { holdMoves } from './hold-moves.ts';

/** A connection inside a transaction. Statements are prepared once per connection: this is the hot path of a sale's opening. */
export type Connection = Pick<pg.ClientBase, 'query'>;

/** Locks all quotas of the formats in id order (the first of all locks) and tells when a hold made now would end. */
export const lockQuotas = async (
  client: Connection,
  formatIds: readonly number[],
): Promise<{ quotas: Quota[]; expiresAt: number }> => {
  const { rows } = await client.query<Quota & { readonly expiresAt: number }>({
    name: 'lock_quotas',
    text: `select id, format_id as "formatId", kind, capacity - reserve as capacity, taken,
    floor(extract(epoch from now()))::bigint + ${holdSeconds} as "expiresAt"
      from quotas where format_id = any($1::bigint[]) order by id for no key update`,
    values: [formatIds],
  });
  return { quotas: rows, expiresAt: rows[0]?.expiresAt ?? 0 };
};

/** A hold that another transaction has locked: nothing more is known of it. */
type BusyHold = { readonly [key in keyof LiveHold]: key extends 'id' ? string : null };

/** Locks those of the holds that are live; `busy`: those that an order is taking this very moment, for which nobody waits. */
export const lockLiveHolds = async (
  client: Connection,
  ids: readonly string[],
): Promise<{ holds: Map<string, LiveHold>; busy: ReadonlySet<string> }> => {
  const { rows } = await client.query<LiveHold | BusyHold>({
    name: 'lock_live_holds',
    text: `with locked as materialized (
        select id, quota_id, count, later, address, floor(extract(epoch from expires_at))::bigint as expires_at
        from holds where id = any($1::text[]) and state = 'live' and expires_at > now() order by id for update skip locked
      )
      select h.id, l.quota_id as "quotaId", l.count, l.later, l.address, l.expires_at as "expiresAt"
      from holds h left join locked l on l.id = h.id where h.id = any($1::text[]) and h.state = 'live' and h.expires_at > now()`,
    values: [ids],
  });
  const holds = new Map<string, LiveHold>();
  const busy = new Set<string>();
  for (const row of rows) {
    if (row.quotaId === null) busy.add(row.id);
    else holds.set(row.id, row);
  }
  return { holds, busy };
};

/** Ends expired holds of these locked quotas and answers how many places each gets back; those that are being paid for are passed over. */
export const expireHolds = async (
  client: Connection,
  quotaIds: readonly number[],
): Promise<{ holds: number; places: Map<number, number> }> => {
  const { rows } = await client.query<{ quotaId: number; holds: number; places: number }>({
    name: 'expire_holds',
    text: `with over as (
        select id from holds where state = 'live' and order_id is null and expires_at <= now() and quota_id = any($1::bigint[]) for update skip locked
      ), freed as (
        update holds h set state = '${holdMoves.expire}' from over where h.id = over.id returning h.quota_id, h.count
      )
      select quota_id as "quotaId", count(*) as holds, sum(count) as places from freed group by quota_id`,
    values: [quotaIds],
  });
  return {
    holds: rows.reduce((sum, row) => sum + row.holds, 0),
    places: new Map(rows.map((row) => [row.quotaId, row.places])),
  };
};

/** All writes of a batch in one statement. */
export const writeBatch = async (
  client: Connection,
  {
    added,
    changed,
    deltas,
  }: { added: readonly NewHold[]; changed: readonly ChangedHold[]; deltas: ReadonlyMap<number, number> },
): Promise<void> => {
  await client.query({
    name: 'write_batch',
    text: `with added as (
        insert into holds (id, quota_id, count, visitor, address, expires_at)
        select n.*, now() + interval '${holdSeconds} seconds'
        from unnest($1::text[], $2::bigint[], $3::int[], $4::text[], $5::text[]) n (id, quota_id, count, visitor, address)
      ), changed as (
        update holds h set count = coalesce(c.count, h.count), later = case when c.count is null then h.later else c.later end,
          state = case when c.count is null then '${holdMoves.release}' else h.state end
        from unnest($6::text[], $7::int[], $10::jsonb[]) c (id, count, later) where h.id = c.id
      )
      update quotas q set taken = q.taken + d.delta from unnest($8::bigint[], $9::int[]) d (id, delta) where q.id = d.id`,
    values: [
      added.map((hold) => hold.id),
      added.map((hold) => hold.quotaId),
      added.map((hold) => hold.count),
      added.map((hold) => hold.visitor),
      added.map((hold) => hold.address),
      changed.map((hold) => hold.id),
      changed.map((hold) => hold.count),
      [...deltas.keys()],
      [...deltas.values()],
      changed.map((hold) => JSON.stringify(hold.later)),
    ],
  });
};
