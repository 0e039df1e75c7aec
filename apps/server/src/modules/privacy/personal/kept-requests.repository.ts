import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Executor, type Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

export const hasRequested = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from privacy_requests where lower(email) = lower(${email}) limit 1`.execute(db);
  return rows.length > 0;
};

/** Of the account, whatever its e-mail was then, and of whoever typed one of these. */
const isOf = ({ userId, emails }: ErasedPerson) => sql`(user_id = ${userId} or lower(email) = any(${emails}::text[]))`;

export const lockRequests = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`select id from privacy_requests where ${isOf(person)} order by id for no key update`.execute(tx);
};

/** Those to an address that was the person's once; what goes to one that he has is his anyway. Other letters there are another's. */
export const findLettersOfRequests = async (tx: Tx, { userId, emails }: ErasedPerson): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ id: string; recipient: string }>`
    select public_id as id, lower(email) as recipient from privacy_requests
    where user_id = ${userId} and lower(email) <> all(${emails}::text[])`.execute(tx);
  const about = { word: 'privacy_request', values: rows.map(({ id }) => id) };
  return [{ about, recipients: [...new Set(rows.map(({ recipient }) => recipient))] }];
};

/** The hash of the name, the days and the outcome are left (back-office.md 5.18). */
const forgotten = sql`name = null, email = null, user_id = null, source = null, language = null, wish = null, prolonged_why = null, identity = null,
  identity_note = null, answer = null, forgotten_at = now(), version = version + 1, updated_at = now(), updated_by = null`;

export const eraseRequests = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`
    update privacy_requests set ${forgotten}, outcome = coalesce(outcome, 'erased'), closed_at = coalesce(closed_at, now())
    where ${isOf(person)}`.execute(tx);
};

export const forgetRequests = (tx: Tx, limit: number): Promise<number> =>
  countRows(
    tx,
    sql`
    update privacy_requests set ${forgotten} where id in (
      select id from privacy_requests where forgotten_at is null and closed_at < ${daysAgo(personalTerms.privacyRequests)}
      limit ${limit} for update skip locked)
    returning id`,
  );
