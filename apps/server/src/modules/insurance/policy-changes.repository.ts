import type { Language } from '@trassa/contracts';
import { policyTransitions, stateAfter } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { PolicyPerson } from './insured-person.ts';

/** The money of an owed policy is on its way. */
const repaid = stateAfter(policyTransitions, 'due', 'repay');

/** A policy while its row is locked, with what its changes go by. */
export type LockedPolicy = PolicyPerson & {
  readonly id: number;
  readonly publicId: string;
  readonly userId: number;
  readonly orderId: number | null;
  readonly startsAt: Date;
  readonly price: Minor;
  readonly isCancelled: boolean;
  /** Of its offer when it was sold, as on the wire. */
  readonly isStartDate: boolean;
  /** Seconds. */
  readonly activationDelay: number;
  /** null: bought for no start. */
  readonly timezone: string | null;
};

const lock = async (tx: Tx, condition: RawBuilder<unknown>): Promise<LockedPolicy[]> => {
  const { rows } = await sql<LockedPolicy>`
    select p.id, p.public_id as "publicId", p.user_id as "userId", p.order_id as "orderId", p.starts_at as "startsAt", p.price_minor as price,
      p.cancelled_at is not null as "isCancelled", p.last_name as "lastName", p.first_name as "firstName", p.second_name as "secondName",
      p.phone, p.birth_date::text as "birthDate", p.gender, p.is_start_date as "isStartDate",
      p.activation_delay_seconds as "activationDelay", ec.timezone
    from policies p
    left join formats f on f.id = p.format_id
    left join event_cities ec on ec.id = f.event_city_id
    where ${condition} order by p.id for update of p`.execute(tx);
  return rows;
};

export const lockPolicy = async (tx: Tx, publicId: string, userId: number): Promise<LockedPolicy | null> =>
  (await lock(tx, sql`p.public_id = ${publicId} and p.user_id = ${userId}`))[0] ?? null;

/** Whoever holds it: for the staff. */
export const lockAnyPolicy = async (tx: Tx, publicId: string): Promise<LockedPolicy | null> =>
  (await lock(tx, sql`p.public_id = ${publicId}`))[0] ?? null;

/** Policies of a ticket that can still change: neither begun nor cancelled. */
export const lockComing = (tx: Tx, ticketId: number, now: Date): Promise<LockedPolicy[]> =>
  lock(tx, sql`p.ticket_id = ${ticketId} and p.cancelled_at is null and p.starts_at > ${now}`);

export const savePerson = async (tx: Tx, ids: readonly number[], person: PolicyPerson): Promise<void> => {
  await sql`
    update policies set last_name = ${person.lastName}, first_name = ${person.firstName}, second_name = ${person.secondName},
      phone = ${person.phone}, birth_date = ${person.birthDate}::date, gender = ${person.gender}
    where id = any(${[...ids]}::bigint[])`.execute(tx);
};

export const saveStart = async (tx: Tx, id: number, startsAt: Date): Promise<void> => {
  await sql`update policies set starts_at = ${startsAt} where id = ${id}`.execute(tx);
};

export const passPolicies = async (tx: Tx, ids: readonly number[], userId: number): Promise<void> => {
  await sql`update policies set user_id = ${userId} where id = any(${[...ids]}::bigint[])`.execute(tx);
};

/** `due`: its money has to go back by itself; null: it goes with its ticket's, or there is none. */
export const cancelPolicies = async (
  tx: Tx,
  ids: readonly number[],
  now: Date,
  repayment: 'due' | null,
): Promise<void> => {
  await sql`update policies set cancelled_at = ${now}, repayment = ${repayment} where id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
};

/**
 * Policies of an order end that have not begun, after its tickets went back; those of tickets that stay do too. Answers how
 * many are left, by internal ids of their lines.
 */
export const cancelOfOrder = async (tx: Tx, orderId: number, now: Date): Promise<Map<number, number>> => {
  await sql`
    update policies p set cancelled_at = ${now} where p.order_id = ${orderId} and p.cancelled_at is null and p.starts_at > ${now}
      and (p.ticket_id is null or exists (select from tickets t where t.id = p.ticket_id and t.status = 'returned'))`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; count: number }>`
    select order_line_id as id, count(*)::int as count from policies
    where order_id = ${orderId} and order_line_id is not null and cancelled_at is null group by 1`.execute(tx);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** When policies p end. */
export const endsAt = sql`p.starts_at + make_interval(secs => p.validity_seconds)`;

/** Kopecks paid for policies of these tickets that have neither begun (`withBegun`: ended) nor been cancelled, by the ticket. */
export const sumComing = async (
  db: Executor,
  ticketIds: readonly number[],
  { now, withBegun }: { readonly now: Date; readonly withBegun: boolean },
): Promise<ReadonlyMap<number, Minor>> => {
  const { rows } = await sql<{ id: number; sum: Minor }>`
    select p.ticket_id as id, sum(p.price_minor)::bigint as sum from policies p
    where p.ticket_id = any(${[...ticketIds]}::bigint[]) and p.cancelled_at is null
      and case when ${withBegun} then ${endsAt} > ${now} else p.starts_at > ${now} end group by 1`.execute(db);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
};

/** Valid policies of tickets that were paid for and have not begun, and those that have begun and not ended, by the ticket. */
export const countValid = async (
  db: Executor,
  ticketIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, { readonly coming: number; readonly begun: number }>> => {
  const { rows } = await sql<{ id: number; coming: number; begun: number }>`
    select p.ticket_id as id, (count(*) filter (where p.starts_at > ${now} and p.price_minor > 0))::integer as coming,
      (count(*) filter (where p.starts_at <= ${now} and ${endsAt} > ${now}))::integer as begun from policies p
    where p.ticket_id = any(${[...ticketIds]}::bigint[]) and p.cancelled_at is null group by 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Money of a cancelled policy `p` is in the sum of a return `r` of its ticket that came before. */
const isPromised = sql`r.insurance_minor > 0 and p.starts_at > r.requested_at and p.cancelled_at >= r.requested_at`;

/**
 * Policies that had not begun when the return of their ticket was first asked for end with it, whether money comes back for them or not; or
 * had not ended where it was meant so. One that was cancelled after that for an age is paid by it.
 */
export const cancelWithReturn = async (tx: Tx, ticketId: number, now: Date): Promise<void> => {
  await sql`
    update policies p set cancelled_at = coalesce(p.cancelled_at, ${now}), repayment = case when p.cancelled_at is not null then ${repaid} end
    from ticket_returns r
    where p.ticket_id = ${ticketId} and r.ticket_id = ${ticketId} and ((p.repayment = 'due' and ${isPromised})
      or (p.cancelled_at is null and (p.starts_at > r.requested_at or (r.with_begun and ${endsAt} > r.requested_at))))`.execute(
    tx,
  );
};

export type Recipient = { readonly email: string; readonly language: Language };

/** Where the holder of a policy gets letters; null: he has given no address. */
export const findHolder = async (tx: Tx, userId: number): Promise<Recipient | null> => {
  const { rows } = await sql<{ email: string | null; language: Language }>`
    select email, language from users where id = ${userId}`.execute(tx);
  const row = rows[0];
  return row && row.email !== null ? { email: row.email, language: row.language } : null;
};

/** Where the buyer of a policy gets letters. */
export const findBuyer = async (tx: Tx, orderId: number): Promise<Recipient | null> => {
  const { rows } = await sql<Recipient>`select email, language from orders where id = ${orderId}`.execute(tx);
  return rows[0] ?? null;
};

export type OwedPolicy = {
  readonly id: number;
  readonly orderId: number;
  readonly lineId: number | null;
  readonly price: Minor;
};

/**
 * Cancelled policies whose money has not been sent on its way and may be now, the oldest first. A return of the ticket that could not be
 * paid keeps the money of its policies: it pays them when it is asked for again.
 */
export const selectOwed = async (db: Executor, now: Date, limit: number): Promise<OwedPolicy[]> => {
  const { rows } = await sql<OwedPolicy>`
    select p.id, p.order_id as "orderId", p.order_line_id as "lineId", p.price_minor as price from policies p
    where p.repayment = 'due' and (p.repay_after is null or p.repay_after <= ${now}) and not exists (
      select from ticket_returns r where r.ticket_id = p.ticket_id and r.done_at is null and ${isPromised})
    order by p.id limit ${limit}`.execute(db);
  return rows;
};

/** False when somebody else has done it. */
export const markRepaid = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } =
    await sql`update policies set repayment = ${repaid} where id = ${id} and repayment = 'due' returning id`.execute(
      tx,
    );
  return rows.length === 1;
};

/** A refund that was given up is sent once more by a person, whose repayment waits or was given up; false: it does neither. */
export const markSent = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`
    update policies set repayment = ${repaid} where id = ${id} and repayment in ('due', 'failed') returning id`.execute(
    tx,
  );
  return rows.length === 1;
};

/** One more refund of a policy was given up; answers how many were. */
export const countFailure = async (tx: Tx, id: number): Promise<number> => {
  const { rows } = await sql<{ failures: number }>`
    update policies set repay_failures = repay_failures + 1 where id = ${id} returning repay_failures as failures`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no policy ${id}`);
  return row.failures;
};

/** `after`: its money is owed again, but not before; null: nobody tries any more. */
export const putOffRepayment = async (tx: Tx, id: number, after: Date | null): Promise<void> => {
  await sql`
    update policies set repayment = ${stateAfter(policyTransitions, 'done', after === null ? 'give_up' : 'refund_failed')}, repay_after = ${after} where id = ${id}`.execute(
    tx,
  );
};
