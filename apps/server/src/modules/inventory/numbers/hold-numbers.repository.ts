import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { isBooked } from './numbers.repository.ts';

/** Books these numbers for a hold till it ends, lowest first; answers those it has now. */
export const bookAllForHold = async (
  tx: Tx,
  hold: { readonly id: string; readonly formatId: number; readonly expiresAt: Date },
  numbers: readonly number[],
): Promise<Set<number>> => {
  const { rows } = await sql<{ number: number }>`
    insert into booked_numbers as b (format_id, number, hold_id, expires_at)
    select ${hold.formatId}, n, ${hold.id}, ${hold.expiresAt} from unnest(${numbers}::int[]) n order by n
    on conflict (format_id, number) do update set hold_id = excluded.hold_id, expires_at = excluded.expires_at
    where b.ticket_id is null and b.order_id is null and (not ${isBooked} or b.hold_id = excluded.hold_id)
    returning number`.execute(tx);
  return new Set(rows.map(({ number }) => number));
};

/** The hold's other numbers are free; one that somebody is looking at right now is so when the hold ends, for waiting could be for ever. */
export const freeOtherNumbers = async (tx: Tx, holdId: string, kept: readonly number[]): Promise<void> => {
  await sql`delete from booked_numbers where (format_id, number) in (
    select format_id, number from booked_numbers where hold_id = ${holdId} and order_id is null and ticket_id is null
      and number <> all(${kept}::int[]) for update skip locked)`.execute(tx);
};
