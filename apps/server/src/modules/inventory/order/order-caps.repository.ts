import { sql } from 'kysely';
import { gathered, type Tx } from '../../../platform/database/index.ts';

/** Locks counts until the end of the transaction, in one order for everybody; keys as in `lockParties`, which never waits for them. */
export const lockCounts = async (tx: Tx, keys: readonly string[]): Promise<void> => {
  await sql`select count(pg_advisory_xact_lock(k)) from (
    select distinct hashtextextended(key, 0) as k from unnest(${[...keys]}::text[]) key order by k) t`.execute(tx);
};

export type UnpaidOf = {
  readonly orderId: number;
  readonly visitor: string;
  readonly address: string;
  readonly mailbox: string;
  readonly replaces: readonly number[];
  /** Something beyond what was held already; else only the mailbox is counted. */
  readonly isMore: boolean;
};
/** `wait`: seconds until the first of them ends, those of the order aside; null: there are no others. */
export type Unpaid = {
  readonly whose: 'visitor' | 'network' | 'mailbox';
  readonly count: number;
  readonly wait: number | null;
};

/** The buyer `u` of the order `o` has proved that its address is his. */
const isProved = sql`(not u.temporary and u.email_confirmed_at is not null and lower(u.email) = lower(o.email))`;

/**
 * Holds of a visitor, places of a network and of a mailbox that nobody has paid for, those of the order too. Whoever has
 * proved the mailbox is not stopped by what strangers typed with it.
 */
export const countUnpaid = gathered<UnpaidOf, Unpaid[]>(async (tx, asked) => {
  const held = sql`h.state in ('live', 'ordered') and h.expires_at > now()
    and (h.order_id is null or not a.replaces @> to_jsonb(h.order_id))`;
  const free = sql`orders o join holds h on h.order_id = o.id and h.state = 'sold'`;
  const own = sql`o.mailbox = a.mailbox and (not a.proved or exists (select from users u where u.id = o.user_id and ${isProved}))`;
  const orders = asked.map(({ orderId: order_id, isMore: is_more, visitor, address, mailbox, replaces }, n) => {
    return { n, order_id, is_more, visitor, address, mailbox, replaces };
  });
  const { rows } = await sql<Unpaid & { n: number }>`
    with asked as materialized (
      select a.*, coalesce((select ${isProved} from orders o join users u on u.id = o.user_id where o.id = a.order_id), false) as proved
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as a (n int, order_id bigint, visitor text, address text, mailbox text, replaces jsonb,
        is_more boolean)
    )
    select a.n, whose, sum(places)::int as count,
      ceil(extract(epoch from min(until) filter (where one.order_id is distinct from a.order_id) - now()))::int as wait
    from asked a cross join lateral (
      select 'visitor' as whose, 1 as places, h.expires_at as until, h.order_id from holds h where a.is_more and h.visitor = a.visitor and ${held}
      union all select 'visitor', 1, o.confirm_by, o.id from ${free} where a.is_more and o.visitor = a.visitor and o.confirmation = 'waiting'
      union all select 'network', h.count, h.expires_at, h.order_id from holds h where a.is_more and h.address = a.address and ${held}
      union all select 'network', h.count, o.confirm_by, o.id from ${free} where a.is_more and o.network = a.address and o.confirmation = 'waiting'
      union all select 'mailbox', h.count, h.expires_at, h.order_id from orders o join holds h on h.order_id = o.id
        where ${own} and o.status = 'pending' and ${held}
      union all select 'mailbox', h.count, o.confirm_by, o.id from ${free} where ${own} and o.confirmation = 'waiting' and o.confirm_by is not null
    ) one group by a.n, whose`.execute(tx);
  return asked.map((_, index) => rows.flatMap(({ n, ...one }) => (n === index ? [one] : [])));
});
