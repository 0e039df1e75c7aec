import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { daysAgo, type Tx } from '../../../platform/database/index.ts';

/** Tickets whose return is over and whose participants are still known, locked. */
export const takeReturned = async (tx: Tx, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select t.id from tickets t where t.status = 'returned' and t.info is not null and not exists (
      select from ticket_returns r where r.ticket_id = t.id and coalesce(r.done_at, now()) > ${daysAgo(personalTerms.returnedTickets)})
    order by t.id limit ${limit} for update of t skip locked`.execute(tx);
  return rows.map(({ id }) => id);
};

/** All tickets of a format whose participants are still known, locked. */
export const takeOfFormat = async (tx: Tx, formatId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from tickets where format_id = ${formatId} and info is not null order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Of locked tickets only the numbers are left; answers the lines they are of and the files they let go. */
export const forgetParticipants = async (
  tx: Tx,
  ids: readonly number[],
): Promise<{ lineIds: number[]; fileIds: number[] }> => {
  const { rows } = await sql<{ lineId: number; fileIds: (number | null)[] }>`
    select t.order_line_id as "lineId", array[t.file_id, t.license_file_id, r.file_id] as "fileIds"
    from tickets t left join online_races r on r.ticket_id = t.id where t.id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    update online_races set link = null, comment = null, file_id = null where ticket_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    update tickets set info = null, registered_at = null, file_id = null, license_file_id = null, documents = '{}', club_public_id = null
    where id = any(${ids}::bigint[])`.execute(tx);
  return {
    lineIds: [...new Set(rows.map(({ lineId }) => lineId))],
    fileIds: rows.flatMap((row) => row.fileIds).filter((id) => id !== null),
  };
};
