import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type Credentials = {
  readonly id: number;
  /** As it was typed once. */
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly isConfirmed: boolean;
  readonly isBlocked: boolean;
  readonly passwordHash: string | null;
  readonly isWeak: boolean;
  readonly isContested: boolean;
  /** Hash of the browser that gave the password at registration. */
  readonly passwordVisitor: string | null;
  /** Registered, and nobody has ever been in: no confirmed e-mail, no phone, no login. */
  readonly isPending: boolean;
};

const columns = sql`u.id, u.email, u.name, u.language, u.email_confirmed_at is not null as "isConfirmed", u.blocked as "isBlocked",
  u.password_hash as "passwordHash", u.password_weak as "isWeak", u.password_contested as "isContested",
  u.password_visitor as "passwordVisitor",
  (u.email_confirmed_at is null and u.phone_confirmed_at is null
    and not exists (select 1 from logins l where l.user_id = u.id)) as "isPending"`;

/** The full account that has this e-mail, confirmed or not, letters' case aside (DEC-108). */
export const findByEmail = async (db: Executor, email: string): Promise<Credentials | null> => {
  const { rows } = await sql<Credentials>`
    select ${columns} from users u where not u.temporary and u.email is not null and lower(u.email) = lower(${email})`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The same, locked until the end of the transaction; orders and tickets of the person are still written meanwhile. */
export const lockByEmail = async (tx: Tx, email: string): Promise<Credentials | null> => {
  const { rows } = await sql<Credentials>`
    select ${columns} from users u where not u.temporary and u.email is not null and lower(u.email) = lower(${email})
    for no key update of u`.execute(tx);
  return rows[0] ?? null;
};

/** A guest may have no e-mail. */
export type LockedPerson = Omit<Credentials, 'email'> & {
  readonly email: string | null;
  readonly isTemporary: boolean;
};

export const lockById = async (tx: Tx, id: number): Promise<LockedPerson | null> => {
  const { rows } = await sql<LockedPerson>`
    select ${columns}, u.temporary as "isTemporary" from users u where u.id = ${id} for no key update of u`.execute(tx);
  return rows[0] ?? null;
};

/**
 * Whether this browser has signed in to the account of the confirmed e-mail before; by the hash of its cookie. A purchase
 * without an account is no sign-in: a stranger may have made it with this address.
 */
export const knowsVisitor = async (db: Executor, email: string, visitor: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from users u join logins l on l.user_id = u.id
    where not u.temporary and u.email is not null and lower(u.email) = lower(${email}) and u.email_confirmed_at is not null
      and l.visitor = ${visitor} and l.method <> 'payment'
    limit 1`.execute(db);
  return rows.length > 0;
};

export const findByPhone = async (db: Executor, phone: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where not temporary and phone = ${phone} and phone_confirmed_at is not null`.execute(db);
  return rows[0]?.id ?? null;
};

export type NewAccount = {
  readonly publicId: string;
  readonly email: string | null;
  /** Confirmed. */
  readonly phone: string | null;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly isWeak: boolean;
  /** Hash of the browser that gave the password; null without one. */
  readonly passwordVisitor: string | null;
  readonly mailing: boolean;
  readonly language: Language;
};

/** null: somebody has the e-mail or phone already. */
export const insertAccount = async (tx: Tx, user: NewAccount): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into users (public_id, email, phone, phone_confirmed_at, name, password_hash, password_weak, password_visitor, mailing,
      language)
    values (${user.publicId}, ${user.email}, ${user.phone}::text, case when ${user.phone}::text is null then null else now() end, ${user.name},
      ${user.passwordHash}, ${user.isWeak}, ${user.passwordVisitor}, ${user.mailing}, ${user.language})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
};

/** An address or phone that nobody proved gives way to who proves it, or registers with it. */
export const releaseUnconfirmedEmail = async (tx: Tx, id: number): Promise<void> => {
  await sql`update users set email = null, new_email = email where id = ${id} and email_confirmed_at is null`.execute(
    tx,
  );
};
export const releaseUnconfirmedPhone = async (tx: Tx, phone: string): Promise<void> => {
  await sql`update users set phone = null where phone = ${phone} and not temporary and phone_confirmed_at is null`.execute(
    tx,
  );
};

/** The same password was given once more: the browser that gave it last keeps it. */
export const keepPasswordFor = async (tx: Tx, id: number, visitor: string): Promise<void> => {
  await sql`update users set password_visitor = ${visitor} where id = ${id}`.execute(tx);
};

/** Two registrations of an unconfirmed address disagree about the password: none is kept. */
export const contestPassword = async (tx: Tx, id: number): Promise<void> => {
  await sql`update users set password_hash = null, password_weak = false, password_visitor = null, password_contested = true where id = ${id}`.execute(
    tx,
  );
};

export const setPassword = async (tx: Tx, id: number, passwordHash: string | null, isWeak: boolean): Promise<void> => {
  await sql`
    update users set password_hash = ${passwordHash}, password_weak = ${isWeak}, password_visitor = null, password_contested = false where id = ${id}`.execute(
    tx,
  );
};

/** The address is proven; a guest becomes a full user by it (DEC-40), without the phone of his purchase: nobody proved it. */
export const confirmEmail = async (tx: Tx, id: number): Promise<void> => {
  await sql`
    update users set temporary = false, email_confirmed_at = coalesce(email_confirmed_at, now()),
      phone = case when temporary then null else phone end where id = ${id}`.execute(tx);
};
