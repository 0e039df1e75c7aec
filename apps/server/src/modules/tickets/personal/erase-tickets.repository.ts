import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/**
 * Number and result of the start stay with the ticket, the participant does not; nobody enters with a coming one. One that
 * waits for its money keeps the size of its shirt, which goes back on sale with the place. Uploads of the person leave the
 * tickets of others too.
 */
export const eraseTickets = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`
    update online_races set link = null, comment = null, file_id = null
    where ticket_id in (select id from tickets where user_id = ${userId})`.execute(tx);
  await sql`
    update tickets t set registered_at = null,
      info = case when t.status = 'processing' and t.info ? 'item_size' then jsonb_build_object('item_size', t.info -> 'item_size') end,
      file_id = null, license_file_id = null, documents = '{}', club_public_id = null,
      status = case when t.status in ('active', 'transfer') and f.start_time > now() then 'blocked'
        when t.status = 'transfer' then 'active' else t.status end
    from formats f where f.id = t.format_id and t.user_id = ${userId}`.execute(tx);
  await sql`update tickets set file_id = null where file_id in (select id from files where user_id = ${userId})`.execute(
    tx,
  );
  await sql`
    update tickets set license_file_id = null
    where license_file_id in (select id from files where user_id = ${userId})`.execute(tx);
};
