import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
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

/** The version of the text that is published now. */
const publishedVersion = sql`(select max(d.version) from documents d
  where d.name = case c.purpose when 'mailing' then 'advertising' else 'pers' end and d.published_at <= now())`;
const consentRows = (consents: readonly Consent[]) =>
  sql`unnest(${consents.map((one) => one.purpose)}::text[], ${consents.map((one) => one.given)}::boolean[]) as c (purpose, given)`;

export type NewTemporary = { publicId: string; email: string; phone: string | null; language: Language };

/** What comes with a guest: the login of his purchase, and what he agreed to. */
export type WithTemporary = {
  readonly login: { readonly publicId: string; readonly tokenHash: Buffer; readonly days: number };
  readonly consents: readonly Consent[];
  readonly source: string;
  readonly address: string;
};

/** A guest with his login and his consents, by one statement. */
export const insertTemporary = async (
  tx: Tx,
  user: NewTemporary,
  { login, consents, source, address }: WithTemporary,
): Promise<Account> => {
  const { rows } = await sql<Account>`
    with made as (
      insert into users as u (public_id, email, phone, language, temporary)
      values (${user.publicId}, ${user.email}, ${user.phone}, ${user.language}, true) returning ${columns}
    ), entered as (
      insert into logins (public_id, user_id, token_hash, method, expires_at)
      select ${login.publicId}, made.id, ${login.tokenHash}, 'payment', now() + make_interval(days => ${login.days}) from made
    ), agreed as (
      insert into consents (user_id, email, purpose, given, document_version, source, address)
      select made.id, ${user.email}, c.purpose, c.given, ${publishedVersion}, ${source}, ${address}
      from made, ${consentRows(consents)}
    )
    select * from made`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('the temporary user was not stored');
  return row;
};

/** Each with the version of the text that is published now (DEC-44). */
export const insertConsents = async (
  tx: Tx,
  consents: readonly Consent[],
  from: { userId: number | null; email: string | null; source: string; address: string },
): Promise<void> => {
  if (!consents.length) return;
  await sql`
    insert into consents (user_id, email, purpose, given, document_version, source, address)
    select ${from.userId}, ${from.email}, c.purpose, c.given, ${publishedVersion}, ${from.source}, ${from.address}
    from ${consentRows(consents)}`.execute(tx);
};
