import type { TicketState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export type Registration = {
  readonly info: Readonly<Record<string, unknown>>;
  readonly clusterId: number | null;
  readonly teamId: number | null;
  readonly startNumber: number | null;
  readonly licenseFileId: number | null;
  readonly fileId: number | null;
  readonly clubPublicId: string | null;
};

/**
 * The participant of a locked ticket. A new number makes the old QR text invalid (DEC-70); a new team gives the next place
 * within it (its row is locked by who joined it).
 */
export const saveRegistration = async (tx: Tx, ticketId: number, given: Registration, now: Date): Promise<void> => {
  await sql`
    update tickets t set info = ${JSON.stringify(given.info)}::jsonb, registered_at = coalesce(t.registered_at, ${now}),
      cluster_id = ${given.clusterId}, license_file_id = ${given.licenseFileId}, file_id = ${given.fileId}, club_public_id = ${given.clubPublicId},
      start_number = ${given.startNumber}, team_id = ${given.teamId}::bigint,
      qr_version = t.qr_version + case when t.start_number is distinct from ${given.startNumber}::int then 1 else 0 end,
      inside_number = case when t.team_id is not distinct from ${given.teamId}::bigint then t.inside_number
        else (select coalesce(max(o.inside_number), 0) + 1 from tickets o where o.team_id = ${given.teamId}::bigint) end
    where t.id = ${ticketId}`.execute(tx);
};

/** Nobody is registered any more, and the QR text is another one; a number that is a seat stays. */
export const forgetRegistration = async (tx: Tx, ticketId: number, keepsNumber: boolean): Promise<void> => {
  await sql`
    update tickets set info = null, registered_at = null, cluster_id = null, license_file_id = null, file_id = null,
      documents = '{}', club_public_id = null, start_number = case when ${keepsNumber} then start_number end, qr_version = qr_version + 1 where id = ${ticketId}`.execute(
    tx,
  );
};

export const setStatus = async (tx: Tx, ticketId: number, status: TicketState): Promise<void> => {
  await sql`update tickets set status = ${status} where id = ${ticketId}`.execute(tx);
};

export const passTo = async (tx: Tx, ticketId: number, userId: number): Promise<void> => {
  await sql`update tickets set user_id = ${userId} where id = ${ticketId}`.execute(tx);
};

export const findTeamOfTicket = async (
  tx: Tx,
  teamId: number,
): Promise<{ readonly publicId: string; readonly title: string } | null> => {
  const { rows } = await sql<{ publicId: string; title: string }>`
    select public_id as "publicId", title from teams where id = ${teamId}`.execute(tx);
  return rows[0] ?? null;
};

export const findTeamId = async (tx: Tx, formatId: number, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from teams where format_id = ${formatId} and public_id = ${publicId}`.execute(tx);
  return rows[0]?.id ?? null;
};
