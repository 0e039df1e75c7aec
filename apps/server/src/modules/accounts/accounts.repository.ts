import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import { type Executor, gathered, type Tx } from '../../platform/database/index.ts';
import type { Account, Consent } from './account.ts';

const columns = sql`u.id, u.public_id as "publicId", u.email, u.email_confirmed_at is not null as "emailConfirmed",
  u.new_email as "newEmail", u.phone,
  u.phone_confirmed_at is not null as "phoneConfirmed", u.password_hash is not null as "hasPassword", u.name, u.last_name as "lastName",
  u.second_name as "secondName", u.birth_date as "birthDate", u.gender, u.extra_contact as "extraContact", u.contact_name as "contactName",
  u.contact_phone as "contactPhone", u.type_relate as relation, u.mailing, u.roles, u.discount, u.discount_form as "discountForm",
  u.language, u.temporary, u.blocked,
  array(select n.network from user_networks n where n.user_id = u.id order by n.network desc) as networks`;

export const findAccount = async (db: Executor, id: number): Promise<Account | null> => {
  const { rows } = await sql<Account>`select ${columns} from users u where u.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** The temporary user behind a live token, if his address is the one given, letters' case aside (DEC-42). */
export const findTemporaryByToken = async (db: Executor, tokenHash: Buffer, email: string): Promise<Account | null> => {
  const { rows } = await sql<Account>`
    select ${columns} from logins l join users u on u.id = l.user_id
    where l.token_hash = ${tokenHash} and l.expires_at > now() and l.revoked_at is null
      and u.temporary and not u.blocked and lower(u.email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
};

/** The version of the text that a person saw who agreed at this moment; null: now (BO-092). */
const versionSeen = (agreedAt: Date | null) => sql`(select max(d.version) from documents d
  where d.name = case c.purpose when 'mailing' then 'advertising' else 'pers' end
    and d.published_at <= coalesce(${agreedAt}::timestamptz, now()))`;

export type NewTemporary = { publicId: string; email: string; phone: string | null; language: Language };

/** What comes with a guest: the login of his purchase, and what he agreed to. */
export type WithTemporary = {
  readonly login: { readonly publicId: string; readonly tokenHash: Buffer; readonly days: number };
  readonly consents: readonly Consent[];
  readonly source: string;
  readonly address: string;
};

/** A guest with his login and his consents, by one statement. */
export const insertTemporary = gathered<NewTemporary & WithTemporary, Account>(async (tx, guests) => {
  const asked = guests.map(({ login, ...guest }, n) => ({
    ...guest,
    n,
    login: login.publicId,
    hash: login.tokenHash.toString('hex'),
    days: login.days,
  }));
  const { rows } = await sql<Account>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (n int, "publicId" text, email text, phone text, language text,
        login text, hash text, days int, consents jsonb, source text, address text)
    ), made as (
      insert into users as u (public_id, email, phone, language, temporary)
      select "publicId", email, phone, language, true from asked order by n returning ${columns}
    ), known as (
      select made.*, a.n, a.login, a.hash, a.days, a.consents, a.source, a.address from made join asked a on a."publicId" = made."publicId"
    ), entered as (
      insert into logins (public_id, user_id, token_hash, method, expires_at)
      select login, id, decode(hash, 'hex'), 'payment', now() + make_interval(days => days) from known
    ), agreed as (
      insert into consents (user_id, email, purpose, given, document_version, source, address)
      select k.id, k.email, c.purpose, c.given, ${versionSeen(null)}, k.source, k.address
      from known k, jsonb_to_recordset(k.consents) as c (purpose text, given boolean)
    )
    select made.* from made join known using (id) order by known.n`.execute(tx);
  return rows;
});

const consentRows = (consents: readonly Consent[]) =>
  sql`unnest(${consents.map((one) => one.purpose)}::text[], ${consents.map((one) => one.given)}::boolean[]) as c (purpose, given)`;

/** Each with the version of the text that the person saw (DEC-44); `agreedAt`: when he agreed, absent for now. */
export const insertConsents = async (
  tx: Tx,
  consents: readonly Consent[],
  from: {
    userId: number | null;
    email: string | null;
    source: string;
    address: string | null;
    agreedAt?: Date | null;
  },
): Promise<void> => {
  if (!consents.length) return;
  await sql`
    insert into consents (user_id, email, purpose, given, document_version, source, address)
    select ${from.userId}, ${from.email}, c.purpose, c.given, ${versionSeen(from.agreedAt ?? null)}, ${from.source}, ${from.address}
    from ${consentRows(consents)}`.execute(tx);
};
