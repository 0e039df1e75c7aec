import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { daysAgo, type Tx } from '../../../platform/database/index.ts';

/** Of these people the guests whose last order was scrubbed. */
export const forgetGuests = async (tx: Tx, userIds: readonly number[]): Promise<void> => {
  const guests = sql`
    select u.id from users u where u.temporary and u.id = any(${userIds}::bigint[])
      and not exists (select from orders o where o.user_id = u.id and o.email <> '')`;
  await sql`delete from logins where user_id in (${guests})`.execute(tx);
  await sql`
    update users set email = null, phone = null, name = '', last_name = '', second_name = '' where id in (${guests})`.execute(
    tx,
  );
};

/** Guests whose purchases an account has joined. */
export const forgetJoinedGuests = async (tx: Tx, limit: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.temporary and u.email is not null and u.created_at < ${daysAgo(personalTerms.unpaidOrders)}
      and not exists (select from orders o where o.user_id = u.id)
    limit ${limit} for no key update of u skip locked`.execute(tx);
  await forgetGuests(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
};
