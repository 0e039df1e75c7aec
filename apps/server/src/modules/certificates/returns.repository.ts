import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type BoughtCertificate = {
  readonly id: number;
  readonly publicId: string;
  readonly lineId: number;
  readonly place: number;
  readonly amount: Minor;
  readonly balance: Minor;
  readonly isBlocked: boolean;
  /** The whole balance is what was bought: nothing was spent, and nobody of the staff has filled it up since. */
  readonly isUnspent: boolean;
};

/** Certificates of these lines, in the order of their ids. */
export const selectBought = async (
  tx: Tx,
  lineIds: readonly number[],
  { isLocked }: { readonly isLocked: boolean },
): Promise<BoughtCertificate[]> => {
  const { rows } = await sql<BoughtCertificate>`
    select id, public_id as "publicId", order_line_id as "lineId", place, amount_minor as amount, balance_minor as balance,
      blocked_at is not null as "isBlocked", balance_minor = amount_minor and raised_minor = 0 as "isUnspent" from certificates
    where order_line_id = any(${[...lineIds]}::bigint[]) order by id ${isLocked ? sql`for no key update` : sql``}`.execute(
    tx,
  );
  return rows;
};

/** It pays nothing from now on, and nobody of the staff opens it again (`blocked_by` is null); false: it was spent, or is blocked. */
export const blockUnspent = async (tx: Tx, id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update certificates set blocked_at = ${now} where id = ${id} and blocked_at is null and balance_minor = amount_minor
      and raised_minor = 0 returning id`.execute(tx);
  return rows.length === 1;
};

export const unblock = async (tx: Tx, id: number): Promise<void> => {
  await sql`update certificates set blocked_at = null where id = ${id} and blocked_by is null`.execute(tx);
};

/** Its money is with its buyer: it is worth nothing, and its ledger says so. */
export const voidCertificate = async (tx: Tx, id: number, cause: string): Promise<void> => {
  await sql`
    with gone as (update certificates c set balance_minor = 0 from certificates before
      where c.id = ${id} and before.id = c.id and before.balance_minor > 0 returning c.id, c.order_id, before.balance_minor as amount)
    insert into certificate_entries (certificate_id, order_id, kind, amount_minor, cause)
    select id, order_id, 'adjust', -amount, ${cause} from gone`.execute(tx);
};

export const countBlocked = async (db: Executor, orderId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select order_line_id as id, count(*)::int as count from certificates
    where order_id = ${orderId} and blocked_at is not null and blocked_by is null group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
