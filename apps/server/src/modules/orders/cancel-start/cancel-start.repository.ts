import type { CancelRules } from '@trassa/contracts/office';
import type { Language } from '@trassa/contracts';
import type { OrderState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Whose an order is: of an address as it is written, or of itself where there is none. */
const purchaserOf = (of: 'o' | 'own') =>
  sql`coalesce(nullif(lower(${sql.ref(`${of}.email`)}), ''), ${sql.ref(`${of}.public_id`)})`;

export type OrderOfStart = {
  readonly id: number;
  readonly publicId: string;
  readonly status: OrderState;
  readonly mailbox: string;
};

/** Lines of a start with a ticket that was not moved elsewhere, and those by which one of its tickets waits to leave. */
const ofStart = (startId: number) => sql`select l.order_id from order_lines l where l.event_city_id = ${startId}
      and l.count > (select count(*) from orders n where n.moved_from_line_id = l.id and n.issued_at is not null)
      union select n.id from order_lines l join orders n on n.moved_from_line_id = l.id and n.status = 'pending'
      where l.event_city_id = ${startId}`;

/** Orders with a line for a start that are paid or wait, those that wait first: they end soonest. */
export const selectOrdersOfStart = async (db: Executor, startId: number): Promise<OrderOfStart[]> => {
  const { rows } = await sql<OrderOfStart>`
    select o.id, o.public_id as "publicId", o.status, ${purchaserOf('o')} as mailbox from orders o
    where o.id in (${ofStart(startId)}) and o.status not in ('expired', 'cancelled')
    order by o.status <> 'pending', o.id`.execute(db);
  return rows;
};

/** Orders that somebody has made meanwhile, and of which the run knows nothing. */
export const selectNewOrders = async (db: Executor, startId: number, runId: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.public_id as id from orders o
    where o.id in (${ofStart(startId)}) and o.status not in ('expired', 'cancelled')
      and not exists (select from run_items i where i.run_id = ${runId} and i.object = o.public_id) order by o.id limit 1000`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export type NewCancellation = CancelRules & {
  readonly startId: number;
  readonly run: string;
  readonly letter: { readonly ru: string; readonly en?: string | undefined } | null;
  readonly reason: string;
  readonly sum: Minor;
  readonly now: Date;
};

export const insertCancellation = async (
  tx: Tx,
  { startId, run, refund, insurance, goods, letter, reason, sum, now }: NewCancellation,
): Promise<void> => {
  await sql`
    insert into start_cancellations (event_city_id, run, refund, insurance, goods, letter, reason, sum_minor, created_at)
    values (${startId}, ${run}, ${refund}, ${insurance}, ${goods}, ${letter && JSON.stringify(letter)}::jsonb, ${reason}, ${sum}, ${now})`.execute(
    tx,
  );
};

export type Cancellation = CancelRules & {
  readonly startId: number;
  readonly reason: string;
  readonly sum: Minor;
  readonly agreedAt: Date;
};

export const findCancellation = async (db: Executor, run: string): Promise<Cancellation> => {
  const { rows } = await sql<Cancellation>`
    select event_city_id as "startId", refund, insurance, goods, reason, sum_minor as sum,
      created_at as "agreedAt" from start_cancellations where run = ${run}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a start was not called off');
  return row;
};

/** Kopecks that a run has sent on their way. */
export const sumOfRun = async (db: Executor, run: string): Promise<Minor> => {
  const { rows } = await sql<{ sum: Minor }>`
    select coalesce(sum(sum_minor), 0)::bigint as sum from order_returns where run = ${run}`.execute(db);
  return rows[0]?.sum ?? 0;
};

/** How many hold a ticket for a start that they did not buy. */
export const countOtherHolders = async (db: Executor, startId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct t.user_id)::int as count from tickets t join order_lines l on l.id = t.order_line_id
    where l.event_city_id = ${startId} and t.status <> 'returned' and t.user_id <> t.original_user_id`.execute(db);
  return rows[0]?.count ?? 0;
};

/** One order of a purchaser at a time, so that the last one tells him of all of them. */
export const lockPurchaser = async (tx: Tx, run: string, mailbox: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${run} ${mailbox}`}, 0))`.execute(tx);
};

export type Purchaser = { readonly mailbox: string; readonly email: string; readonly language: Language };

export const findPurchaserOf = async (db: Executor, orderId: number): Promise<Purchaser> => {
  const { rows } =
    await sql<Purchaser>`select ${purchaserOf('o')} as mailbox, o.email, o.language from orders o where o.id = ${orderId}`.execute(
      db,
    );
  const [row] = rows;
  if (!row) throw new Error('the order is gone');
  return row;
};

export type ToldCancellation = {
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly startTime: Date;
  readonly timezone: string;
  readonly letter: { readonly ru: string; readonly en?: string } | null;
  readonly sum: Minor;
  readonly certificates: Minor;
};

/** What the letter says: of all orders of the purchaser of this one; null order: of none. */
export const findToldCancellation = async (
  db: Executor,
  run: string,
  orderPublicId: string | null,
): Promise<ToldCancellation | null> => {
  const { rows } = await sql<ToldCancellation>`
    select e.title_ru as "titleRu", e.title_en as "titleEn", c.name_ru as "cityRu", c.name_en as "cityEn", ec.start_time as "startTime",
      ec.timezone, s.letter, coalesce(m.sum, 0)::bigint as sum, coalesce(m.certificates, 0)::bigint as certificates
    from start_cancellations s join event_cities ec on ec.id = s.event_city_id join events e on e.id = ec.event_id
    join cities c on c.id = ec.city_id
    left join lateral (select sum(r.certificates_minor + r.money_minor) as sum, sum(r.certificates_minor) as certificates
      from orders own join orders o on ${purchaserOf('o')} = ${purchaserOf('own')} join order_returns n on n.order_id = o.id and n.run = s.run
      join order_refunds r on r.return_id = n.id where own.public_id = ${orderPublicId}) m on true
    where s.run = ${run}`.execute(db);
  return rows[0] ?? null;
};
