import type { Language } from '@trassa/contracts';
import type { Grant } from '@trassa/rules';
import { sql } from 'kysely';
import { calledName } from '../people.repository.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { minutesBefore, sessionTerms } from '../domain/session-terms.ts';

export type Invitation = {
  readonly id: number;
  readonly publicId: string;
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly invitedBy: number;
  readonly inviter: { readonly publicId: string; readonly name: string };
  /** As he calls himself; '': he has told no name. */
  readonly inviterName: string;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
};

const select = sql`select i.id, i.public_id as "publicId", i.email, i.name, i.grants, i.invited_by as "invitedBy",
    jsonb_build_object('publicId', u.public_id, 'name', ${calledName('u')}) as inviter,
    trim(u.name || ' ' || u.last_name) as "inviterName", i.invited_at as "invitedAt", i.expires_at as "expiresAt"
  from staff_invitations i join users u on u.id = i.invited_by`;
const isOpen = (now: Date) => sql`i.ended_at is null and i.expires_at > ${now}`;

export const selectInvitations = async (db: Executor, now: Date): Promise<Invitation[]> =>
  (await sql<Invitation>`${select} where ${isOpen(now)} order by i.id desc limit 200`.execute(db)).rows;

export const findInvitation = async (db: Executor, publicId: string, now: Date): Promise<Invitation | null> =>
  (await sql<Invitation>`${select} where i.public_id = ${publicId} and ${isOpen(now)}`.execute(db)).rows[0] ?? null;

/** Locked: what it names keeps its addresses until its grants are written. */
export const lockInvitation = async (tx: Tx, publicId: string, now: Date): Promise<Invitation | null> =>
  (await sql<Invitation>`${select} where i.public_id = ${publicId} and ${isOpen(now)} for update of i`.execute(tx))
    .rows[0] ?? null;

/** Whether there is or was one: an act that has ended it is answered the same to its key. */
export const isInvitation = async (db: Executor, publicId: string): Promise<boolean> =>
  (await sql`select 1 from staff_invitations where public_id = ${publicId}`.execute(db)).rows.length > 0;

export type NewInvitation = {
  readonly publicId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly grants: readonly Grant[];
  readonly invitedBy: number;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** In the place of what the address was invited by before. */
export const insertInvitation = async (tx: Tx, invitation: NewInvitation): Promise<void> => {
  const { publicId, email, name, language, grants, invitedBy, now, expiresAt } = invitation;
  await sql`
    update staff_invitations set ended_at = ${now} where lower(email) = lower(${email}) and ended_at is null`.execute(
    tx,
  );
  await sql`
    insert into staff_invitations (public_id, email, name, language, grants, invited_by, invited_at, expires_at)
    values (${publicId}, ${email}, ${name}, ${language}, ${JSON.stringify(grants)}::jsonb, ${invitedBy}, ${now}, ${expiresAt})`.execute(
    tx,
  );
};

/** Invitations of a person: open ones to other addresses than this, and all of the last day. */
export const countInvitationsOf = async (
  tx: Tx,
  { userId, email, now }: { readonly userId: number; readonly email: string; readonly now: Date },
): Promise<{ open: number; day: number }> => {
  const { rows } = await sql<{ open: number; day: number }>`
    select count(*) filter (where ${isOpen(now)} and lower(i.email) <> lower(${email}))::int as open,
      count(*) filter (where i.invited_at > ${minutesBefore(now, 24 * 60)})::int as day
    from staff_invitations i where i.invited_by = ${userId} and i.invited_at > ${minutesBefore(now, sessionTerms.invitation)}`.execute(
    tx,
  );
  return rows[0] ?? { open: 0, day: 0 };
};

/** False: somebody else was quicker, or its time is over. */
export const endInvitation = async (tx: Tx, publicId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update staff_invitations i set ended_at = ${now} where public_id = ${publicId} and ${isOpen(now)} returning 1`.execute(
    tx,
  );
  return rows.length === 1;
};

/** Nobody comes in by the hand of somebody who was ended. */
export const endInvitationsOf = async (tx: Tx, userId: number, now: Date): Promise<void> => {
  await sql`update staff_invitations set ended_at = ${now} where invited_by = ${userId} and ended_at is null`.execute(
    tx,
  );
};
