import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { ReminderKind } from './domain/due-letter.ts';

export type Reminder = {
  readonly publicId: string;
  readonly eventCityId: number;
  readonly email: string;
  readonly agreed: boolean;
  readonly isConfirmed: boolean;
  readonly isEnded: boolean;
  /** Unix seconds */
  readonly askedAt: number;
};

const columns = sql`public_id as "publicId", event_city_id as "eventCityId", email, agreed,
  confirmed_at is not null as "isConfirmed", ended_at is not null as "isEnded",
  floor(extract(epoch from asked_at))::bigint as "askedAt"`;

type NewReminder = {
  readonly publicId: string;
  readonly eventCityId: number;
  readonly userId: number | null;
  readonly email: string;
  readonly language: Language;
  readonly agreed: boolean;
  /** The address is the asker's own, and proved. */
  readonly isConfirmed: boolean;
  /** The opening that is asked about. */
  readonly opensAt: Date;
  readonly now: Date;
};

/**
 * One row for an address and a start, letters' case aside. A live one keeps its language; an ended one begins anew. Letters
 * about another opening count for nothing: what is asked for now is owed again.
 */
export const insertReminder = async (tx: Tx, one: NewReminder): Promise<Reminder> => {
  // Letters of the time before their opening was kept tell of no other one.
  const isOfIt = sql`(r.told_opens_at is null or r.told_opens_at = ${one.opensAt})`;
  const { rows } = await sql<Reminder>`
    insert into opening_reminders as r (public_id, event_city_id, user_id, email, language, agreed, asked_at, confirmed_at)
    values (${one.publicId}, ${one.eventCityId}, ${one.userId}, ${one.email}, ${one.language}, ${one.agreed}, ${one.now},
      ${one.isConfirmed ? one.now : null})
    on conflict (event_city_id, lower(email)) do update set asked_at = excluded.asked_at,
      user_id = coalesce(excluded.user_id, r.user_id), agreed = r.agreed or excluded.agreed,
      language = case when r.confirmed_at is not null and r.ended_at is null then r.language else excluded.language end,
      confirmed_at = case when r.ended_at is null then coalesce(r.confirmed_at, excluded.confirmed_at)
        else excluded.confirmed_at end,
      ended_at = null,
      told_opens_at = case when ${isOfIt} then r.told_opens_at end,
      day_sent_at = case when ${isOfIt} then r.day_sent_at end,
      soon_sent_at = case when ${isOfIt} then r.soon_sent_at end
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the reminder was not stored');
  return row;
};

export const findReminder = async (db: Executor, publicId: string): Promise<Reminder | null> => {
  const { rows } = await sql<Reminder>`
    select ${columns} from opening_reminders where public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** The row as it is now; null: it was confirmed, has ended or is not there. */
export const confirmReminder = async (tx: Tx, publicId: string, now: Date): Promise<Reminder | null> => {
  const { rows } = await sql<Reminder>`
    update opening_reminders set confirmed_at = ${now}
    where public_id = ${publicId} and confirmed_at is null and ended_at is null returning ${columns}`.execute(tx);
  return rows[0] ?? null;
};

export const endReminder = async (db: Executor, publicId: string, now: Date): Promise<void> => {
  await sql`
    update opening_reminders set ended_at = ${now} where public_id = ${publicId} and ended_at is null`.execute(db);
};

/** What a queued letter tells: the opening, and the one that its person was told of before. Unix seconds. */
export type Told = { readonly kind: ReminderKind; readonly opens: number; readonly was: number | null };

/** Its letter was not sent: the opening was moved or withdrawn between the sweep and the post. What was told before stays. */
export const rearmReminder = async (db: Executor, publicId: string, { kind, opens, was }: Told): Promise<void> => {
  await sql`
    update opening_reminders set
      told_opens_at = case when ${kind} = 'soon' and day_sent_at is not null then told_opens_at else to_timestamp(${was}::bigint) end,
      day_sent_at = case when ${kind} = 'soon' then day_sent_at end,
      soon_sent_at = case when ${kind} = 'soon' then null else soon_sent_at end
    where public_id = ${publicId} and (told_opens_at = to_timestamp(${opens}::bigint) or told_opens_at is null)`.execute(
    db,
  );
};

/** Unix seconds of the earliest and the latest opening that somebody was told of; null: nobody was told of any. */
export type Awaited = { readonly id: number; readonly toldFrom: number | null; readonly toldTo: number | null };

/** Starts of which somebody waits for letters, by id behind `after`: whoever asks page by page sees all of them. */
export const listAwaited = async (db: Executor, after: number, limit: number): Promise<Awaited[]> => {
  const { rows } = await sql<Awaited>`
    select event_city_id as id, floor(extract(epoch from min(told_opens_at)))::bigint as "toldFrom",
      floor(extract(epoch from max(told_opens_at)))::bigint as "toldTo"
    from opening_reminders
    where confirmed_at is not null and ended_at is null and event_city_id > ${after}
    group by event_city_id order by event_city_id limit ${limit}`.execute(db);
  return rows;
};

export type DueReminder = {
  readonly id: number;
  readonly publicId: string;
  readonly email: string;
  readonly language: Language;
  /** Unix seconds of another opening that this person was told of and awaits. */
  readonly was: number | null;
};

type Due = {
  readonly eventCityId: number;
  readonly kind: ReminderKind;
  readonly opensAt: Date;
  /** Null: whenever they confirmed. */
  readonly confirmedBefore: Date | null;
  readonly now: Date;
  /** Id of the last one that was taken. */
  readonly after: number;
  readonly limit: number;
};

/**
 * Marks those to whom a letter of the kind is due by id: who has not had it for this opening, and whoever was told of another
 * one that is still to come. One that has passed was not moved: of two formats the first has opened and is sold out. Whatever
 * several processes do, each letter goes once.
 */
export const takeDue = async (tx: Tx, due: Due): Promise<DueReminder[]> => {
  const { kind, opensAt } = due;
  const { rows } = await sql<DueReminder>`
    update opening_reminders r set told_opens_at = ${opensAt},
      day_sent_at = case ${kind} when 'day' then ${due.now}::timestamptz
        when 'soon' then case when d.told is null or d.told = ${opensAt} then r.day_sent_at end end,
      soon_sent_at = case when ${kind} = 'soon' then ${due.now}::timestamptz end
    from (
      select id, told_opens_at as told from opening_reminders
      where event_city_id = ${due.eventCityId} and id > ${due.after} and confirmed_at is not null and ended_at is null
        and (told_opens_at <> ${opensAt} and (told_opens_at > ${due.now} or ${kind} <> 'moved')
          or (${kind} <> 'moved' and soon_sent_at is null and (${kind} = 'soon' or day_sent_at is null)
            and (${due.confirmedBefore}::timestamptz is null or confirmed_at < ${due.confirmedBefore})))
      order by id limit ${due.limit} for update skip locked) d
    where r.id = d.id
    returning r.id, r.public_id as "publicId", r.email, r.language,
      case when d.told <> ${opensAt} and d.told > ${due.now} then floor(extract(epoch from d.told))::bigint end as was`.execute(
    tx,
  );
  return rows;
};
