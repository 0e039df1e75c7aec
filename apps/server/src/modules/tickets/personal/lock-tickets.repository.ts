import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Own tickets, and those that are offered by the person or to him: the fate of all of them ends here. */
export const lockTicketsOf = async (tx: Tx, { userId, emails }: ErasedPerson): Promise<void> => {
  await sql`
    select id from tickets where user_id = ${userId} or id in (select ticket_id from ticket_transfers
      where status = 'waiting' and (from_user_id = ${userId} or lower(email) = any(${emails}::text[])))
    order by id for update`.execute(tx);
};
