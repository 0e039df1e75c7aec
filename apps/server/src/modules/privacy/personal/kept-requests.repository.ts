import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { countRows, daysAgo, type Executor, type Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

export const hasRequested = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from privacy_requests where lower(email) = lower(${email}) limit 1`.execute(db);
  return rows.length > 0;
};

export const lockRequests = async (tx: Tx, { emails }: ErasedPerson): Promise<void> => {
  await sql`
    select id from privacy_requests where lower(email) = any(${emails}::text[]) order by id for no key update`.execute(
    tx,
  );
};

export const findLettersOfRequests = async (tx: Tx, { emails }: ErasedPerson): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ id: string }>`
    select public_id as id from privacy_requests where lower(email) = any(${emails}::text[])`.execute(tx);
  return [{ about: { word: 'privacy_request', values: rows.map(({ id }) => id) } }];
};

/** The hash of the name, the days and the outcome are left (back-office.md 5.18). */
const forgotten = sql`name = null, email = null, source = null, language = null, wish = null, prolonged_why = null, identity = null,
  identity_note = null, answer = null, forgotten_at = now(), version = version + 1, updated_at = now(), updated_by = null`;

export const eraseRequests = async (tx: Tx, { emails }: ErasedPerson): Promise<void> => {
  await sql`
    update privacy_requests set ${forgotten}, outcome = coalesce(outcome, 'erased'), closed_at = coalesce(closed_at, now())
    where lower(email) = any(${emails}::text[])`.execute(tx);
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
