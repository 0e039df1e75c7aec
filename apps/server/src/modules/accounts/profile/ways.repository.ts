import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** The account that has an e-mail, proved or only typed. */
export const findEmailOwner = async (
  db: Executor,
  email: string,
): Promise<{ email: string; language: Language; isConfirmed: boolean } | null> => {
  const { rows } = await sql<{ email: string; language: Language; isConfirmed: boolean }>`
    select email, language, email_confirmed_at is not null as "isConfirmed" from users
    where lower(email) = lower(${email}) and not temporary`.execute(db);
  return rows[0] ?? null;
};

/** The address that was asked for becomes the confirmed one; false: another is asked for by now, or it is taken. */
export const confirmEmail = async (tx: Tx, userId: number, email: string): Promise<boolean> => {
  const { rows } = await sql`
    update users u set email = ${email}, email_confirmed_at = now(), new_email = null, ways_changed_at = now()
    where u.id = ${userId} and lower(u.new_email) = lower(${email}) and u.deleted_at is null
      and not exists (select 1 from users o where lower(o.email) = lower(${email}) and not o.temporary and o.id <> u.id)
    returning u.id`.execute(tx);
  return rows.length === 1;
};

export type PhoneOwner = {
  id: number;
  email: string | null;
  language: Language;
  isConfirmed: boolean;
  /** A confirmed e-mail (password or login link) or a social network. */
  hasOtherWay: boolean;
};

/**
 * Who has the phone besides the person; he and they are locked, in one order for everybody, by a statement of its own: what
 * is read with the lock would be as old as the waiting for it.
 */
export const lockPhoneOwner = async (tx: Tx, userId: number, phone: string): Promise<PhoneOwner | null> => {
  await sql`
    select 1 from users where id = ${userId} or (phone = ${phone} and not temporary) order by id for update`.execute(
    tx,
  );
  const { rows } = await sql<PhoneOwner>`
    select u.id, case when u.email_confirmed_at is not null then u.email end as email, u.language,
      u.phone_confirmed_at is not null as "isConfirmed",
      (u.email is not null and u.email_confirmed_at is not null
        or exists (select 1 from user_networks n where n.user_id = u.id)) as "hasOtherWay"
    from users u where u.phone = ${phone} and not u.temporary and u.id <> ${userId}`.execute(tx);
  return rows[0] ?? null;
};

/** null takes the phone away. */
export const updatePhone = async (tx: Tx, userId: number, phone: string | null): Promise<void> => {
  await sql`
    update users set phone = ${phone}, phone_confirmed_at = case when ${phone}::text is null then null else now() end
    where id = ${userId}`.execute(tx);
};

export const findPasswordHash = async (db: Executor, userId: number): Promise<string | null> => {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from users where id = ${userId}`.execute(db);
  return rows[0]?.hash ?? null;
};

/** False: the password was changed by somebody else since `known` was read. */
export const updatePassword = async (
  tx: Tx,
  userId: number,
  { hash, isWeak, known }: { hash: string; isWeak: boolean; known: string | null },
): Promise<boolean> => {
  const { rows } = await sql`
    update users set password_hash = ${hash}, password_weak = ${isWeak}, password_visitor = null, password_contested = false,
      ways_changed_at = case when password_hash is null then now() else ways_changed_at end
    where id = ${userId} and password_hash is not distinct from ${known}::text returning id`.execute(tx);
  return rows.length === 1;
};
