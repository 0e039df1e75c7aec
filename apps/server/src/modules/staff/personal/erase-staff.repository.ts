import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';
import { endInvitationsOf } from '../people/invitations.repository.ts';

/** Grants stay as ended ones: they say what the person might do, not who he was. Views that all share stay without his name. */
export const eraseStaffRows = async (tx: Tx, { userId, emails }: ErasedPerson, now: Date): Promise<void> => {
  await sql`
    delete from staff_invitations where lower(email) = any(${[...emails]}::text[])`.execute(tx);
  await endInvitationsOf(tx, userId, now);
  await sql`delete from second_factors where user_id = ${userId}`.execute(tx);
  await sql`delete from staff_keys where user_id = ${userId}`.execute(tx);
  await sql`delete from presences where user_id = ${userId}`.execute(tx);
  await sql`delete from list_columns where user_id = ${userId}`.execute(tx);
  await sql`delete from saved_views where user_id = ${userId} and not shared`.execute(tx);
  await sql`update saved_views set user_id = null where user_id = ${userId}`.execute(tx);
  await sql`delete from staff_sessions where user_id = ${userId}`.execute(tx);
  await sql`update staff_grants set ended_at = coalesce(ended_at, ${now}) where user_id = ${userId}`.execute(tx);
};

/** Whom an invitation was sent to is nobody's business a month after it was over. */
export const forgetInvitations = async (tx: Tx, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from staff_invitations where id in (
      select id from staff_invitations where expires_at < now() - interval '30 days' limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0);
};
