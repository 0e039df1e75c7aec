import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Executor, type Tx } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow, ErasedPerson } from '../../../platform/personal-data.ts';

const isAskedBy = ({ userIds, email }: DataAsker) =>
  sql`(r.user_id = any(${userIds}::bigint[]) or lower(r.email) = lower(${email}))`;

export const exportRequests = async (db: Executor, asker: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select r.id as number, r.type, r.name, r.email, r.phone, r.text, c.title as club, r.mailing, r.state, r.created_at,
      r.first_answered_at, r.outcome, r.closed_at
    from support_requests r left join clubs c on c.id = r.club_id
    where ${isAskedBy(asker)} order by r.id`.execute(db);
  return rows;
};

/** Answers and notes, without who of the staff wrote them. */
export const exportMessages = async (db: Executor, asker: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select r.id as number, m.kind, m.text, m.written_at
    from support_requests r join support_messages m on m.request_id = r.id where ${isAskedBy(asker)} order by m.id`.execute(
    db,
  );
  return rows;
};

export const hasAsked = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from support_requests where lower(email) = lower(${email}) limit 1`.execute(db);
  return rows.length > 0;
};

const isOf = ({ userId, emails }: ErasedPerson) => sql`(user_id = ${userId} or lower(email) = any(${emails}::text[]))`;

/** An answer that is being written is over before its letter is looked for, or finds nothing to answer. */
export const lockRequests = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`select id from support_requests where ${isOf(person)} order by id for update`.execute(tx);
};

/** With what was written to them. */
export const eraseRequests = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`delete from support_requests where ${isOf(person)}`.execute(tx);
};

/** With what was written to them. */
export const forgetRequests = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from support_requests where id in (
      select id from support_requests where created_at < ${daysAgo(personalTerms.supportRequests)} limit ${limit} for update skip locked)
    returning id`,
  );
