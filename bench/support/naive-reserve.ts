import type { Hold, Kind } from '@trassa/contracts';
import { holdSeconds } from '@trassa/rules';
import { sql } from 'kysely';
import { randomId } from '../../apps/server/src/kernel/ids.ts';
import { ok, refuse } from '../../apps/server/src/kernel/result.ts';
import type { Result } from '../../apps/server/src/kernel/result.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

/** The baseline: a transaction for each reservation, as one would write it first. */
export const reserveNaively = (
  db: Database,
  format: string,
  kind: Kind,
  count: number,
  visitor: string,
  address: string,
): Promise<Result<Hold>> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number; capacity: number; taken: number }>`
      select q.id, q.capacity, q.taken from quotas q join formats f on f.id = q.format_id
      where f.public_id = ${format} and q.kind = ${kind} for update of q`.execute(tx);
    const quota = rows[0];
    if (!quota || quota.capacity - quota.taken < count) return refuse({ code: 'tickets_unavailable' });
    const id = randomId();
    await sql`update quotas set taken = taken + ${count} where id = ${quota.id}`.execute(tx);
    await sql`insert into holds (id, quota_id, count, expires_at, visitor, address)
      values (${id}, ${quota.id}, ${count}, now() + make_interval(secs => ${holdSeconds}), ${visitor}, ${address})`.execute(
      tx,
    );
    return ok({
      hold_id: id,
      expires_at: Math.floor(Date.now() / 1000) + holdSeconds,
      tickets_left: { [kind]: quota.capacity - quota.taken - count },
    });
  });
