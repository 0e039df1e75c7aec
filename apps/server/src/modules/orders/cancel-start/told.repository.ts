import type { Language } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Who holds a ticket for a start that was not returned and that others bought. */
export type Holder = { readonly userId: number; readonly email: string; readonly language: Language };

const selectHoldersIn = async (db: Executor, startId: number, orderIds: RawBuilder<unknown>): Promise<Holder[]> => {
  const { rows } = await sql<Holder>`
    select distinct t.user_id as "userId", coalesce(u.email, '') as email, u.language
    from tickets t join order_lines l on l.id = t.order_line_id join users u on u.id = t.user_id
    where t.order_id in (${orderIds}) and l.event_city_id = ${startId} and t.status <> 'returned' and t.user_id <> t.original_user_id
      and u.email is not null`.execute(db);
  return rows;
};

export const selectHolders = (db: Executor, orderId: number, startId: number): Promise<Holder[]> =>
  selectHoldersIn(db, startId, sql`${orderId}`);

/** The same of all orders that a run could not give back. */
export const selectHoldersOfFailed = (db: Executor, runId: number, startId: number): Promise<Holder[]> =>
  selectHoldersIn(
    db,
    startId,
    sql`select o.id from run_items i join orders o on o.public_id = i.object where i.run_id = ${runId} and i.state = 'failed'`,
  );

/** What a purchaser of a run is to be told of. */
export type PurchaserInRun = {
  /** Others of his orders wait for their turn, or could not be given back yet. */
  readonly hasMore: boolean;
  /** He has paid for one of them. */
  readonly isPaid: boolean;
  readonly isTold: boolean;
};

/** Of these pieces of a run: orders of one purchaser. His mailbox, or the order itself where it has none. */
const ofPurchaser = (runId: number, mailbox: string) => sql`
  from orders o join run_items i on i.run_id = ${runId} and i.object = o.public_id where (lower(o.email) = ${mailbox} or o.public_id = ${mailbox})`;

export const findInRun = async (
  db: Executor,
  { runId, run, mailbox, order }: { runId: number; run: string; mailbox: string; order: string },
): Promise<PurchaserInRun> => {
  const of = ofPurchaser(runId, mailbox);
  const { rows } = await sql<PurchaserInRun>`
    select exists (select ${of} and i.state <> 'done' and i.object <> ${order}) as "hasMore",
      exists (select ${of} and o.status not in ('pending', 'expired', 'cancelled')) as "isPaid",
      exists (select ${of} and exists (select from start_cancellation_letters t where t.run = ${run} and t.order_id = o.id)) as "isTold"`.execute(
    db,
  );
  return rows[0] ?? { hasMore: false, isPaid: false, isTold: false };
};

/** All orders that a purchaser has in a run are told. */
export const insertTold = async (
  tx: Tx,
  { runId, run, mailbox, now }: { runId: number; run: string; mailbox: string; now: Date },
): Promise<void> => {
  await sql`
    insert into start_cancellation_letters (run, order_id, told_at) select ${run}, o.id, ${now} ${ofPurchaser(runId, mailbox)}`.execute(
    tx,
  );
};
