import { stateAfter, ticketTransitions } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Offers to the person are declined, his own are taken back; no address stays in either. DEC-73 */
export const closeOffers = async (tx: Tx, { userId, emails }: ErasedPerson): Promise<void> => {
  await sql`
    with declined as (
      update ticket_transfers set status = 'declined', closed_at = now()
      where status = 'waiting' and lower(email) = any(${emails}::text[]) returning ticket_id)
    update tickets set status = ${stateAfter(ticketTransitions, 'transfer', 'decline')} where id in (select ticket_id from declined) and status = 'transfer'`.execute(
    tx,
  );
  await sql`
    update ticket_transfers set status = 'taken_back', closed_at = now()
    where status = 'waiting' and from_user_id = ${userId}`.execute(tx);
  await sql`
    update ticket_transfers set email = ''
    where from_user_id = ${userId} or to_user_id = ${userId} or lower(email) = any(${emails}::text[])`.execute(tx);
};
