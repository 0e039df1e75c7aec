import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** The money of a return is on its way once more; `isBlocked`: if it fails, its ticket is blocked as before. */
export const beginAgain = async (tx: Tx, ticketId: number, isBlocked: boolean): Promise<void> => {
  await sql`update ticket_returns set blocked = ${isBlocked} where ticket_id = ${ticketId}`.execute(tx);
};

/** The money of a return could not be sent: the ticket is its holder's again, as it is now; answers whether it had been blocked. */
export const endTry = async (tx: Tx, ticketId: number): Promise<boolean> => {
  const { rows } = await sql<{ blocked: boolean }>`
    update ticket_returns r set handed_out = t.offline_registered_at is not null,
      last_transfer = coalesce((select max(o.id) from ticket_transfers o where o.ticket_id = t.id), 0)
    from tickets t where r.ticket_id = ${ticketId} and t.id = r.ticket_id returning r.blocked`.execute(tx);
  return rows[0]?.blocked ?? false;
};

/** Whether a ticket got another holder, or its pack was handed out, since the money of its return could not be sent. */
export const isOthersSince = async (tx: Tx, ticketId: number): Promise<boolean> => {
  const { rows } = await sql<{ since: boolean }>`
    select (t.offline_registered_at is not null and not r.handed_out) or exists (select from ticket_transfers o
      where o.ticket_id = t.id and o.status = 'accepted' and o.id > r.last_transfer) as since
    from tickets t join ticket_returns r on r.ticket_id = t.id where t.id = ${ticketId}`.execute(tx);
  return rows[0]?.since ?? false;
};
