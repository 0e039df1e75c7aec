import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Whether a certificate was given to this e-mail. */
export const isRecipient = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from certificates where recipient_email <> '' and lower(recipient_email) = lower(${email}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
};
