import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { withoutPerson } from '../domain/without-person.ts';

const most = 1000;

/** How the last letters since a moment went, of a thousand at most. */
export const countLetters = async (db: Executor, since: Date): Promise<{ sent: number; failed: number }> => {
  const { rows } = await sql<{ sent: number; failed: number }>`
    select count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed
    from (select state, created_at from letters order by id desc limit ${most}) as l where created_at >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { sent: 0, failed: 0 };
};

/** Newest letters that are looked at: an answer of long ago says nothing of today. */
const newest = 5000;

type LastRow = {
  readonly success: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
  readonly recipient: string | null;
};

/** When a letter or a message went out last, and the newest that a gateway did not take with what it said of it. */
export const findLastLetter = async (
  db: Executor,
  channel: 'mail' | 'sms',
): Promise<{
  readonly success: Date | null;
  readonly error: { readonly at: Date; readonly text: string } | null;
}> => {
  const { rows } = await sql<LastRow>`
    with newest as (
      select id, recipient, sent_at, created_at, last_error, state from letters where channel = ${channel} order by id desc limit ${newest}
    ), failed as (
      select created_at, last_error, recipient from newest where last_error is not null and state in ('waiting', 'failed') order by id desc limit 1
    )
    select (select max(sent_at) from newest) as success, (select created_at from failed) as "failedAt",
      (select last_error from failed) as failure, (select recipient from failed) as recipient`.execute(db);
  const { success = null, failedAt = null, failure = null, recipient = null } = rows[0] ?? {};
  // What was kept before it was written without anybody's name.
  const text = failure !== null && recipient !== null ? withoutPerson(failure, recipient) : null;
  return { success, error: failedAt && text !== null ? { at: failedAt, text } : null };
};
