import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** What the answer of a passkey is for: one that was asked for to add a passkey enrols nobody. */
export type Purpose = 'prove' | 'enrol' | 'add';

type Whose = { readonly loginId: number; readonly purpose: Purpose };

/** In the place of an earlier one of this login; false: the person has no factor any more. */
export const setChallenge = async (
  db: Executor,
  { loginId, purpose }: Whose,
  { userId, challenge, until }: { readonly userId: number; readonly challenge: string; readonly until: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into passkey_challenges (login_id, purpose, user_id, challenge, expires_at)
    select ${loginId}, ${purpose}, f.user_id, ${challenge}, ${until} from second_factors f where f.user_id = ${userId} for key share
    on conflict (login_id, purpose) do update set user_id = excluded.user_id, challenge = excluded.challenge,
      expires_at = excluded.expires_at
    returning 1`.execute(db);
  return rows.length === 1;
};

/** Works once, whatever comes of it; null: there is none, or it is too old. */
export const takeChallenge = async (tx: Tx, { loginId, purpose }: Whose, now: Date): Promise<string | null> => {
  const { rows } = await sql<{ challenge: string; isOver: boolean }>`
    delete from passkey_challenges where login_id = ${loginId} and purpose = ${purpose}
    returning challenge, expires_at <= ${now} as "isOver"`.execute(tx);
  const [row] = rows;
  return row && !row.isOver ? row.challenge : null;
};

export const deleteOldChallenges = async (db: Executor, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from passkey_challenges where expires_at <= ${now}`.execute(db);
  return Number(numAffectedRows ?? 0);
};
