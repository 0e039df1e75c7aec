import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type PhonePurpose = 'sign_in' | 'new_phone' | 'delete_account';

export type PhoneCodeRow = { readonly publicId: string; readonly phone: string; readonly seed: Buffer };

/** What a code is for: a phone, a purpose, and the person who needs it once he is known. */
export type CodeSubject = { readonly phone: string; readonly purpose: PhonePurpose; readonly userId: number | null };

/** Only the newest code of a phone and purpose is valid. */
export const insertPhoneCode = async (
  tx: Executor,
  code: CodeSubject & { publicId: string; seed: Buffer; minutes: number },
): Promise<void> => {
  await sql`
    update phone_codes set ended_at = now() where phone = ${code.phone} and purpose = ${code.purpose}
      and user_id is not distinct from ${code.userId}::bigint and ended_at is null`.execute(tx);
  await sql`
    insert into phone_codes (public_id, phone, purpose, user_id, seed, expires_at)
    values (${code.publicId}, ${code.phone}, ${code.purpose}, ${code.userId}, ${code.seed}, now() + make_interval(mins => ${code.minutes}))`.execute(
    tx,
  );
};

/** Counts a try of the newest live code, which has `tries` of them, and only then shows it. */
export const takeTry = async (db: Executor, subject: CodeSubject, tries: number): Promise<PhoneCodeRow | null> => {
  const { rows } = await sql<PhoneCodeRow>`
    update phone_codes set tries = tries + 1
    where id = (select max(id) from phone_codes where phone = ${subject.phone} and purpose = ${subject.purpose}
        and user_id is not distinct from ${subject.userId}::bigint and ended_at is null)
      and ended_at is null and expires_at > now() and tries < ${tries}
    returning public_id as "publicId", phone, seed`.execute(db);
  return rows[0] ?? null;
};

/** Why the newest code that was neither used nor replaced is good for nothing: no try is left, or its time is over. */
export const newestEnd = async (db: Executor, subject: CodeSubject, tries: number): Promise<'spent' | 'old' | null> => {
  const { rows } = await sql<{ end: 'spent' | 'old' | null }>`
    select case when tries >= ${tries} then 'spent' when expires_at between now() - interval '30 minutes' and now() then 'old' end as "end" from phone_codes
    where phone = ${subject.phone} and purpose = ${subject.purpose}
      and user_id is not distinct from ${subject.userId}::bigint and ended_at is null
    order by id desc limit 1`.execute(db);
  return rows[0]?.end ?? null;
};

/** False when another was quicker. */
export const endPhoneCode = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`
    update phone_codes set used_at = now(), ended_at = now() where public_id = ${publicId} and ended_at is null returning id`.execute(
    db,
  );
  return rows.length === 1;
};

export const findPhoneCode = async (db: Executor, publicId: string): Promise<PhoneCodeRow | null> => {
  const { rows } = await sql<PhoneCodeRow>`
    select public_id as "publicId", phone, seed from phone_codes
    where public_id = ${publicId} and ended_at is null and expires_at > now()`.execute(db);
  return rows[0] ?? null;
};

/** Wrong guesses of all phones in the last hour. */
export const countWrongGuesses = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(tries) - count(used_at), 0)::int as n from phone_codes where created_at > now() - interval '1 hour'`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};
