import type { TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';
import type { InviteRow } from './plan-invites.ts';

/**
 * Places of formats that were given away or promised so far, and of all of them within a day: a list in parts is one list
 * (back-office.md 2.6).
 */
export const selectGiven = async (
  tx: Tx,
  formatIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly all: number; readonly today: number }>> => {
  const ids = sql`${[...formatIds]}::bigint[]`;
  const { rows } = await sql<{ formatId: number; all: number; today: number }>`
    select g.format_id as "formatId", sum(g.count)::int as all,
      coalesce(sum(g.count) filter (where g.created_at > now() - interval '1 day'), 0)::int as today
    from (
      select l.item_id as format_id, l.count, o.created_at from orders o join order_lines l on l.order_id = o.id
      where o.channel = 'staff' and o.moved_from_line_id is null and o.status not in ('expired', 'cancelled') and l.selector = 'ticket' and l.item_id = any(${ids})
      union all select i.format_id, i.count, i.created_at from invites i where i.format_id = any(${ids})) g
    group by 1`.execute(tx);
  return new Map(rows.map(({ formatId, all, today }) => [formatId, { all, today }]));
};

/** Places in the reserve of formats that lists under way have been promised. */
export const selectPromised = async (
  db: Executor,
  formatIds: readonly number[],
): Promise<{ readonly formatId: number; readonly kind: TicketKind; readonly count: number }[]> => {
  const { rows } = await sql<{ formatId: number; kind: TicketKind; count: number }>`
    select format_id as "formatId", kind, sum(count)::int as count from invites
    where format_id = any(${[...formatIds]}::bigint[]) group by 1, 2`.execute(db);
  return rows;
};

export type NewInvite = Omit<InviteRow, 'format'> & { readonly gift: number; readonly formatId: number };

export const insertInvites = async (tx: Tx, list: string, rows: readonly NewInvite[], now: Date): Promise<void> => {
  await sql`
    insert into invites (list, gift, email, format_id, kind, count, info, created_at)
    select ${list}, r.gift, r.email, r."formatId", r.kind, r.count, nullif(r.info, 'null'::jsonb), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (gift int, email text, "formatId" bigint, kind text, count int, info jsonb)`.execute(
    tx,
  );
};

/** What goes to one mailbox, out of what waits. */
export const takeInvites = async (tx: Tx, list: string, gift: number): Promise<InviteRow[]> => {
  const { rows } = await sql<InviteRow>`
    with taken as (delete from invites where list = ${list} and gift = ${gift} returning id, email, format_id, kind, count, info)
    select t.email, f.public_id as format, t.kind, t.count, t.info from taken t join formats f on f.id = t.format_id order by t.id`.execute(
    tx,
  );
  return rows;
};

/** Days that a list may be tried again in: what could not be given goes then, and its places stay in the reserve. */
const listDays = 3;

export const forgetInvites = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql`
    delete from invites where id in (
      select id from invites where created_at < now() - make_interval(days => ${listDays}) order by id limit ${limit}) returning 1`.execute(
    tx,
  );
  return rows.length;
};

/** Nobody is invited by an address of somebody who was erased. */
export const eraseInvites = async (tx: Tx, { emails }: ErasedPerson): Promise<void> => {
  await sql`delete from invites where lower(email) = any(${[...emails]}::text[])`.execute(tx);
};

/** A point to which a trial goes back: what it has locked is free again. */
export const saveBeforeInvites = async (tx: Tx): Promise<void> => {
  await sql`savepoint invites`.execute(tx);
};
export const rollBackInvites = async (tx: Tx): Promise<void> => {
  await sql`rollback to savepoint invites`.execute(tx);
  await sql`release savepoint invites`.execute(tx);
};
