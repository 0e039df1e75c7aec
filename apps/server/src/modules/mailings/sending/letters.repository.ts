import type { Language } from '@trassa/contracts';
import type { MailingConditions } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { consenting, meets } from '../audience/people-sql.repository.ts';
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

/** How far it is. Of its letters only the few that are neither sent nor wait are counted, the others by kept sums. */
export const countLetters = async (
  db: Executor,
  { id, total, sent, refused }: Pick<Mailing, 'id' | 'total' | 'sent' | 'refused'>,
): Promise<LetterCounts> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from mailing_letters
    where mailing_id = ${id} and state in ('queued', 'retried', 'unsubscribed', 'gone') group by state`.execute(db);
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  const queued = of('queued') + of('retried');
  const [unsubscribed, gone] = [of('unsubscribed'), of('gone')];
  const waiting = Math.max(0, total - queued - sent - refused - unsubscribed - gone);
  return { waiting, queued, sent, refused, unsubscribed, gone };
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

/** The next letters of a locked mailing whose readers are awake, in the order that chance gave them. BO-112 */
export const takeWaiting = async (
  tx: Tx,
  mailingId: number,
  { limit, zones, now }: { readonly limit: number; readonly zones: readonly string[]; readonly now: Date },
): Promise<QueuedRow[]> => {
  const { rows } = await sql<QueuedRow>`
    update mailing_letters set state = case when address = '' then 'gone' else 'queued' end, changed_at = ${now}
    where state = 'waiting' and id in (
      select n.id from unnest(${[...zones]}::text[]) as z (zone) cross join lateral (
        select l.id, l.place from mailing_letters l where l.mailing_id = ${mailingId} and l.state = 'waiting' and l.timezone = z.zone
        order by l.place limit ${limit}) n
      order by n.place limit ${limit})
    returning id, hash, address, language`.execute(tx);
  return rows;
};

/** With its mailing, as both are now; null: there is no such letter. */
export const findLetter = async (db: Executor, id: number): Promise<LetterRow | null> => {
  const { rows } = await sql<LetterRow>`
    select ${mailingColumns}, m.version, l.id as "letterId", l.address, l.timezone, l.state in ('queued', 'retried') as "isOpen"
    from mailing_letters l join mailings m on m.id = l.mailing_id where l.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** False: it had ended before. */
export const endLetter = async (db: Executor, id: number, state: LetterEnd, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update mailing_letters set state = ${state}, changed_at = ${now}, address = case when ${state} = 'gone' then '' else address end
    where id = ${id} and ${left}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
};

/** It waits again for its place in the outbox. */
export const putBack = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await sql`update mailing_letters set state = 'waiting', changed_at = ${now} where id = ${id} and ${left}`.execute(tx);
};

/** Whether one still waits; of a mailing with none in the outbox. */
export const hasWaiting = async (tx: Tx, mailingId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from mailing_letters where mailing_id = ${mailingId} and state = 'waiting' limit 1`.execute(tx);
  return rows.length > 0;
};

export const findMailingOf = async (tx: Tx, letterId: number): Promise<number | null> => {
  const { rows } = await sql<{
    id: number;
  }>`select mailing_id as id from mailing_letters where id = ${letterId}`.execute(tx);
  return rows[0]?.id ?? null;
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

/**
 * Names of the participants of an address in a start, by the conditions that the letter was written for; null: it has no such ticket
 * any more. Who bought a ticket and passed it on is not told whose it is now. BO-110
 */
export const findOfStart = async (
  db: Executor,
  { startId, conditions, address }: { startId: number; conditions: MailingConditions; address: string },
): Promise<{ participants: string[]; name: string } | null> => {
  const { rows } = await sql<{ participants: string[] | null; name: string | null; count: number }>`
    select count(*)::int as count, (array_agg(distinct trim((t.info ->> 'name') || ' ' || coalesce(t.info ->> 'last_name', '')))
        filter (where t."isHis" and t.info ->> 'name' <> '' and t.status not in ('returned', 'blocked')))[1:50] as participants,
      min(u.name) filter (where u.name <> '') as name
    from (
      select t.id, t.info, t.status, true as "isHis"
      from users h join tickets t on t.user_id = h.id join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
        join orders o on o.id = t.order_id
      where lower(h.email) = ${address} and h.email is not null and not h.temporary and not h.blocked and h.deleted_at is null
        and h.email_confirmed_at is not null and ec.id = ${startId} and ${meets(conditions)}
      union all
      select t.id, t.info, t.status, t.user_id = t.original_user_id or t.user_id = o.user_id
      from orders o join tickets t on t.order_id = o.id join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
      where lower(o.email) = ${address} and ec.id = ${startId} and ${meets(conditions)}) t
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
