import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type Guest = {
  readonly id: number;
  /** Money may still come for an order of his, or has come and its goods are not issued yet. */
  readonly hasOpenOrder: boolean;
  /** Tickets of coming starts that were not returned. */
  readonly hasTickets: boolean;
};

/** Whether anything was typed with this address outside of accounts. */
export const hasGuestData = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from users where temporary and lower(email) = lower(${email}))
      or exists (select from support_requests where lower(email) = lower(${email}))
      or exists (select from subscriptions where lower(email) = lower(${email}))
      or exists (select from consents where lower(email) = lower(${email}))
      or exists (select from certificates where recipient_email <> '' and lower(recipient_email) = lower(${email}))
      or exists (select from ticket_transfers where lower(email) = lower(${email}) and status = 'waiting') as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
};

/** More guests than anybody is: so many are exported, and so many erased within one call's time. */
export const guestsAtOnce = { export: 500, erase: 100 } as const;

/** Guests with this address, those who bought something before those whom strangers may have typed, the newest first. */
export const findGuests = async (db: Executor, email: string, limit: number): Promise<Guest[]> => {
  const { rows } = await sql<Guest>`
    select u.id,
      exists (select from orders o where o.user_id = u.id
        and (o.status = 'pending' or (o.status in ('paid', 'authorized') and o.issued_at is null))) as "hasOpenOrder",
      exists (select from tickets t join formats f on f.id = t.format_id where t.user_id = u.id
        and t.status in ('active', 'transfer') and f.start_time > now()) as "hasTickets"
    from users u where u.temporary and lower(u.email) = lower(${email})
    order by exists (select from orders o where o.user_id = u.id and o.paid_at is not null) desc, u.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
};

export const lockGuests = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`select 1 from users where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
};
