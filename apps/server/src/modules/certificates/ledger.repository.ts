import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Paid } from './domain/share-refund.ts';

export type Balance = {
  readonly id: number;
  readonly codeHash: string;
  readonly codeNumber: number;
  readonly balance: Minor;
  readonly validUntil: Date;
};
export type Part = { readonly certificateId: number; readonly amount: Minor };
/** A part that is taken by a code: `codeNumber` tells whether it is the one that lives. */
export type CodePart = Part & { readonly codeNumber: number };

/** What certificates are worth; what waiting orders that are being replaced took of them counts as being there. */
export const findBalances = async (
  db: Executor,
  hashes: readonly string[],
  replaced: readonly number[] = [],
): Promise<Map<string, Balance>> => {
  if (!hashes.length) return new Map();
  const { rows } = await sql<Balance>`
    select c.id, c.code_hash as "codeHash", c.code_number as "codeNumber", c.valid_until as "validUntil", (c.balance_minor - coalesce((
      select sum(e.amount_minor) from certificate_entries e where e.certificate_id = c.id and e.kind in ('spend', 'release')
        and e.order_id = any(${[...replaced]}::bigint[])), 0))::bigint as balance
    from certificates c where c.code_hash = any(${[...hashes]}::text[]) and c.blocked_at is null`.execute(db);
  return new Map(rows.map((row) => [row.codeHash, row]));
};

/** These, and all that the orders ever took of, in the order of ids: nobody waits for another in a ring. */
export const lockCertificates = async (
  tx: Tx,
  { ids = [], orderIds }: { ids?: readonly number[]; orderIds: readonly number[] },
): Promise<void> => {
  await sql`
    select id from certificates where id = any(${[...ids]}::bigint[])
      or id in (select certificate_id from certificate_entries where order_id = any(${[...orderIds]}::bigint[]) and kind = 'spend')
    order by id for no key update`.execute(tx);
};

/** Gives back all that unpaid orders keep of certificates; again gives nothing. */
export const releaseOrders = async (tx: Tx, orderIds: readonly number[]): Promise<void> => {
  await sql`
    with kept as (
      select certificate_id, order_id, -sum(amount_minor) as amount from certificate_entries
      where order_id = any(${[...orderIds]}::bigint[]) and kind in ('spend', 'release') group by 1, 2 having sum(amount_minor) < 0),
    given as (
      update certificates c set balance_minor = c.balance_minor + k.amount
      from (select certificate_id, sum(amount) as amount from kept group by 1) k where c.id = k.certificate_id)
    insert into certificate_entries (certificate_id, order_id, kind, amount_minor)
    select certificate_id, order_id, 'release', amount from kept`.execute(tx);
};

/** Takes each part of a good certificate that has so much and whose code was not replaced; the number of those. */
export const takeParts = async (
  tx: Tx,
  { orderId, parts, now }: { orderId: number; parts: readonly CodePart[]; now: Date },
): Promise<number> => {
  const { rows } = await sql`
    with taken as (
      update certificates c set balance_minor = c.balance_minor - p.amount
      from unnest(${parts.map((part) => part.certificateId)}::bigint[], ${parts.map((part) => part.codeNumber)}::integer[],
        ${parts.map((part) => part.amount)}::bigint[]) as p (id, code_number, amount)
      where c.id = p.id and c.code_number = p.code_number and c.balance_minor >= p.amount and c.valid_until > ${now}
        and c.blocked_at is null returning c.id, c.code_number, p.amount)
    insert into certificate_entries (certificate_id, order_id, kind, amount_minor, code_number)
    select id, ${orderId}, 'spend', -amount, code_number from taken returning id`.execute(tx);
  return rows.length;
};

/** What an order took of each certificate the last time it did, and what it keeps of that now; first taken, first named. */
export type Taking = Paid & { readonly last: Minor; readonly codeNumber: number };

export const selectTakings = async (tx: Executor, orderId: number): Promise<Taking[]> => {
  const { rows } = await sql<Taking>`
    select certificate_id as "certificateId",
      (-sum(amount_minor) filter (where kind in ('spend', 'release')))::bigint as taken,
      coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as given,
      (-(array_agg(amount_minor order by id desc) filter (where kind = 'spend'))[1])::bigint as last,
      (array_agg(code_number order by id desc) filter (where kind = 'spend'))[1] as "codeNumber"
    from certificate_entries where order_id = ${orderId} and kind not in ('issue', 'adjust') group by 1 order by min(id)`.execute(
    tx,
  );
  return rows;
};

/** Sum of a return that was made already; null: it was not. */
export const findRefunded = async (tx: Tx, orderId: number, cause: string): Promise<Minor | null> => {
  const { rows } = await sql<{ sum: Minor | null }>`
    select sum(amount_minor)::bigint as sum from certificate_entries
    where order_id = ${orderId} and kind = 'refund' and cause = ${cause}`.execute(tx);
  return rows[0]?.sum ?? null;
};

/** Gives each certificate its part of a return; one whose end is near is good until `goodUntil` at least. */
export const refundParts = async (
  tx: Tx,
  { orderId, parts, cause, goodUntil }: { orderId: number; parts: readonly Part[]; cause: string; goodUntil: Date },
): Promise<void> => {
  await sql`
    with given as (
      update certificates c set balance_minor = c.balance_minor + p.amount, valid_until = greatest(c.valid_until, ${goodUntil})
      from unnest(${parts.map((part) => part.certificateId)}::bigint[], ${parts.map((part) => part.amount)}::bigint[]) as p (id, amount)
      where c.id = p.id returning c.id, p.amount)
    insert into certificate_entries (certificate_id, order_id, kind, amount_minor, cause)
    select id, ${orderId}, 'refund', amount, ${cause} from given`.execute(tx);
};
