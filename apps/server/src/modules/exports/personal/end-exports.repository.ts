import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Files that may name anybody, ready or just being made. */
const mayName = sql`x.of_people and x.state in ('ready', 'running')`;

/** A file that is begun meanwhile waits for the end of the erasure. */
export const lockNamingExports = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('exports that name people'))`.execute(tx);
  await sql`select x.id from exports x where ${mayName} order by x.id for update`.execute(tx);
};

/** What is ready goes; what is being made out of what was before the erasure begins again. */
export const endNamingExports = async (tx: Tx): Promise<void> => {
  await sql`
    update exports x set state = case when x.state = 'ready' then 'expired' else 'waiting' end, leased_until = null,
      restarts = restarts + case when x.state = 'ready' then 0 else 1 end, rows = case when x.state = 'ready' then x.rows else 0 end, expires_at = least(x.expires_at, now())
    where ${mayName}`.execute(tx);
};

/** Whom somebody looked for is in the query of his list. */
export const forgetQueries = async (tx: Tx, words: readonly string[]): Promise<void> => {
  await sql`
    update exports x set query = '' where x.state in ('failed', 'expired')
      and exists (select from unnest(${[...words]}::text[]) as w (word) where strpos(lower(x.query), w.word) > 0)`.execute(
    tx,
  );
};
