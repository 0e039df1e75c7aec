import type { Language } from '@trassa/contracts';
import { type OrderState, orderTransitions, stateAfter, statesBefore } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import { type Executor, gathered, type Tx } from '../../platform/database/index.ts';
import type { Order } from './domain/order.ts';
import type { Claim } from './place/idempotency.repository.ts';

/** Minutes that an order waits for its money (DEC-89). */
const waitingMinutes = 20;
/** Hours after its end for which late money is taken (DEC-110). */
const lateHours = 24;

/** Of `orders o join users u`. */
export const orderColumns = sql`o.id, o.public_id as "publicId", o.user_id as "userId", u.temporary as "isTemporary", o.status, o.email, o.language,
  o.amount_minor as amount, o.total_minor as total, o.delivery_minor as delivery, o.certificates_minor as certificates, o.created_at as "createdAt", o.expires_at as "expiresAt", o.expires_at <= clock_timestamp() as "isOver",
  o.expires_at + make_interval(hours => ${lateHours}) <= clock_timestamp() as "isLongOver",
  o.confirmation, o.confirm_by as "confirmBy", o.confirm_sent_at is not null as "isConfirmSent", o.wants_account as "wantsAccount", o.moved_from_line_id as "movedFromLineId"`;

export type NewOrder = {
  publicId: string;
  userId: number;
  email: string;
  phone: string | null;
  language: Language;
  total: Minor;
  discount: Minor;
  delivery: Minor;
  /** Paid by gift certificates. */
  certificates: Minor;
  amount: Minor;
  /** Free, and its mailbox not proved (DEC-112). */
  isToConfirm?: boolean;
  /** Unconfirmed, its places go back. */
  canLapse?: boolean;
  wantsAccount?: boolean;
  /** Who has its places while they may go back. */
  visitor?: string;
  network?: string;
  /** The key of the call that places it, which belongs to it from now on. */
  claim?: Pick<Claim, 'scope' | 'key'> | null;
  /** Who makes it; absent: a buyer. */
  channel?: 'site' | 'staff';
  /** Of the line whose ticket it moves; absent: it moves none. */
  movedFromLineId?: number;
  /** When it stops waiting; absent: after its minutes. */
  until?: Date;
};

/** Hours that a free order waits for its button (DEC-112). */
const confirmHours = 24;

/** Answers their numbers and ends. */
export const insertOrder = gathered<NewOrder, { id: number; expiresAt: Date }>(async (tx, orders) => {
  const asked = orders.map(({ claim, visitor, network, ...order }, n) => ({
    n,
    ...order,
    ...(order.canLapse ? { visitor, network } : {}),
    scope: claim?.scope,
    key: claim?.key,
  }));
  const { rows } = await sql<{ id: number; expiresAt: Date }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (n int, "publicId" text, "userId" bigint, email text, phone text,
        language text, total bigint, discount bigint, delivery bigint, certificates bigint, amount bigint, "isToConfirm" boolean,
        "canLapse" boolean, "wantsAccount" boolean, visitor text, network text, scope text, key text, channel text,
        "movedFromLineId" bigint, until timestamptz)
    ), made as (
      insert into orders (public_id, user_id, email, phone, language, total_minor, discount_minor, delivery_minor, certificates_minor, amount_minor,
        expires_at, confirmation, confirm_by, wants_account, visitor, network, channel, moved_from_line_id)
      select "publicId", "userId", email, phone, language, total, discount, delivery, certificates, amount,
        coalesce(until, now() + make_interval(mins => ${waitingMinutes})), case when "isToConfirm" then 'waiting' end,
        case when "canLapse" then now() + make_interval(hours => ${confirmHours}) end, coalesce("wantsAccount", false),
        nullif(visitor, ''), nullif(network, ''), coalesce(channel, 'site'), "movedFromLineId"
      from asked order by n returning id, public_id, expires_at
    ), bound as (
      update idempotency_keys k set order_id = made.id from made join asked a on a."publicId" = made.public_id
      where k.scope = a.scope and k.key = a.key
    )
    select made.id, made.expires_at as "expiresAt" from made join asked a on a."publicId" = made.public_id order by a.n`.execute(
    tx,
  );
  return rows;
});

export const findOrder = async (db: Executor, publicId: string): Promise<Order | null> =>
  (
    await sql<Order>`select ${orderColumns} from orders o join users u on u.id = o.user_id where o.public_id = ${publicId}`.execute(
      db,
    )
  ).rows[0] ?? null;

export const findOrderById = async (db: Executor, id: number): Promise<Order | null> =>
  (
    await sql<Order>`select ${orderColumns} from orders o join users u on u.id = o.user_id where o.id = ${id}`.execute(
      db,
    )
  ).rows[0] ?? null;

/** Not `for update`: a ticket that takes something for its order refers to this row, and must not wait for who waits for it. */
export const lockOrder = async (tx: Tx, id: number): Promise<Order> => {
  const { rows } =
    await sql<Order>`select ${orderColumns} from orders o join users u on u.id = o.user_id where o.id = ${id} for no key update of o`.execute(
      tx,
    );
  const row = rows[0];
  if (!row) throw new Error('the order is gone');
  return row;
};

/** For who comes with money: the order's row, unread, before what hangs on it. */
export const lockOrderRow = gathered<number, void>(async (tx, ids) => {
  await sql`select id from orders where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(tx);
});

/** The same of many, in the order of their ids. */
export const lockOrderRows = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`select id from orders where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(tx);
};

/** Orders whose parcels have all left, or have all arrived; what cannot become so stays, as one of which money went back. BO-098 */
export const followParcels = async (tx: Tx, ids: readonly number[], cause: 'ship' | 'deliver'): Promise<void> => {
  const from = statesBefore(orderTransitions, cause);
  const states = from.map((state) => stateAfter(orderTransitions, state, cause));
  await sql`
    update orders o set status = m.next from unnest(${from}::text[], ${states}::text[]) m (before, next)
    where o.id = any(${[...ids]}::bigint[]) and o.status = m.before`.execute(tx);
};

export type BuyersLines = { readonly userId: number; readonly uniqueIds: readonly string[] };

const askedLines = (asked: readonly BuyersLines[]) => {
  const lines = asked.flatMap(({ userId, uniqueIds }, n) => uniqueIds.map((id) => ({ n, userId, id })));
  return sql`unnest(${lines.map(({ n }) => n)}::int[], ${lines.map(({ userId }) => userId)}::bigint[], ${lines.map(({ id }) => id)}::text[]) as a (n, user_id, unique_id)`;
};

/** A buyer's own waiting orders with some of these lines, oldest first. */
export const findWaitingOrders = gathered<BuyersLines, number[]>(async (db, asked) => {
  const { rows } = await sql<{ n: number; id: number }>`
    select distinct a.n, o.id from ${askedLines(asked)}
    join orders o on o.user_id = a.user_id and o.status = 'pending'
    join order_lines l on l.order_id = o.id and l.unique_id = a.unique_id
    order by a.n, o.id`.execute(db);
  return asked.map((_, index) => rows.flatMap(({ n, id }) => (n === index ? id : [])).slice(0, 100));
});

/** Whether its buyer, or who typed the same e-mail, has placed a later order of some of its lines that waits or has its money. */
export const isOrderedAnew = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from orders own join order_lines l on l.order_id = own.id
    join orders o on o.id > own.id and (o.user_id = own.user_id or o.mailbox = own.mailbox) and o.status not in ('expired', 'cancelled')
    join order_lines m on m.order_id = o.id and m.selector = l.selector and m.unique_id = l.unique_id
    where own.id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
};

/** Until the end of the transaction nobody else makes an order of this buyer. */
export const lockBuyer = gathered<number, void>(async (tx, userIds) => {
  await sql`select count(pg_advisory_xact_lock(hashtextextended('buyer:' || id, 0)))
    from (select id from unnest(${[...userIds]}::bigint[]) id order by id) t`.execute(tx);
});

/** Which of these lines a buyer has paid for already, by unique_id; what was refunded whole can be bought again. */
export const findPaidLines = gathered<BuyersLines, Set<string>>(async (tx, asked) => {
  const { rows } = await sql<{ n: number; id: string }>`
    select distinct a.n, a.unique_id as id from ${askedLines(asked)}
    join orders o on o.user_id = a.user_id and o.status in ('authorized', 'paid', 'shipped', 'delivered', 'partially_refunded')
    join order_lines l on l.order_id = o.id and l.unique_id = a.unique_id`.execute(tx);
  return asked.map((_, n) => new Set(rows.filter((row) => row.n === n).map(({ id }) => id)));
});

/** Of these orders the ones that still wait, locked in id order. */
export const lockPending = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: number }>`
    select id from orders where id = any(${[...ids]}::bigint[]) and status = 'pending' order by id for no key update`.execute(
    tx,
  );
  return rows.map((row) => row.id);
};

/** The order has all that was bought. */
export const markFilled = gathered<{ id: number; status: OrderState }, void>(async (tx, filled) => {
  await sql`update orders o set status = f.status, paid_at = coalesce(paid_at, now()), issued_at = now()
    from unnest(${filled.map(({ id }) => id)}::bigint[], ${filled.map(({ status }) => status)}::text[]) as f (id, status)
    where o.id = f.id`.execute(tx);
});

/** A point to which a transaction can go back without ending. */
export const setSavepoint = async (tx: Tx): Promise<void> => {
  await sql`savepoint orders`.execute(tx);
};
export const rollBackToSavepoint = async (tx: Tx): Promise<void> => {
  await sql`rollback to savepoint orders`.execute(tx);
};

export const setOrderStatus = async (tx: Tx, id: number, status: OrderState): Promise<void> => {
  await sql`
    update orders set status = ${status}, paid_at = case when ${status} in ('paid', 'authorized') then coalesce(paid_at, now()) else paid_at end,
      cancelled_at = case when ${status} = 'cancelled' then coalesce(cancelled_at, now()) end
    where id = ${id}`.execute(tx);
};

/** Ids of orders whose time is over, oldest first; taken one by one by `lockOrder`. */
export const findOverdue = async (db: Executor, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from orders where status = 'pending' and expires_at <= now() order by expires_at limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
};

/** Where the last started attempt leads. */
export const findStarted = async (
  db: Executor,
  orderId: number,
): Promise<{ redirectUrl: string; form: Record<string, string> } | null> => {
  const { rows } = await sql<{ redirectUrl: string; form: Record<string, string> }>`
    select redirect_url as "redirectUrl", form from payments where order_id = ${orderId} and redirect_url is not null order by id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
};
