import { agreedMost } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type ConsentRow = {
  readonly number: number;
  readonly purpose: 'personal_data' | 'mailing' | 'offer' | 'runner_page';
  readonly given: boolean;
  readonly createdAt: Date;
  readonly version: number | null;
  readonly source: string;
  readonly address: string | null;
  readonly person: string | null;
  readonly isErased: boolean;
  /** Of an account that has not confirmed the e-mail or phone that was asked about. */
  readonly isUnproved: boolean;
};
/** An e-mail in small letters or a phone, the other one null; `hash`: by which an erased person is known. */
export type SoughtConsents = { readonly email: string | null; readonly phone: string | null; readonly hash: string };

/** Consents with an address, of the account with this e-mail or phone, and of whoever was erased with it; the latest first. */
export const selectConsents = async (
  db: Executor,
  { email, phone, hash }: SoughtConsents,
  limit: number,
): Promise<ConsentRow[]> => {
  const { rows } = await sql<ConsentRow>`
    select c.id as number, c.purpose, c.given, c.created_at as "createdAt", c.document_version as version, c.source, c.address,
      u.public_id as person, (c.person_hash is not null) as "isErased",
      coalesce(not u.temporary and (lower(u.email) = ${email}::text and u.email_confirmed_at is null
        or u.phone = ${phone}::text and u.phone_confirmed_at is null), false) as "isUnproved"
    from consents c left join users u on u.id = c.user_id
    where c.id in (
      select id from consents where lower(email) = ${email}::text
      union all select id from consents where person_hash = ${hash}
      union all select n.id from users o join consents n on n.user_id = o.id where not o.temporary and lower(o.email) = ${email}::text
      union all select n.id from users o join consents n on n.user_id = o.id where not o.temporary and o.phone = ${phone}::text)
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
};

/** How many consents name each version of a text, by `name version`: as many as are counted one by one, and whether these are all. */
export const countAgreed = async (
  db: Executor,
  texts: readonly { readonly name: string; readonly version: number }[],
): Promise<ReadonlyMap<string, { readonly count: number; readonly exact: boolean }>> => {
  const { rows } = await sql<{ key: string; count: number }>`
    select t.name || ' ' || t.version as key, (
      select count(*) from (
        select from consents c
        where (case c.purpose when 'mailing' then 'advertising' else 'pers' end) = t.name and c.document_version = t.version and c.given
        limit ${agreedMost + 1}) counted) as count
    from unnest(${texts.map(({ name }) => name)}::text[], ${texts.map(({ version }) => version)}::int[]) as t (name, version)`.execute(
    db,
  );
  return new Map(
    rows.map(({ key, count }) => [key, { count: Math.min(count, agreedMost), exact: count <= agreedMost }]),
  );
};
