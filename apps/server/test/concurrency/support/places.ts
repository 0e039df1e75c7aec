import { sql } from 'kysely';
import { createHoldQueue } from '../../../src/modules/inventory/batch/hold-queue.ts';
import type { HoldQueue } from '../../../src/modules/inventory/batch/hold-queue.ts';
import type { Database } from '../../../src/platform/database/index.ts';
import { createLog } from '../../../src/platform/log.ts';
import { insertRow, unique } from '../../factories/events.ts';
import type { TestDatabase } from '../../support/index.ts';

export const openQueue = (
  { pool }: TestDatabase,
  limits: { visitor: number; address: number } | null = null,
): HoldQueue => createHoldQueue({ pool, limits, log: createLog({ logLevel: 'silent' }) });

export const takenOf = async (db: Database, quotaId: number | undefined): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`select taken from quotas where id = ${quotaId}`.execute(db);
  return rows[0]?.taken ?? -1;
};

/** Lets the time of live holds run out: they ended a second ago. */
export const expireAll = async (db: Database): Promise<void> => {
  await sql`update holds set expires_at = now() - interval '1 second' where state = 'live'`.execute(db);
};

/** A waiting order without lines. */
export const createOrder = async (db: Database): Promise<number> => {
  const userId = await insertRow(db, 'users', { public_id: unique('user'), temporary: true });
  return insertRow(db, 'orders', {
    public_id: unique('order'),
    user_id: userId,
    email: 'buyer@example.org',
    language: 'ru',
    total_minor: 0,
    amount_minor: 0,
    expires_at: new Date(Date.now() + 1_200_000),
  });
};

export const inTwentyMinutes = (): Date => new Date(Date.now() + 1_200_000);

/** Resolves when so many statements of this database wait for a lock. */
export const untilWaiting = async (db: Database, count: number): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
  }
};
