import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export type MailboxOfTicket = {
  /** Public ids. */
  readonly ticket: string;
  readonly holder: string;
  readonly email: string;
  readonly language: Language;
};

/** Where a letter about one ticket goes: to its holder, to the address of the order while that is the buyer; null: he has none. */
export const findMailboxOf = async (tx: Tx, ticketId: number): Promise<MailboxOfTicket | null> => {
  const { rows } = await sql<Omit<MailboxOfTicket, 'email'> & { email: string | null }>`
    select t.public_id as ticket, u.public_id as holder, case when t.user_id = o.user_id then o.email else u.email end as email,
      case when t.user_id = o.user_id then o.language else u.language end as language
    from tickets t join users u on u.id = t.user_id join orders o on o.id = t.order_id where t.id = ${ticketId}`.execute(
    tx,
  );
  const row = rows[0];
  return row?.email ? { ...row, email: row.email } : null;
};
