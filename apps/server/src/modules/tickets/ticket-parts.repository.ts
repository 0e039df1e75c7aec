import { type RawBuilder, sql } from 'kysely';

/** A virtual race may be handed in for seven days after the end of its event (DEC-66); of formats f and event cities ec. */
export const raceEnd: RawBuilder<Date> = sql`(coalesce(greatest(ec.finish_time, f.start_time), f.start_time) + interval '7 days')`;

/** The address by which a person may be offered tickets: confirmed, of a full account; lower case, else null (DEC-73). */
export const confirmedAddress = (userId: number): RawBuilder<string | null> =>
  sql`(select lower(u.email) from users u where u.id = ${userId} and not u.temporary and u.email_confirmed_at is not null)`;

/**
 * The start of an event city ec was called off, and a run gives the money of its tickets back: nobody returns his own meanwhile, for less than
 * the run brings him. By the rule `none` it brings nothing for a ticket, and one that was stopped gives none. BO-041
 */
export const isRefundComing: RawBuilder<boolean> = sql`exists (select from start_cancellations sc join runs cr on cr.public_id = sc.run
  where sc.event_city_id = ec.id and sc.refund <> 'none' and cr.state <> 'stopped')`;

/** Where a ticket t sits: its start number is a seat of its format's plan, which gives sector, row and place (DEC-69). */
export const seatOf: RawBuilder<unknown> = sql`(
  select s.title as sector, r.title as seat_row, e.place as seat_place from spaces sp,
    jsonb_to_recordset(sp.sectors) as s (title text, rows jsonb), jsonb_to_recordset(s.rows) as r (title text, seats jsonb),
    jsonb_to_recordset(r.seats) as e (number int, place text)
  where sp.format_id = t.format_id and e.number = t.start_number order by sp.id limit 1)`;
