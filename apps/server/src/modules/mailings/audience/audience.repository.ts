import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { Audience, Mailing } from '../mailing.ts';
import { peopleOf } from './people-sql.repository.ts';

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

/** How many people meet the conditions, by language, and some of them; in one statement. BO-109 */
export const countPeople = async (db: Executor, audience: Audience, key: string): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    with people as materialized (${peopleOf(audience, key)})
    select (select count(*)::int from people where language <> 'en') as ru, (select count(*)::int from people where language = 'en') as en,
      coalesce((select jsonb_agg(s) from (
        select p.*, trim(coalesce(u.name, '') || ' ' || coalesce(u.last_name, '')) as name
        from (select * from people order by hash limit ${sampled}) p left join users u on u.id = p."userId" order by p.hash) s), '[]') as sample`.execute(
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
    select p.*, trim(coalesce(u.name, '') || ' ' || coalesce(u.last_name, '')) as name
    from (${peopleOf(audience, key)}) p left join users u on u.id = p."userId" where p.hash = ${hash}`.execute(db);
  return rows[0] ?? null;
};

/** Fixes the audience of a locked mailing; answers how many letters it has. */
export const insertLetters = async (tx: Tx, mailing: Mailing, key: string, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into mailing_letters (mailing_id, hash, address, language, timezone, changed_at)
    select ${mailing.id}, hash, address, language, timezone, ${now} from (${peopleOf(mailing, key)}) p
    on conflict (mailing_id, hash) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
};

export const deleteLetters = async (tx: Tx, mailingId: number): Promise<void> => {
  await sql`delete from mailing_letters where mailing_id = ${mailingId} and state = 'waiting'`.execute(tx);
};
