import type { Language } from '@trassa/contracts';
import { checkName } from '@trassa/rules';
import { sql } from 'kysely';
import { type Executor, gathered, type Tx } from '../../platform/database/index.ts';
import type { Channel, QueuedLetter } from './letter.ts';

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

const insertAddressed = gathered<readonly QueuedLetter[], void>(async (db, queued) => {
  // The name of a mailbox is shown before the letter: one that would be a link is left out (DEC-117).
  const nameOf = ({ recipientName = '' }: QueuedLetter): string => (checkName(recipientName) ? '' : recipientName);
  const rows = queued.flat().map((one) => ({ ...one, recipientName: nameOf(one) }));
  await sql`
    insert into letters (channel, recipient, recipient_name, language, template, data, dedupe_key, forget, next_attempt_at)
    select coalesce(channel, 'mail'), recipient, "recipientName", language, template, data, "dedupeKey", coalesce(forget, false),
      now() + make_interval(secs => coalesce(delay, 0))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (channel text, recipient text, "recipientName" text, language text, template text,
      data jsonb, "dedupeKey" text, forget boolean, delay double precision)
    on conflict (dedupe_key) do nothing`.execute(db);
});

export const insertLetters = async (db: Executor, letters: readonly QueuedLetter[]): Promise<void> => {
  // Orders of erased people have no address: what happens to them is told to nobody.
  const addressed = letters.filter((one) => one.recipient !== '');
  if (addressed.length) await insertAddressed(db, addressed);
};

/** Letters about an order that wait still go to where it is from now on; one that is being handed over goes where it was to. */
export const readdressOrderLetters = async (
  tx: Tx,
  order: string,
  { from, to, templates }: { readonly from: string; readonly to: string; readonly templates: readonly string[] },
): Promise<void> => {
  await sql`
    update letters set recipient = ${to} where data ->> 'order' = ${order} and state = 'waiting' and lower(recipient) = ${from.toLowerCase()}
      and template = any(${[...templates]}::text[])`.execute(tx);
};

/** Many at one moment, and nobody waits for one of them at a page: codes and orders do not stand behind them. */
const patient = ['reminder', 'mailing'];

/** Takes due letters for `lease` seconds: a process that dies meanwhile leaves them to the next one. */
export const takeDueLetters = async (
  db: Executor,
  { channel, limit, lease }: { channel: Channel; limit: number; lease: number },
): Promise<DueLetter[]> => {
  const { rows } = await sql<DueLetter>`
    update letters set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${lease})
    where id in (
      select id from letters where state = 'waiting' and next_attempt_at <= now() and channel = ${channel}
      order by template = any(${patient}::text[]), next_attempt_at, id limit ${limit} for update skip locked)
    returning id, recipient, recipient_name as "recipientName", language, template, data, attempts`.execute(db);
  const isPatient = ({ template }: DueLetter): number => Number(patient.includes(template));
  return rows.sort((a, b) => isPatient(a) - isPatient(b) || a.id - b.id);
};

/** Begins the lease anew when a taken letter has its turn; false: another process has taken it since, or it is erased. */
export const keepTaken = async (db: Executor, { id, attempts }: DueLetter, lease: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update letters set next_attempt_at = now() + make_interval(secs => ${lease})
    where id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
};

/** Takes back a try that was none: the letter is due after so many seconds. */
export const putOff = async (db: Executor, { id, attempts }: DueLetter, seconds: number): Promise<void> => {
  await sql`
    update letters set attempts = attempts - 1, next_attempt_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(db);
};

export const dropLetter = async (db: Executor, { id }: DueLetter): Promise<void> => {
  await sql`delete from letters where id = ${id} and state = 'waiting'`.execute(db);
};

export const markSent = async (db: Executor, id: number): Promise<void> => {
  await sql`
    with gone as (delete from letters where id = ${id} and forget)
    update letters set state = 'sent', sent_at = now(), last_error = null where id = ${id} and not forget`.execute(db);
};

/** Nothing was sent, for there was nothing to tell any more. */
export const markGone = async (db: Executor, id: number): Promise<void> => {
  await sql`
    with gone as (delete from letters where id = ${id} and forget)
    update letters set state = 'gone', last_error = null where id = ${id} and state = 'waiting' and not forget`.execute(
    db,
  );
};

/** `delay` seconds until the next attempt; null gives the letter up. `reason` carries no address. */
export const markFailed = async (db: Executor, id: number, reason: string, delay: number | null): Promise<void> => {
  await sql`
    update letters set last_error = ${reason}, state = ${delay === null ? 'failed' : 'waiting'},
      next_attempt_at = now() + make_interval(secs => ${delay ?? 0})
    where id = ${id} and state = 'waiting'`.execute(db);
  if (delay === null) await sql`delete from letters where id = ${id} and forget`.execute(db);
};
