import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Whether a guest, a mailing or a consent has this e-mail. */
export const isAddressKnown = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from users where temporary and lower(email) = lower(${email}))
      or exists (select from subscriptions where lower(email) = lower(${email}))
      or exists (select from consents where lower(email) = lower(${email})) as has`.execute(db);
  return rows[0]?.has ?? false;
};
