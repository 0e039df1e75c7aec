import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import type { KeepYears } from '../../../platform/config/keep.ts';
import { daysAgo, type Tx, yearsAgo } from '../../../platform/database/index.ts';

type Over = { id: number; userId: number };

/** Orders that were never paid keep their sums and goods. */
export const takeUnpaid = async (tx: Tx, limit: number): Promise<Over[]> => {
  const { rows } = await sql<Over>`
    select o.id, o.user_id as "userId" from orders o
    where o.status in ('expired', 'cancelled') and o.email <> '' and o.expires_at < ${daysAgo(personalTerms.unpaidOrders)}
      and not exists (select from refunds r where r.order_id = o.id and r.status = 'waiting')
    order by o.expires_at limit ${limit} for update of o skip locked`.execute(tx);
  return rows;
};

/** Free orders that nobody confirmed: their places went back, nothing was bought. Those with a ticket that stayed are purchases. */
export const takeLapsed = async (tx: Tx, limit: number): Promise<Over[]> => {
  const { rows } = await sql<Over>`
    select o.id, o.user_id as "userId" from orders o
    where o.confirmation = 'lapsed' and o.email <> '' and o.confirm_by < ${daysAgo(personalTerms.unpaidOrders)}
      and not exists (select from tickets t where t.order_id = o.id and t.status <> 'returned')
    order by o.id limit ${limit} for update of o skip locked`.execute(tx);
  return rows;
};

/** Purchases of which the books have no need any more. */
export const takeOldPurchases = async (tx: Tx, limit: number, { purchases }: KeepYears): Promise<Over[]> => {
  const { rows } = await sql<Over>`
    select id, user_id as "userId" from orders
    where created_at < ${yearsAgo(purchases)} and paid_at < ${yearsAgo(purchases)} and email <> ''
    order by id limit ${limit} for update skip locked`.execute(tx);
  return rows;
};
