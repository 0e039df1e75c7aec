import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Executor, type Tx } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow, ErasedPerson } from '../../../platform/personal-data.ts';

export const exportRequests = async (db: Executor, { userIds, email }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select r.type, r.name, r.email, r.phone, r.text, c.title as club, r.mailing, r.state, r.created_at
    from support_requests r left join clubs c on c.id = r.club_id
    where r.user_id = any(${userIds}::bigint[]) or lower(r.email) = lower(${email}) order by r.id`.execute(db);
  return rows;
};

export const hasAsked = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from support_requests where lower(email) = lower(${email}) limit 1`.execute(db);
  return rows.length > 0;
};

export const eraseRequests = async (tx: Tx, { userId, emails }: ErasedPerson): Promise<void> => {
  await sql`
    delete from support_requests where user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
};

export const forgetRequests = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from support_requests where id in (
      select id from support_requests where created_at < ${daysAgo(personalTerms.supportRequests)} limit ${limit} for update skip locked)
    returning id`,
  );
