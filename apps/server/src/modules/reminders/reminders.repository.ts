import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { dayBefore, type ReminderKind, soonBefore } from './domain/due-letter.ts';

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
  readonly now: Date;
};

/**
 * One row for an address and a start, letters' case aside. A live one keeps its language; an ended one begins anew. A letter
 * older than it goes before an opening told of another one: what is asked for now is owed again.
 */
export const insertReminder = async (tx: Tx, one: NewReminder): Promise<Reminder> => {
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
      day_sent_at = case when r.day_sent_at > excluded.asked_at - make_interval(secs => ${dayBefore}) then r.day_sent_at end,
      soon_sent_at = case when r.soon_sent_at > excluded.asked_at - make_interval(secs => ${soonBefore}) then r.soon_sent_at end
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

/** Its letter was not sent: the opening was moved between the sweep and the post. */
export const rearmReminder = async (db: Executor, publicId: string, kind: ReminderKind): Promise<void> => {
  const isDay = kind === 'day';
  await sql`
    update opening_reminders set day_sent_at = case when ${isDay}::boolean then null else day_sent_at end,
      soon_sent_at = case when ${isDay}::boolean then soon_sent_at end
    where public_id = ${publicId}`.execute(db);
};

/** Starts of which somebody waits for a letter. */
export const listAwaited = async (db: Executor): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct event_city_id as id from opening_reminders
    where confirmed_at is not null and ended_at is null and soon_sent_at is null limit 1000`.execute(db);
  return rows.map(({ id }) => id);
};

export type DueReminder = { readonly publicId: string; readonly email: string; readonly language: Language };

type Due = {
  readonly eventCityId: number;
  readonly kind: ReminderKind;
  /** Null: whenever they confirmed. */
  readonly confirmedBefore: Date | null;
  readonly now: Date;
  readonly limit: number;
};

/** Marks those whose letter of the kind is due: whatever several processes do, each letter goes once. */
export const takeDue = async (tx: Tx, due: Due): Promise<DueReminder[]> => {
  const isDay = due.kind === 'day';
  const { rows } = await sql<DueReminder>`
    update opening_reminders set day_sent_at = case when ${isDay} then ${due.now}::timestamptz else day_sent_at end,
      soon_sent_at = case when ${isDay} then soon_sent_at else ${due.now}::timestamptz end
    where id in (
      select id from opening_reminders
      where event_city_id = ${due.eventCityId} and confirmed_at is not null and ended_at is null and soon_sent_at is null
        and (not ${isDay}::boolean or day_sent_at is null)
        and (${due.confirmedBefore}::timestamptz is null or confirmed_at < ${due.confirmedBefore})
      order by id limit ${due.limit} for update skip locked)
    returning public_id as "publicId", email, language`.execute(tx);
  return rows;
};
