import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type Person = {
  readonly publicId: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly language: Language;
};

/** What colleagues call a person: his name, or as much of his address as lists show. `of`: the alias of users. */
export const calledName = (of: 'u' | 'users') =>
  sql<string>`coalesce(nullif(${sql.ref(`${of}.name`)}, ''), regexp_replace(${sql.ref(`${of}.email`)}, '^(.).*@', '\\1***@'), '')`;

export const selectPerson = async (db: Executor, userId: number): Promise<Person> => {
  const { rows } = await sql<Person>`
    select public_id as "publicId", name, email, email_confirmed_at is not null as "emailConfirmed", language from users
    where id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a person who is signed in is nobody');
  return row;
};

export const findPersonByEmail = async (tx: Tx, email: string): Promise<{ id: number; publicId: string } | null> => {
  const { rows } = await sql<{ id: number; publicId: string }>`
    select id, public_id as "publicId" from users
    where not temporary and deleted_at is null and lower(email) = lower(${email})`.execute(tx);
  return rows[0] ?? null;
};

export const findPersonByPublicId = async (db: Executor, publicId: string): Promise<{ id: number } | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where public_id = ${publicId} and not temporary and deleted_at is null`.execute(db);
  return rows[0] ?? null;
};

/** Whoever has or had this public id: what an erased person did is still asked for. */
export const findAnybody = async (db: Executor, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select id from users where public_id = ${publicId}`.execute(db);
  return rows[0]?.id ?? null;
};

/** Names of people by internal id, as others of the staff see them. */
export const selectNames = async (
  db: Executor,
  userIds: readonly number[],
): Promise<Map<number, { publicId: string; name: string }>> => {
  const { rows } = await sql<{ id: number; publicId: string; name: string }>`
    select id, public_id as "publicId", ${calledName('users')} as name from users where id = any(${[...userIds]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, publicId, name }) => [id, { publicId, name }]));
};
