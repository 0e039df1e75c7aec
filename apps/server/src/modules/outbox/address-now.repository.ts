import { orderLetters } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

/** Letters that say what an order has now, to its buyer. */
const ofOrder: readonly string[] = [...orderLetters, 'order_confirm', 'parcel'];

type Addressed = {
  readonly template: string;
  readonly recipient: string;
  readonly data: Readonly<Record<string, string | number>>;
};

/**
 * Whether what a letter is about has another address by now: it would bring tickets, codes or papers of today to a mailbox that was
 * corrected or left. Letters about nothing that has an address stay where they went. BO-008
 */
export const isElsewhere = async (tx: Tx, { template, recipient, data }: Addressed): Promise<boolean> => {
  const { rows } = await sql<{ email: string | null }>`
    select email from orders where ${ofOrder.includes(template)}::boolean and public_id = ${data['order'] ?? null}::text
    union all
    select case when t.user_id = o.user_id then o.email else u.email end from tickets t
      join users u on u.id = t.user_id join orders o on o.id = t.order_id
    where ${template}::text in ('ticket', 'ticket_move') and ${Boolean(data['holder'])}::boolean
      and t.public_id = ${data['ticket'] ?? null}::text
    union all
    select a.email from policies p cross join lateral (
      select u.email from users u where u.id = p.user_id
      union all select o.email from orders o where o.id = p.order_id) a
    where ${template}::text = 'policy' and p.public_id = ${data['policy'] ?? null}::text`.execute(tx);
  return rows.length > 0 && !rows.some(({ email }) => email?.toLowerCase() === recipient.toLowerCase());
};
