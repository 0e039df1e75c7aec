import type { Language } from '@trassa/contracts';
import { asksTickets } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { Audience, Mailing } from '../mailing.ts';
import { hashOf, peopleOf } from './people-sql.repository.ts';

export type Person = {
  readonly hash: string;
  readonly address: string;
  readonly language: Language;
  readonly userId: number | null;
  readonly name: string;
};
export type Counted = {
  readonly ru: number;
  readonly en: number;
  readonly sample: readonly Person[];
};

const sampled = 20;
/** Letters that are listed by one transaction: far within the time that a statement has. */
export const portionSize = 4000;

/** How many people meet the conditions, by language, and some of them; in one statement, which hashes those few alone. BO-109 */
export const countPeople = async (db: Executor, audience: Audience, key: string): Promise<Counted> => {
  const people = peopleOf(audience, audience.conditions.exclude === null ? null : key);
  const { rows } = await sql<Counted>`
    with people as materialized (${people})
    select (select count(*)::int from people where language <> 'en') as ru, (select count(*)::int from people where language = 'en') as en,
      coalesce((select jsonb_agg(s order by s.address) from (
        select p.address, p.language, p."userId", ${hashOf(sql`p.address`, key)} as hash,
          trim(coalesce(u.name, '') || ' ' || coalesce(u.last_name, '')) as name
        from (select * from people order by address limit ${sampled}) p left join users u on u.id = p."userId") s), '[]') as sample`.execute(
    db,
  );
  return rows[0] ?? { ru: 0, en: 0, sample: [] };
};

/** One of the people, by the hash of his address; null: he is none of them. */
export const findPerson = async (
  db: Executor,
  audience: Audience,
  { hash, key }: { readonly hash: string; readonly key: string },
): Promise<Person | null> => {
  const { rows } = await sql<Person>`
    select p.hash, p.address, p.language, p."userId", trim(coalesce(u.name, '') || ' ' || coalesce(u.last_name, '')) as name
    from (${peopleOf(audience, key)}) p left join users u on u.id = p."userId" where p.hash = ${hash}`.execute(db);
  return rows[0] ?? null;
};

/** The address so many places behind `after` in the source that reaches it first; null: none has so many left. */
const findUpto = async (tx: Tx, after: string, hasTickets: boolean): Promise<string | null> => {
  const next = (source: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select lower(email) as address from ${source} and lower(email) > ${after} order by lower(email) offset ${portionSize - 1} limit 1)`;
  const sources = [
    sql`users where not temporary and email is not null`,
    sql`subscriptions where true`,
    ...(hasTickets ? [sql`orders where true`] : []),
  ];
  const { rows } = await sql<{ upto: string | null }>`
    select min(address) as upto from (${sql.join(sources.map(next), sql` union all `)}) n`.execute(tx);
  return rows[0]?.upto ?? null;
};

export type Listed = {
  readonly added: number;
  readonly zones: readonly string[];
  /** The last address that was looked at; null: there is none behind it. */
  readonly last: string | null;
};

/**
 * Lists the next letters of a locked mailing, behind `after`. A start has few people: its portions are full. News are cut by the
 * addresses there are, so that a portion looks at as many of them, whether they agree or not.
 */
export const insertPortion = async (
  tx: Tx,
  mailing: Mailing,
  { after, key, now }: { readonly after: string; readonly key: string; readonly now: Date },
): Promise<Listed> => {
  const isOfStart = mailing.startId !== null;
  const upto = isOfStart ? null : await findUpto(tx, after, asksTickets(mailing.conditions, false));
  const { rows } = await sql<{ added: number; seen: number; last: string | null; zones: string[] }>`
    with people as materialized (
      select * from (${peopleOf(mailing, key, { after, upto })}) p order by address limit ${isOfStart ? portionSize : null}::bigint),
    added as (
      insert into mailing_letters (mailing_id, hash, address, language, timezone, changed_at)
      select ${mailing.id}, hash, address, language, timezone, ${now} from people
      on conflict (mailing_id, hash) do nothing returning timezone)
    select (select count(*)::int from added) as added, (select count(*)::int from people) as seen, (select max(address) from people) as last,
      coalesce((select array_agg(distinct timezone) from added), '{}') as zones`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a portion was not listed');
  const { added, seen, zones } = row;
  return { added, zones, last: isOfStart ? (seen < portionSize ? null : row.last) : upto };
};

/** Of a mailing that sends nothing; answers whether all are gone. */
export const deletePortion = async (tx: Tx, mailingId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from mailing_letters where id in (select id from mailing_letters where mailing_id = ${mailingId} limit ${portionSize})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) < portionSize;
};
