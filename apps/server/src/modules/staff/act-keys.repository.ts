import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { ActKeys } from '../../platform/http/index.ts';

/** Keys of acts in the transaction of the act: whoever comes second with a key waits for the first one's end. */
export const actKeys: ActKeys = {
  async take(tx, userId, { key, fingerprint }, now) {
    const { rows: taken } = await sql`
      insert into staff_keys (user_id, key, fingerprint, made_at) values (${userId}, ${key}, decode(${fingerprint}, 'hex'), ${now})
      on conflict (user_id, key) do nothing returning 1`.execute(tx);
    if (taken.length) return null;
    const { rows } = await sql<{ isSame: boolean; answer: unknown }>`
      select fingerprint = decode(${fingerprint}, 'hex') as "isSame", answer from staff_keys
      where user_id = ${userId} and key = ${key}`.execute(tx);
    return rows[0] ?? null;
  },
  async keep(tx, userId, key, answer) {
    await sql`
      update staff_keys set answer = ${JSON.stringify(answer)}::jsonb where user_id = ${userId} and key = ${key}`.execute(
      tx,
    );
  },
};

/** Keys are kept for 24 hours; answers how many went. */
export const deleteOldActKeys = async (db: Executor, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from staff_keys where made_at < ${new Date(now.getTime() - 86_400_000)}`.execute(db);
  return Number(numAffectedRows ?? 0);
};
