import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Executor, type Tx } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow, ErasedPerson } from '../../../platform/personal-data.ts';

/** Mass letters that went to an address which the asker has proved. */
export const exportMailings = async (db: Executor, { userIds, email }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select l.address as email, m.content -> 'ru' ->> 'subject' as subject, l.language, l.state, l.changed_at as "changedAt"
    from mailing_letters l join mailings m on m.id = l.mailing_id
    where l.address <> '' and (l.address = lower(${email}) or l.address in (
      select lower(u.email) from users u where u.id = any(${userIds}::bigint[]) and u.email_confirmed_at is not null))
    order by l.id`.execute(db);
  return rows;
};

/** Against a mailing that takes its next letters meanwhile. */
export const lockLetters = async (tx: Tx, { emails }: ErasedPerson): Promise<void> => {
  await sql`select 1 from mailing_letters where address = any(${emails}::text[]) and address <> '' order by id for update`.execute(
    tx,
  );
};

/** What still waited never goes; that there was a letter stays, by a hash that leads to nobody. */
export const eraseAddresses = async (tx: Tx, { emails }: ErasedPerson): Promise<void> => {
  await sql`
    update mailing_letters set address = '', state = case when state in ('waiting', 'queued', 'retried') then 'gone' else state end
    where address = any(${emails}::text[]) and address <> ''`.execute(tx);
};

/** Whom a mailing that is over went to. */
export const forgetAddresses = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    update mailing_letters set address = '' where id in (
      select l.id from mailing_letters l join mailings m on m.id = l.mailing_id
      where l.address <> '' and m.ended_at < ${daysAgo(personalTerms.letters)} limit ${limit} for update of l skip locked)
    returning id`,
  );
