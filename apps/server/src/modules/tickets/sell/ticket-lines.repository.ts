import { mailboxKey } from '@trassa/rules';
import { sql } from 'kysely';
import { type Executor, gatheredAcross, type Tx } from '../../../platform/database/index.ts';
import type { HeldPlaces } from './ticket-line.ts';

const selectHeld = gatheredAcross<readonly string[], Map<string, HeldPlaces>>(async (db, asked) => {
  const ids = [...new Set(asked.flat())];
  // A single one by itself: a list would be planned anew each time.
  const isWanted = ids.length === 1 ? sql`h.id = ${ids[0]}` : sql`h.id = any(${ids}::text[])`;
  const { rows } = await sql<HeldPlaces>`
    select h.id, q.format_id as "formatId", q.kind, h.count, h.price_at as "priceAt", h.later, h.order_id as "orderId",
      h.expires_at > now() and (h.state = 'live' or (h.state = 'ordered' and o.status is not distinct from 'pending')) as "isGood"
    from holds h join quotas q on q.id = h.quota_id left join orders o on o.id = h.order_id where ${isWanted}`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return asked.map((own) => new Map(own.flatMap((id) => [found.get(id) ?? []].flat().map((held) => [id, held]))));
});

/** Holds by their ids: live ones, and those of an order that still waits and may be placed again by who holds them. */
export const findHeldPlaces = async (db: Executor, ids: readonly string[]): Promise<Map<string, HeldPlaces>> =>
  ids.length ? selectHeld(db, ids) : new Map();

export type Purchaser = { readonly userId: number; readonly isTemporary: boolean; readonly email: string };

/**
 * Places of formats that a buyer already has in other orders, cancelled and returned ones aside: of an account by the
 * account, of a guest by his mailbox, however its address is written (DEC-52, DEC-113). Locks the pair of buyer and format until the end of the transaction.
 */
export const countBought = async (
  tx: Tx,
  formatIds: readonly number[],
  buyer: Purchaser,
  exceptOrderId: number,
): Promise<Map<number, number>> => {
  const ids = [...new Set(formatIds)].sort((a, b) => a - b);
  const mailbox = mailboxKey(buyer.email);
  const who = buyer.isTemporary ? mailbox : String(buyer.userId);
  const keys = ids.map((id) => `buy:${id}:${who}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(k, 0)) from unnest(${keys}::text[]) with ordinality as t (k, n) order by n`.execute(
    tx,
  );
  const isBuyer = buyer.isTemporary ? sql`(u.temporary and o.mailbox = ${mailbox})` : sql`o.user_id = ${buyer.userId}`;
  const { rows } = await sql<{ id: number; count: number }>`
    select l.item_id as id, sum(l.count - (select count(*) from tickets t where t.order_line_id = l.id and t.status = 'returned')
      - (select count(*) from orders n where n.moved_from_line_id = l.id and n.issued_at is not null))::int as count
    from order_lines l join orders o on o.id = l.order_id join users u on u.id = o.user_id
    where l.selector = 'ticket' and l.item_id = any(${ids}::bigint[]) and o.id <> ${exceptOrderId}
      and o.status not in ('expired', 'cancelled') and ${isBuyer}
    group by l.item_id`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.count]));
};
