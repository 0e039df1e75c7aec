import { type RawBuilder, sql } from 'kysely';
import type { TicketKind } from '@trassa/rules';

/** Seats of a format's plans that are for tickets of another kind than this: `select number …` (API §3.1, DEC-69). */
export const seatsOfOtherKinds = (
  formatId: RawBuilder<unknown> | number,
  kind: RawBuilder<unknown> | TicketKind,
): RawBuilder<unknown> => sql`
  select e.number from spaces sp, jsonb_to_recordset(sp.sectors) as s (kind text, rows jsonb),
    jsonb_to_recordset(s.rows) as r (seats jsonb), jsonb_to_recordset(r.seats) as e (number int)
  where sp.format_id = ${formatId} and s.kind <> ${kind}`;
