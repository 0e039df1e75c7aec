import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type NewOffer = {
  readonly ticketId: number;
  readonly fromUserId: number;
  readonly email: string;
  readonly language: Language;
  readonly until: Date;
};

export const insertOffer = async (tx: Tx, offer: NewOffer): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into ticket_transfers (ticket_id, from_user_id, email, language, expires_at)
    values (${offer.ticketId}, ${offer.fromUserId}, ${offer.email}, ${offer.language}, ${offer.until}) returning id`.execute(
    tx,
  );
  const row = rows[0];
  if (!row) throw new Error('the offer was not stored');
  return row.id;
};

/** A hand-over that both sides have agreed to before the staff: nothing waited. */
export const insertHandOver = async (
  tx: Tx,
  offer: Omit<NewOffer, 'until'> & { readonly toUserId: number; readonly now: Date },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into ticket_transfers (ticket_id, from_user_id, to_user_id, email, language, status, created_at, expires_at, closed_at)
    values (${offer.ticketId}, ${offer.fromUserId}, ${offer.toUserId}, ${offer.email}, ${offer.language}, 'accepted', ${offer.now}, ${offer.now}, ${offer.now})
    returning id`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('the hand-over was not stored');
  return row.id;
};

export type Closing = 'accepted' | 'declined' | 'taken_back' | 'lapsed';

export const closeOffer = async (
  tx: Tx,
  offerId: number,
  status: Closing,
  now: Date,
  toUserId: number | null = null,
): Promise<void> => {
  await sql`update ticket_transfers set status = ${status}, closed_at = ${now}, to_user_id = ${toUserId}
    where id = ${offerId} and status = 'waiting'`.execute(tx);
};

/** Public ids of tickets whose offer has run out, the oldest first. */
export const selectLapsed = async (db: Executor, now: Date, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select t.public_id as id from ticket_transfers o join tickets t on t.id = o.ticket_id
    where o.status = 'waiting' and o.expires_at <= ${now} order by o.expires_at limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
};

/** Waiting offers by a person (`isOwn`) and to addresses in lower case. */
export const selectWaitingOf = async (
  tx: Tx,
  { userId, emails }: { readonly userId: number; readonly emails: readonly string[] },
): Promise<{ id: number; isOwn: boolean }[]> => {
  const { rows } = await sql<{ id: number; isOwn: boolean }>`
    select id, from_user_id = ${userId} as "isOwn" from ticket_transfers
    where status = 'waiting' and (from_user_id = ${userId} or lower(email) = any(${[...emails]}::text[])) order by id`.execute(
    tx,
  );
  return rows;
};

/** A hand-over with what its letters say. */
export type TransferInLetter = {
  readonly ticketPublicId: string;
  readonly status: Closing | 'waiting';
  readonly email: string;
  readonly until: Date;
  readonly giverName: string;
};

export const findTransfer = async (db: Executor, id: number): Promise<TransferInLetter | null> => {
  const { rows } = await sql<TransferInLetter>`
    select t.public_id as "ticketPublicId", o.status, o.email, o.expires_at as until, concat_ws(' ', u.name, u.last_name) as "giverName"
    from ticket_transfers o join tickets t on t.id = o.ticket_id join users u on u.id = o.from_user_id where o.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Where letters about an offer go: to whom it is made, in the language of that account or of the giver; and the giver. */
export type OfferSides = {
  readonly recipient: { readonly email: string; readonly language: Language };
  readonly giver: { readonly email: string | null; readonly language: Language };
};

export const findSides = async (tx: Tx, offerId: number): Promise<OfferSides> => {
  const { rows } = await sql<{ email: string; language: Language; giverEmail: string | null; giverLanguage: Language }>`
    select o.email, coalesce(r.language, o.language) as language, g.email as "giverEmail", g.language as "giverLanguage"
    from ticket_transfers o join users g on g.id = o.from_user_id
    left join users r on lower(r.email) = lower(o.email) and not r.temporary and r.email_confirmed_at is not null
    where o.id = ${offerId}`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('no such offer');
  return {
    recipient: { email: row.email, language: row.language },
    giver: { email: row.giverEmail, language: row.giverLanguage },
  };
};
