import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Executor, type Tx } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow, ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

export const exportReminders = async (db: Executor, { userIds, email }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select email, language, asked_at, confirmed_at, ended_at, day_sent_at, soon_sent_at, told_opens_at from opening_reminders
    where user_id = any(${userIds}::bigint[]) or lower(email) = lower(${email}) order by id`.execute(db);
  return rows;
};

export const hasReminder = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from opening_reminders where lower(email) = lower(${email}) limit 1`.execute(db);
  return rows.length > 0;
};

const isOf = ({ userId, emails }: ErasedPerson) => sql`(user_id = ${userId} or lower(email) = any(${emails}::text[]))`;

/** Against the sweep: it would write a letter to somebody whose letters are erased already. */
export const lockReminders = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`select 1 from opening_reminders where ${isOf(person)} order by id for update`.execute(tx);
};

export const findLettersOfReminders = async (tx: Tx, person: ErasedPerson): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ id: string }>`
    select public_id as id from opening_reminders where ${isOf(person)}`.execute(tx);
  return [{ about: { word: 'reminder', values: rows.map(({ id }) => id) } }];
};

export const eraseReminders = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`delete from opening_reminders where ${isOf(person)}`.execute(tx);
};

/** What came to its end, was never confirmed, or whose opening or start is over; and what waits for an opening that never comes. */
export const forgetReminders = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    delete from opening_reminders where id in (
      select id from opening_reminders
      where least(greatest(told_opens_at, soon_sent_at), ended_at, case when confirmed_at is null then asked_at end) < ${daysAgo(personalTerms.reminders)}
        or event_city_id in (select id from event_cities where start_time < ${daysAgo(personalTerms.reminders)})
        or asked_at < ${daysAgo(personalTerms.waitingReminders)}
      limit ${limit} for update skip locked)
    returning id`,
  );
