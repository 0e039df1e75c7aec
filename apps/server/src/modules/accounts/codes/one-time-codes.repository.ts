import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type CodePurpose =
  | 'confirm_email'
  | 'new_email'
  | 'reset'
  | 'secure'
  | 'link'
  | 'finish_registration'
  | 'delete_account'
  | 'subscribe'
  | 'unsubscribe'
  | 'social'
  | 'guest_data';

export type CodeRow = {
  readonly publicId: string;
  readonly purpose: CodePurpose;
  readonly userId: number | null;
  readonly email: string;
  readonly seed: Buffer;
  readonly isLive: boolean;
};

const columns = sql`public_id as "publicId", purpose, user_id as "userId", email, seed,
  (ended_at is null and expires_at > now()) as "isLive"`;

export const insertCode = async (
  db: Executor,
  code: { publicId: string; purpose: CodePurpose; userId: number | null; email: string; seed: Buffer; minutes: number },
): Promise<void> => {
  await sql`
    insert into one_time_codes (public_id, purpose, user_id, email, seed, expires_at)
    values (${code.publicId}, ${code.purpose}, ${code.userId}, ${code.email}, ${code.seed}, now() + make_interval(mins => ${code.minutes}))`.execute(
    db,
  );
};

/** Live codes of a person for these purposes end. */
export const endCodes = async (db: Executor, userId: number, purposes: readonly CodePurpose[]): Promise<void> => {
  await sql`
    update one_time_codes set ended_at = now()
    where user_id = ${userId} and purpose = any(${purposes}) and ended_at is null`.execute(db);
};

export const findCode = async (db: Executor, publicId: string): Promise<CodeRow | null> => {
  const { rows } = await sql<CodeRow>`select ${columns} from one_time_codes where public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/**
 * A person and all who have this e-mail, the account before its guests, as at every login: two who prove an address take
 * turns. People are locked before their codes everywhere.
 */
export const lockPeople = async (tx: Executor, userId: number | null, email: string): Promise<void> => {
  await sql`
    select 1 from users where id = ${userId}::bigint or (not temporary and email is not null and lower(email) = lower(${email}))
      or (temporary and lower(email) = lower(${email})) order by temporary, id for no key update`.execute(tx);
};

/** Ends a live code; false when another was quicker or its time is over. */
export const endLiveCode = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`
    update one_time_codes set ended_at = now()
    where public_id = ${publicId} and ended_at is null and expires_at > now() returning id`.execute(db);
  return rows.length === 1;
};

/** Until the end of the transaction nobody else counts the codes of this purpose and address behind it. */
export const lockCodesOf = async (tx: Tx, purpose: CodePurpose, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`codes:${purpose}:`} || lower(${email}), 0))`.execute(tx);
};

/** How many codes of a purpose an address got within the last minute and hour. */
export const countRecentCodes = async (
  db: Executor,
  purpose: CodePurpose,
  email: string,
): Promise<{ minute: number; hour: number }> => {
  const { rows } = await sql<{ minute: number; hour: number }>`
    select count(*) filter (where created_at > now() - interval '1 minute')::int as minute, count(*)::int as hour
    from one_time_codes where lower(email) = lower(${email}) and purpose = ${purpose} and created_at > now() - interval '1 hour'`.execute(
    db,
  );
  return rows[0] ?? { minute: 0, hour: 0 };
};
