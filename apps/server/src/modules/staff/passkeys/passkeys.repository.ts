import type { PasskeyTransport } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type Passkey = {
  readonly publicId: string;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly PasskeyTransport[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Of one person. */
export const maxPasskeys = 10;

/** Those of a person, in the order in which they came. */
export const selectPasskeys = async (db: Executor, userId: number): Promise<Passkey[]> => {
  const { rows } = await sql<Passkey>`
    select public_id as "publicId", name, credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter,
      transports, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where user_id = ${userId} order by id limit ${maxPasskeys}`.execute(db);
  return rows;
};

/** False: somebody has this very passkey. */
export const insertPasskey = async (
  tx: Tx,
  userId: number,
  { publicId, name, credentialId, publicKey, counter, transports, createdAt }: Omit<Passkey, 'lastUsedAt'>,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into passkeys (public_id, user_id, name, credential_id, public_key, counter, transports, created_at)
    values (${publicId}, ${userId}, ${name}, ${credentialId}, ${publicKey}, ${counter}, ${[...transports]}::text[], ${createdAt})
    on conflict (credential_id) do nothing returning 1`.execute(tx);
  return rows.length === 1;
};

export const setUsed = async (tx: Tx, publicId: string, counter: number, now: Date): Promise<void> => {
  await sql`
    update passkeys set counter = ${counter}, last_used_at = ${now} where public_id = ${publicId}`.execute(tx);
};

export const setName = async (tx: Tx, publicId: string, name: string): Promise<void> => {
  await sql`update passkeys set name = ${name} where public_id = ${publicId}`.execute(tx);
};

export const deletePasskey = async (tx: Tx, publicId: string): Promise<void> => {
  await sql`delete from passkeys where public_id = ${publicId}`.execute(tx);
};
