import type { Owned } from '../domain/decide-batch.ts';
import type { Connection } from '../holds.repository.ts';

/** Who asks for more places in a batch: visitors and networks by name, networks of grown holds by the ids of these. */
export type BatchParties = {
  readonly visitors: readonly string[];
  readonly addresses: readonly string[];
  readonly holdIds: readonly string[];
};

/**
 * Locks the counts of visitors and networks, before anything else, and answers the keys of those whose order is being made:
 * a batch is everybody's and waits for no order. Batches of other processes, as short as this one, decide one after another
 * about the same ones. The keys are those of `lockCounts`. DEC-113
 */
export const lockParties = async (
  client: Connection,
  { visitors, addresses, holdIds }: BatchParties,
): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ busy: string[] | null; locked: number }>({
    name: 'lock_askers',
    text: `with asked as materialized (
        select distinct key from (select 'holds:' || unnest($1::text[]) as key union all select 'places:' || unnest($2::text[])
          union all select 'places:' || address from holds where id = any($3::text[])) one
      ), tried as materialized (
        select key, pg_try_advisory_xact_lock_shared(hashtextextended(key, 0)) as is_free from asked
      )
      select array_agg(key) filter (where not is_free) as busy,
        count(case when is_free then pg_advisory_xact_lock(hashtextextended('batch:' || key, 0)) end) as locked
      from (select * from tried order by hashtextextended('batch:' || key, 0)) t`,
    values: [visitors, addresses, holdIds],
  });
  return new Set(rows[0]?.busy);
};

/** What each of them has that nobody has paid for: holds and lines of waiting orders, free ones without their button too. */
export const countOwned = async (
  client: Connection,
  { visitors, addresses, holdIds }: BatchParties,
): Promise<{ visitors: Map<string, Owned>; addresses: Map<string, Owned> }> => {
  const { rows } = await client.query<{
    visitor: string | null;
    address: string | null;
    count: number;
    wait: number | null;
  }>({
    name: 'count_owned',
    text: `select t.visitor, t.address, t.count, ceil(extract(epoch from t.until - now()))::int as wait from (
        select v.visitor, null as address, h.count, h.until from unnest($1::text[]) v (visitor), lateral (
          select count(*)::int as count, min(until) as until from (
            select expires_at as until from holds where visitor = v.visitor and state in ('live', 'ordered') and expires_at > now()
            union all
            select o.confirm_by from orders o join holds h on h.order_id = o.id and h.state = 'sold'
              where o.visitor = v.visitor and o.confirmation = 'waiting') one) h
        union all
        select null, a.address, h.count, h.until
        from (select unnest($2::text[]) as address union select address from holds where id = any($3::text[])) a, lateral (
          select coalesce(sum(places), 0)::int as count, min(until) as until from (
            select count as places, expires_at as until from holds
              where address = a.address and state in ('live', 'ordered') and expires_at > now()
            union all
            select h.count, o.confirm_by from orders o join holds h on h.order_id = o.id and h.state = 'sold'
              where o.network = a.address and o.confirmation = 'waiting') one) h) t where t.count > 0`,
    values: [visitors, addresses, holdIds],
  });
  const owned = { visitors: new Map<string, Owned>(), addresses: new Map<string, Owned>() };
  for (const { visitor, address, count, wait } of rows) {
    if (visitor !== null) owned.visitors.set(visitor, { count, wait });
    else if (address !== null) owned.addresses.set(address, { count, wait });
  }
  return owned;
};
