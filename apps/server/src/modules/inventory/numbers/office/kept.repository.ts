import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import { freeNumbersOfTicket } from '../../ticket-takings.repository.ts';
import { isBooked } from '../numbers.repository.ts';
import { seatsOfOtherKinds } from '../plan-seats.repository.ts';

export type PinnedNumber = {
  readonly formatId: number;
  readonly number: number;
  readonly note: string;
  readonly ticketId: number | null;
};

export const selectPinned = async (db: Executor, formatIds: readonly number[]): Promise<PinnedNumber[]> => {
  const { rows } = await sql<PinnedNumber>`
    select format_id as "formatId", number, note, ticket_id as "ticketId" from booked_numbers
    where format_id = any(${[...formatIds]}::bigint[]) and kept = 'pinned' order by format_id, number`.execute(db);
  return rows;
};

/** Keeps a number; false: a ticket, an order or a hold of somebody else has it. A spent one may be pinned: by hand it is given again. */
export const pinNumber = async (tx: Tx, { formatId, number, note, ticketId }: PinnedNumber): Promise<boolean> => {
  const { rows } = await sql`
    insert into booked_numbers as b (format_id, number, ticket_id, kept, note) values (${formatId}, ${number}, ${ticketId}, 'pinned', ${note})
    on conflict (format_id, number) do update set ticket_id = excluded.ticket_id, kept = 'pinned', note = excluded.note, hold_id = null,
      expires_at = null
    where b.ticket_id = ${ticketId}::bigint or (b.ticket_id is null and b.order_id is null and (b.kept is not null or not ${isBooked}))
    returning number`.execute(tx);
  if (rows.length && ticketId !== null) await freeNumbersOfTicket(tx, ticketId, number);
  return rows.length > 0;
};

/** False: it is not pinned. The ticket that has it keeps it; where bibs are printed nobody else gets it. */
export const unpinNumber = async (tx: Tx, formatId: number, number: number): Promise<boolean> => {
  const { rows } = await sql`
    update booked_numbers set note = '', kept = case when ticket_id is null and is_number_locked(format_id) then 'spent' end
    where format_id = ${formatId} and number = ${number} and kept = 'pinned'
    returning number`.execute(tx);
  await sql`delete from booked_numbers where format_id = ${formatId} and number = ${number} and kept is null
    and num_nonnulls(ticket_id, order_id, hold_id) = 0`.execute(tx);
  return rows.length > 0;
};

/** A pinned number that nobody has, for a ticket to which the staff gives it; its earlier number is free. False: it is none, or another kind's seat. */
export const takePinned = async (
  tx: Tx,
  { id: ticketId, formatId, kind }: { readonly id: number; readonly formatId: number; readonly kind: string },
  number: number,
): Promise<boolean> => {
  const { rows } = await sql`
    update booked_numbers set ticket_id = ${ticketId} where format_id = ${formatId} and number = ${number} and kept = 'pinned'
      and ticket_id is null and number not in (${seatsOfOtherKinds(sql`${formatId}::bigint`, sql`${kind}::text`)}) returning number`.execute(
    tx,
  );
  if (rows.length) await freeNumbersOfTicket(tx, ticketId, number);
  return rows.length > 0;
};

/** Bibs are not printed any more: their numbers are free. */
export const freeSpent = async (tx: Tx, formatIds: readonly number[]): Promise<void> => {
  await sql`update booked_numbers set kept = null where format_id = any(${[...formatIds]}::bigint[]) and kept = 'spent'`.execute(
    tx,
  );
  await sql`delete from booked_numbers where format_id = any(${[...formatIds]}::bigint[]) and kept is null
    and num_nonnulls(ticket_id, order_id, hold_id) = 0`.execute(tx);
};
