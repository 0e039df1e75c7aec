import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type Registration = {
  readonly name: string;
  readonly password_hash: string;
  readonly password_weak: boolean;
  /** Hash of the browser that registers. */
  readonly visitor: string;
  /** null: not said. */
  readonly mailing: boolean | null;
  /** IP address, for the consents (DEC-44). */
  readonly address: string;
};

export type LetterRequest = { readonly email: string; readonly language: Language } & (
  | { readonly kind: 'registration'; readonly registration: Registration }
  | { readonly kind: 'confirmation' | 'reset' | 'link' | 'guest_data'; readonly registration: null }
);

export type KeptRequest = LetterRequest & { readonly id: number };

export const insertRequest = async (db: Executor, request: LetterRequest): Promise<void> => {
  await sql`
    insert into letter_requests (kind, email, language, registration)
    values (${request.kind}, ${request.email}, ${request.language},
      ${request.registration === null ? null : JSON.stringify(request.registration)}::jsonb)`.execute(db);
};

/** Hash of the password with which the address was registered last, while the sweep has not made the account yet. */
export const findWaitingPassword = async (db: Executor, email: string): Promise<string | null> => {
  const { rows } = await sql<{ hash: string }>`
    select registration ->> 'password_hash' as hash from letter_requests
    where kind = 'registration' and lower(email) = lower(${email}) order by id desc limit 1`.execute(db);
  return rows[0]?.hash ?? null;
};

/** A request is tried so often. */
const maxAttempts = 5;

/** Takes the oldest request out of the table; it comes back when the transaction fails. */
export const takeRequest = async (tx: Tx, after: number): Promise<KeptRequest | null> => {
  const { rows } = await sql<KeptRequest>`
    delete from letter_requests where id = (
      select id from letter_requests where id > ${after} and attempts < ${maxAttempts} order by id limit 1 for update skip locked)
    returning id, kind, email, language, registration`.execute(tx);
  return rows[0] ?? null;
};

export const countFailure = async (db: Executor, id: number): Promise<void> => {
  await sql`update letter_requests set attempts = attempts + 1 where id = ${id}`.execute(db);
};

/** Given up, or never answered within a day. */
export const deleteOldRequests = async (db: Executor): Promise<number> => {
  const { rows } = await sql`
    delete from letter_requests where attempts >= ${maxAttempts} or created_at < now() - interval '1 day' returning id`.execute(
    db,
  );
  return rows.length;
};
