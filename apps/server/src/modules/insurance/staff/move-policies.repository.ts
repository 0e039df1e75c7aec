import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Policies p of these formats that have not begun. */
const isComing = (formatIds: readonly number[], now: Date): RawBuilder<unknown> =>
  sql`p.format_id = any(${[...formatIds]}::bigint[]) and p.cancelled_at is null and p.starts_at > ${now}`;

/** Those that begin with the start, and those that begin on a day their buyer chose. */
export const countComingPolicies = async (
  db: Executor,
  formatIds: readonly number[],
  now: Date,
): Promise<{ moved: number; kept: number }> => {
  const { rows } = await sql<{ moved: number; kept: number }>`
    select count(*) filter (where p.is_start_date)::int as moved, count(*) filter (where not p.is_start_date)::int as kept
    from policies p where ${isComing(formatIds, now)}`.execute(db);
  return rows[0] ?? { moved: 0, kept: 0 };
};

/** Policies that begin with the start go with it (BO-052). */
export const movePolicies = async (tx: Tx, formatIds: readonly number[], seconds: number, now: Date): Promise<void> => {
  await sql`
    update policies p set starts_at = p.starts_at + make_interval(secs => ${seconds})
    where p.is_start_date and ${isComing(formatIds, now)}`.execute(tx);
};

/** Policies of a ticket that have not begun go with it to another format, those that begin with the start by its time (back-office 5.6). */
export const moveTicketPolicies = async (
  tx: Tx,
  ticketId: number,
  { formatId, later }: { readonly formatId: number; readonly later: number },
  now: Date,
): Promise<void> => {
  await sql`
    update policies p set format_id = ${formatId},
      starts_at = case when p.is_start_date then p.starts_at + make_interval(secs => ${later}) else p.starts_at end
    where p.ticket_id = ${ticketId} and p.cancelled_at is null and p.starts_at > ${now}`.execute(tx);
};
