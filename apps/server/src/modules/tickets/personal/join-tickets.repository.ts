import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Tickets of guests become an account's, as bought and as held. */
export const joinTickets = async (tx: Tx, from: readonly number[], to: number): Promise<number> => {
  await sql`
    update tickets set user_id = case when user_id = any(${from}) then ${to} else user_id end,
      original_user_id = case when original_user_id = any(${from}) then ${to} else original_user_id end
    where user_id = any(${from}) or original_user_id = any(${from})`.execute(tx);
  return 0;
};
