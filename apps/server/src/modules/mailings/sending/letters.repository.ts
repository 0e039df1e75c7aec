import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { consenting } from '../audience/people-sql.repository.ts';
import { mailingColumns } from '../mailings.repository.ts';
import type { Mailing } from '../mailing.ts';

export type LetterEnd = 'sent' | 'refused' | 'retried' | 'unsubscribed' | 'gone';
export type QueuedRow = {
  readonly id: number;
  readonly hash: string;
  readonly address: string;
  readonly language: Language;
};
export type LetterRow = Mailing & {
  readonly letterId: number;
  readonly address: string;
  readonly timezone: string;
  readonly isOpen: boolean;
};
export type LetterCounts = {
  readonly waiting: number;
  readonly queued: number;
  readonly sent: number;
  readonly refused: number;
  readonly unsubscribed: number;
  readonly gone: number;
};

const left = sql`state in ('queued', 'retried')`;

export const countLetters = async (db: Executor, mailingId: number): Promise<LetterCounts> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from mailing_letters where mailing_id = ${mailingId} group by state`.execute(
    db,
  );
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: of('waiting'),
    queued: of('queued') + of('retried'),
    sent: of('sent'),
    refused: of('refused'),
    unsubscribed: of('unsubscribed'),
    gone: of('gone'),
  };
};

/** How many of its letters are in the outbox, and how many of those wait for another try; up to `most` of each. */
export const countUnderWay = async (
  tx: Tx,
  mailingId: number,
  most: number,
): Promise<{ queued: number; retried: number }> => {
  const { rows } = await sql<{ queued: number; retried: number }>`
    select (select count(*)::int from (select from mailing_letters where mailing_id = ${mailingId} and state = 'queued' limit ${most}) q) as queued,
      (select count(*)::int from (select from mailing_letters where mailing_id = ${mailingId} and state = 'retried' limit ${most}) r) as retried`.execute(
    tx,
  );
  return rows[0] ?? { queued: 0, retried: 0 };
};

/** The next letters of a locked mailing, in the order that chance gave them. */
export const takeWaiting = async (tx: Tx, mailingId: number, limit: number, now: Date): Promise<QueuedRow[]> => {
  const { rows } = await sql<QueuedRow>`
    update mailing_letters set state = case when address = '' then 'gone' else 'queued' end, changed_at = ${now}
    where id in (
      select id from mailing_letters where mailing_id = ${mailingId} and state = 'waiting' order by place limit ${limit} for no key update)
    returning id, hash, address, language`.execute(tx);
  return rows;
};

/** With its mailing, as both are now; null: there is no such letter. */
export const findLetter = async (db: Executor, id: number): Promise<LetterRow | null> => {
  const { rows } = await sql<LetterRow>`
    select ${mailingColumns}, l.id as "letterId", l.address, l.timezone, l.state in ('queued', 'retried') as "isOpen"
    from mailing_letters l join mailings m on m.id = l.mailing_id where l.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** False: it had ended before. */
export const endLetter = async (db: Executor, id: number, state: LetterEnd, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update mailing_letters set state = ${state}, changed_at = ${now} where id = ${id} and ${left}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
};

/** What is told of refusals: of the mailing of a letter, which is under way. */
export const findRefusals = async (
  tx: Tx,
  letterId: number,
): Promise<{ mailingId: number; publicId: string; sent: number; refused: number } | null> => {
  const { rows } = await sql<{ mailingId: number; publicId: string; sent: number; refused: number }>`
    select m.id as "mailingId", m.public_id as "publicId",
      (select count(*)::int from mailing_letters s where s.mailing_id = m.id and s.state = 'sent') as sent,
      (select count(*)::int from mailing_letters r where r.mailing_id = m.id and r.state = 'refused') as refused
    from mailing_letters l join mailings m on m.id = l.mailing_id
    where l.id = ${letterId} and m.state = 'sending' and not m.refusals_seen`.execute(tx);
  return rows[0] ?? null;
};

/** The public id by which whoever agreed to news ends them; null: the address agrees to none now. BO-110, BO-113 */
export const findConsent = async (db: Executor, address: string): Promise<string | null> => {
  const { rows } = await sql<{ publicId: string | null }>`
    select coalesce(
      (select u.public_id from users u where u.id = n.user_id),
      (select s.public_id from subscriptions s where lower(s.email) = n.address)) as "publicId"
    from (${consenting(false)}) n where n.address = ${address} order by n.rank limit 1`.execute(db);
  return rows[0]?.publicId ?? null;
};

/** Names of the participants of an address in a start; null: nobody of the start has the address. BO-110 */
export const findOfStart = async (
  db: Executor,
  startId: number,
  address: string,
): Promise<{ participants: string[]; name: string } | null> => {
  const { rows } = await sql<{ participants: string[] | null; name: string | null; count: number }>`
    select count(*)::int as count, (array_agg(distinct trim((t.info ->> 'name') || ' ' || coalesce(t.info ->> 'last_name', '')))
        filter (where t.info ->> 'name' <> '' and t.status not in ('returned', 'blocked')))[1:50] as participants,
      min(u.name) filter (where u.name <> '') as name
    from (
      select t.* from users h join tickets t on t.user_id = h.id join formats f on f.id = t.format_id
      where lower(h.email) = ${address} and h.email is not null and not h.temporary and h.email_confirmed_at is not null and f.event_city_id = ${startId}
      union
      select t.* from orders o join tickets t on t.order_id = o.id join formats f on f.id = t.format_id
      where lower(o.email) = ${address} and f.event_city_id = ${startId}) t
    left join users u on lower(u.email) = ${address} and not u.temporary and u.email_confirmed_at is not null`.execute(
    db,
  );
  const [row] = rows;
  return row && row.count > 0 ? { participants: row.participants ?? [], name: row.name ?? '' } : null;
};

export const findName = async (db: Executor, address: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select name from users where lower(email) = ${address} and not temporary and email_confirmed_at is not null`.execute(
    db,
  );
  return rows[0]?.name ?? '';
};
