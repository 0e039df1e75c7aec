import { type RawBuilder, sql } from 'kysely';

/** A virtual race may be handed in for seven days after the end of its event (DEC-66); of formats f and event cities ec. */
export const raceEnd: RawBuilder<Date> = sql`(coalesce(greatest(ec.finish_time, f.start_time), f.start_time) + interval '7 days')`;

/** The address by which a person may be offered tickets: confirmed, of a full account; lower case, else null (DEC-73). */
export const confirmedAddress = (userId: number): RawBuilder<string | null> =>
  sql`(select lower(u.email) from users u where u.id = ${userId} and not u.temporary and u.email_confirmed_at is not null)`;
