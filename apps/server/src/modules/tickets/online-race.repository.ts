import type { RaceState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { raceEnd } from './ticket-parts.repository.ts';

export type RaceRow = {
  readonly publicId: string;
  readonly startedAt: Date | null;
  readonly resultSeconds: number | null;
  readonly status: RaceState;
  readonly comment: string | null;
  readonly from: Date;
  readonly until: Date;
};

/** The virtual race of a ticket that the person holds; null for other people and for formats that are none. */
export const findRace = async (db: Executor, publicId: string, userId: number): Promise<RaceRow | null> => {
  const { rows } = await sql<RaceRow>`
    select t.public_id as "publicId", r.started_at as "startedAt", r.result_seconds as "resultSeconds", coalesce(r.status, 'none') as status,
      r.comment, f.start_time as "from", ${raceEnd} as until
    from tickets t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
    left join online_races r on r.ticket_id = t.id
    where t.public_id = ${publicId} and t.user_id = ${userId} and f.online`.execute(db);
  return rows[0] ?? null;
};

export const insertStart = async (tx: Tx, ticketId: number, now: Date): Promise<void> => {
  await sql`insert into online_races (ticket_id, started_at) values (${ticketId}, ${now})`.execute(tx);
};

export type HandedIn = { readonly seconds: number; readonly fileId: number | null; readonly link: string | null };

/** The result awaits its check; one that was declined is replaced. Answers the file of that one. */
export const saveResult = async (tx: Tx, ticketId: number, result: HandedIn, now: Date): Promise<number | null> => {
  const { rows } = await sql<{ before: number | null }>`
    insert into online_races as r (ticket_id, result_seconds, file_id, link, status, handed_in_at)
    values (${ticketId}, ${result.seconds}, ${result.fileId}, ${result.link}, 'checking', ${now})
    on conflict (ticket_id) do update set result_seconds = excluded.result_seconds, file_id = excluded.file_id, link = excluded.link,
      status = 'checking', comment = null, handed_in_at = excluded.handed_in_at
    returning (select b.file_id from online_races b where b.ticket_id = ${ticketId}) as before`.execute(tx);
  return rows[0]?.before ?? null;
};
