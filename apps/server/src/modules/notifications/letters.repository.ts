import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { QueuedLetter } from './letter.ts';

export type DueLetter = {
  id: number;
  recipient: string;
  recipientName: string;
  language: Language;
  template: string;
  data: Record<string, string | number>;
  /** This attempt included. */
  attempts: number;
};

export const insertLetters = async (db: Executor, letters: readonly QueuedLetter[]): Promise<void> => {
  if (!letters.length) return;
  const rows = letters.map(
    (one) =>
      sql`(${one.recipient}, ${one.recipientName ?? ''}, ${one.language}, ${one.template}, ${JSON.stringify(one.data)}::jsonb, ${one.dedupeKey})`,
  );
  await sql`
    insert into letters (recipient, recipient_name, language, template, data, dedupe_key)
    values ${sql.join(rows)} on conflict (dedupe_key) do nothing`.execute(db);
};

/** Takes due letters for `lease` seconds: a process that dies meanwhile leaves them to the next one. */
export const takeDueLetters = async (
  db: Executor,
  { limit, lease }: { limit: number; lease: number },
): Promise<DueLetter[]> => {
  const { rows } = await sql<DueLetter>`
    update letters set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${lease})
    where id in (
      select id from letters where state = 'waiting' and next_attempt_at <= now() order by next_attempt_at, id limit ${limit} for update skip locked)
    returning id, recipient, recipient_name as "recipientName", language, template, data, attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
};

export const markSent = async (db: Executor, id: number): Promise<void> => {
  await sql`update letters set state = 'sent', sent_at = now(), last_error = null where id = ${id}`.execute(db);
};

/** `delay` seconds until the next attempt; null gives the letter up. `reason` carries no address. */
export const markFailed = async (db: Executor, id: number, reason: string, delay: number | null): Promise<void> => {
  await sql`
    update letters set last_error = ${reason}, state = ${delay === null ? 'failed' : 'waiting'},
      next_attempt_at = now() + make_interval(secs => ${delay ?? 0})
    where id = ${id} and state = 'waiting'`.execute(db);
};
