import { sql } from 'kysely';
import { type Executor, gatheredAcross } from '../../../platform/database/index.ts';

export type Claim = { readonly scope: string; readonly key: string; readonly fingerprint: string };

export type KeptKey = {
  readonly isSame: boolean;
  readonly state: 'running' | 'done';
  readonly orderId: number | null;
  /** Begun so long ago that whoever ran it must be gone. */
  readonly isAbandoned: boolean;
};

/**
 * Not flushed by itself: whatever is flushed later, as the order, brings what was written before it to the disk. A crash in
 * between has answered nobody, and a key that it leaves running is taken over.
 */
const unhurried = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

/** True when the key was free and is ours now; of two claims at once the first has it. */
export const claimKey = gatheredAcross<Claim, boolean>(async (db, claims) => {
  const { rows } = await sql<{ n: number }>`
    with asked as (
      select distinct on (scope, key) scope, key, hash, n
      from unnest(${claims.map((one) => one.scope)}::text[], ${claims.map((one) => one.key)}::text[], ${claims.map((one) => one.fingerprint)}::text[])
        with ordinality as a (scope, key, hash, n)
      order by scope, key, n
    ), made as (
      insert into idempotency_keys (scope, key, body_hash) select scope, key, decode(hash, 'hex') from asked where ${unhurried} order by scope, key
      on conflict (scope, key) do nothing returning scope, key
    )
    select a.n::int from made join asked a using (scope, key)`.execute(db);
  const made = new Set(rows.map(({ n }) => n));
  return claims.map((_, index) => made.has(index + 1));
});

/** A call is answered within 8 s (DEC-15): one of 20 s ago has died with its process. */
export const findKey = async (db: Executor, { scope, key, fingerprint }: Claim): Promise<KeptKey | null> => {
  const { rows } = await sql<KeptKey>`
    select body_hash = decode(${fingerprint}, 'hex') as "isSame", state, order_id as "orderId",
      state = 'running' and created_at < now() - interval '20 seconds' as "isAbandoned"
    from idempotency_keys where scope = ${scope} and key = ${key}`.execute(db);
  return rows[0] ?? null;
};

/**
 * Takes over a call whose process has died; null when somebody else was faster. With the order that it has by now: a slow
 * call may have committed it while this one waited.
 */
export const takeOver = async (
  db: Executor,
  { scope, key }: Claim,
): Promise<{ readonly orderId: number | null } | null> => {
  const { rows } = await sql<{ orderId: number | null }>`
    update idempotency_keys set created_at = now()
    where scope = ${scope} and key = ${key} and state = 'running' and created_at < now() - interval '20 seconds'
    returning order_id as "orderId"`.execute(db);
  return rows[0] ?? null;
};

export const setKeyOrder = async (db: Executor, { scope, key }: Claim, orderId: number): Promise<void> => {
  await sql`update idempotency_keys set order_id = ${orderId} where scope = ${scope} and key = ${key}`.execute(db);
};

export const finishKey = gatheredAcross<Pick<Claim, 'scope' | 'key'>, void>(async (db, claims) => {
  await sql`
    update idempotency_keys k set state = 'done'
    from unnest(${claims.map((one) => one.scope)}::text[], ${claims.map((one) => one.key)}::text[]) as a (scope, key)
    where ${unhurried} and k.scope = a.scope and k.key = a.key`.execute(db);
});

/** A refused or failed call may be repeated with the same key. */
export const freeKey = async (db: Executor, { scope, key }: Claim): Promise<void> => {
  await sql`delete from idempotency_keys where scope = ${scope} and key = ${key} and state = 'running'`.execute(db);
};

/** Keys are kept for 24 hours (DEC-15); answers how many went. */
export const deleteOldKeys = async (db: Executor): Promise<number> => {
  const { numAffectedRows } =
    await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
  return Number(numAffectedRows ?? 0);
};
