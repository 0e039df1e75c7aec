import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

/** Whether a ticket waits for the answer of this e-mail. */
export const isOffered = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ticket_transfers where lower(email) = lower(${email}) and status = 'waiting' limit 1`.execute(db);
  return rows.length > 0;
};
