import type { Language, Network } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { NetworkPerson } from './network.ts';

/** Id of the user whose way in this person of the network is. */
export const findAttached = async (db: Executor, network: Network, subject: string): Promise<number | null> => {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from user_networks where network = ${network} and subject = ${subject}`.execute(db);
  return rows[0]?.userId ?? null;
};

/** Whether an account has this address, letters' case aside. */
export const isEmailTaken = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from users where lower(email) = lower(${email}) and not temporary`.execute(db);
  return rows.length > 0;
};

export type NewNetworkUser = { publicId: string; person: NetworkPerson; mailing: boolean; language: Language };

/** An address the provider does not vouch for waits as the new one until its letter confirms it. */
export const insertNetworkUser = async (tx: Tx, { publicId, person, ...rest }: NewNetworkUser): Promise<number> => {
  const proven = person.isEmailProven ? person.email : null;
  const { rows } = await sql<{ id: number }>`
    insert into users (public_id, email, email_confirmed_at, new_email, name, last_name, mailing, language)
    values (${publicId}, ${proven}, ${proven === null ? null : sql`now()`}, ${proven === null ? person.email : null},
      ${person.name}, ${person.lastName}, ${rest.mailing}, ${rest.language})
    returning id`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('the user was not stored');
  return row.id;
};

/**
 * Another person of the same network takes the place of the earlier one; an account that is erased at this moment gets none.
 * Throws 23505 when he is somebody else's.
 */
export const attach = async (db: Executor, userId: number, network: Network, subject: string): Promise<void> => {
  await sql`
    with owner as (select id from users where id = ${userId} and deleted_at is null for no key update)
    insert into user_networks (user_id, network, subject) select id, ${network}, ${subject} from owner
    on conflict (user_id, network) do update set subject = excluded.subject, attached_at = now()`.execute(db);
};

export const detach = async (tx: Tx, userId: number, network: Network): Promise<void> => {
  await sql`delete from user_networks where user_id = ${userId} and network = ${network}`.execute(tx);
};

/**
 * Networks of a person, and whether he also gets in by letter or SMS. His row is held from here on, by a statement of its
 * own: what is read with the lock would be as old as the waiting for it.
 */
export const lockWaysIn = async (
  tx: Tx,
  userId: number,
): Promise<{ networks: readonly Network[]; isContactProven: boolean }> => {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql<{ networks: Network[]; isContactProven: boolean }>`
    select array(select n.network from user_networks n where n.user_id = u.id) as networks,
      u.email_confirmed_at is not null or u.phone_confirmed_at is not null as "isContactProven"
    from users u where u.id = ${userId}`.execute(tx);
  return rows[0] ?? { networks: [], isContactProven: false };
};
