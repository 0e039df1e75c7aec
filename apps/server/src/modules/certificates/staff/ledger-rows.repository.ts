import type { OfficeCertificateLedger } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type EntryRow = {
  readonly at: Date;
  readonly kind: OfficeCertificateLedger['values'][number]['kind'];
  readonly amount: Minor;
  readonly balance: Minor;
  /** null: of no order that paid by it. */
  readonly order: string | null;
  readonly by: number | null;
  readonly decider: number | null;
  readonly reason: string;
};
export type PaidOrderRow = { readonly order: string; readonly at: Date; readonly paid: Minor; readonly back: Minor };

/** Entries and orders that are named, at most. */
const most = 200;

/** Entries of a certificate with the balance after each, the latest first, and how many there are. BO-038 */
export const selectEntries = async (
  db: Executor,
  certificateId: number,
): Promise<{ entries: EntryRow[]; count: number }> => {
  const { rows } = await sql<EntryRow & { total: number }>`
    select e.created_at as at, e.kind, e.amount_minor as amount, e.balance, e.reason, e.total,
      case when e.kind in ('spend', 'release', 'refund') then o.public_id end as order, e.user_id as by, e.decided_by as decider
    from (select *, (sum(amount_minor) over (order by id))::bigint as balance, (count(*) over ())::int as total
      from certificate_entries where certificate_id = ${certificateId}) e
    join orders o on o.id = e.order_id
    order by e.id desc limit ${most}`.execute(db);
  return { entries: rows, count: rows[0]?.total ?? 0 };
};

/** Orders that paid by a certificate, the latest first. */
export const selectPaidOrders = async (db: Executor, certificateId: number): Promise<PaidOrderRow[]> => {
  const { rows } = await sql<PaidOrderRow>`
    select o.public_id as order, max(e.created_at) filter (where e.kind = 'spend') as at,
      (-sum(e.amount_minor) filter (where e.kind in ('spend', 'release')))::bigint as paid,
      coalesce(sum(e.amount_minor) filter (where e.kind = 'refund'), 0)::bigint as back
    from certificate_entries e join orders o on o.id = e.order_id
    where e.certificate_id = ${certificateId} and e.kind in ('spend', 'release', 'refund')
    group by o.id order by o.id desc limit ${most}`.execute(db);
  return rows;
};

/**
 * What a person gave by certificates within a day on his own: several small ones are one large one (back-office.md 2.6). Two of
 * them at once are counted one after the other.
 */
export const lockGivenToday = async (
  db: Executor,
  userId: number,
  now: Date,
): Promise<{ readonly amount: Minor; readonly pieces: number }> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificates ${userId}`}, 0))`.execute(db);
  const { rows } = await sql<{ amount: Minor; pieces: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as amount, (count(*) filter (where kind = 'issue'))::int as pieces
    from certificate_entries where user_id = ${userId} and decided_by is null and amount_minor > 0
      and created_at > ${now}::timestamptz - interval '1 day'`.execute(db);
  return rows[0] ?? { amount: 0, pieces: 0 };
};
