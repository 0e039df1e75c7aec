import { sql } from 'kysely';
import type { HeldTicket, HeldTickets } from '../inventory/index.ts';

/** For the inventory: a ticket whose start number is changed by its holder. */
export const heldTickets: HeldTickets = {
  async lock(tx, { publicId, formatId, userId }) {
    const { rows } = await sql<HeldTicket>`
      select id, kind, user_id = ${userId} as "isHeld", status = 'active' and offline_registered_at is null as "isActive" from tickets
      where public_id = ${publicId} and format_id = ${formatId} and (user_id = ${userId} or original_user_id = ${userId}) for update`.execute(
      tx,
    );
    return rows[0] ?? null;
  },
  async setNumber(tx, ticketId, number) {
    await sql`update tickets set start_number = ${number}, qr_version = qr_version + 1
      where id = ${ticketId} and start_number is distinct from ${number}`.execute(tx);
  },
};
