import { sql } from 'kysely';
import type { ResultTimes } from '@trassa/rules';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { NameWords } from '../domain/fold-name.ts';
import { shownNumber } from '../shown-number.repository.ts';
import type { OfficeRow } from './office-rows.repository.ts';

export type StoredResult = Pick<
  OfficeRow,
  | 'id'
  | 'publicId'
  | 'formatId'
  | 'number'
  | 'lastName'
  | 'firstName'
  | 'team'
  | 'isHidden'
  | 'category'
  | 'status'
  | 'time'
  | 'fine'
  | 'version'
> & {
  readonly startId: number;
  readonly startPublicId: string;
  readonly titleRu: string;
  readonly storedNumber: string;
  /** Who holds its ticket. */
  readonly userId: number | null;
  /** The holder's account is erased. */
  readonly isErased: boolean;
};

/** The start of a result; null: there is none. */
export const findStartOf = async (db: Executor, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{
    id: number;
  }>`select event_city_id as id from results where public_id = ${publicId}`.execute(db);
  return rows[0]?.id ?? null;
};

/** A result, locked; of a relay all its people are, in the order of ids. */
export const lockResult = async (tx: Tx, publicId: string): Promise<StoredResult | null> => {
  await sql`
    select r.id from results r join results own on own.format_id = r.format_id and own.start_number = r.start_number
    where own.public_id = ${publicId} order by r.id for update of r`.execute(tx);
  const { rows } = await sql<StoredResult>`
    select r.id, r.public_id as "publicId", r.format_id as "formatId", ${shownNumber('r')} as number, r.start_number as "storedNumber",
      r.last_name as "lastName", r.first_name as "firstName", r.team, r.name_hidden as "isHidden", r.category, r.status, r.time_ms as time,
      r.fine_ms as fine, r.version, r.event_city_id as "startId", ec.public_id as "startPublicId", e.title_ru || ', ' || c.name_ru as "titleRu",
      t.user_id as "userId", coalesce(u.deleted_at is not null, false) as "isErased"
    from results r join event_cities ec on ec.id = r.event_city_id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
      left join tickets t on t.id = r.ticket_id left join users u on u.id = t.user_id
    where r.public_id = ${publicId}`.execute(tx);
  return rows[0] ?? null;
};

/** Times and status, of all people of a relay. */
export const writeTimes = async (
  tx: Tx,
  { formatId, storedNumber }: Pick<StoredResult, 'formatId' | 'storedNumber'>,
  { time, fine, status }: ResultTimes,
): Promise<void> => {
  await sql`
    update results set time_ms = ${time}, fine_ms = ${fine}, status = ${status}, version = version + 1
    where format_id = ${formatId} and start_number = ${storedNumber}`.execute(tx);
};

type Person = Pick<StoredResult, 'lastName' | 'firstName' | 'category' | 'isHidden'> & NameWords;

export const writePerson = async (tx: Tx, id: number, person: Person): Promise<void> => {
  await sql`
    update results set last_name = ${person.lastName}, first_name = ${person.firstName}, category = ${person.category},
      name_hidden = ${person.isHidden}, name_words = ${person.name_words}, name_words_back = ${person.name_words_back},
      team_words = ${person.team_words}, version = version + 1
    where id = ${id}`.execute(tx);
};

export type Correction = {
  readonly fields: readonly string[];
  readonly before: ResultTimes;
  readonly after: ResultTimes;
  readonly at: Date;
};

export const insertCorrection = async (
  tx: Tx,
  { id, startId }: Pick<StoredResult, 'id' | 'startId'>,
  { fields, before, after, at }: Correction,
): Promise<void> => {
  await sql`
    insert into result_corrections (result_id, event_city_id, fields, time_before, time_after, fine_before, fine_after, status_before,
      status_after, corrected_at)
    values (${id}, ${startId}, ${[...fields]}::text[], ${before.time}, ${after.time}, ${before.fine}, ${after.fine}, ${before.status},
      ${after.status}, ${at})`.execute(tx);
};

export type CorrectionRow = {
  readonly at: Date;
  readonly publicId: string;
  readonly number: string;
  readonly formatRu: string;
  readonly formatEn: string | null;
  readonly fields: readonly string[];
};

/** The latest corrections of a start. */
export const selectCorrections = async (db: Executor, startId: number, limit: number): Promise<CorrectionRow[]> => {
  const { rows } = await sql<CorrectionRow>`
    select k.corrected_at as at, r.public_id as "publicId", ${shownNumber('r')} as number, f.title_ru as "formatRu", f.title_en as "formatEn", k.fields
    from result_corrections k join results r on r.id = k.result_id join formats f on f.id = r.format_id
    where k.event_city_id = ${startId} order by k.id desc limit ${limit}`.execute(db);
  return rows;
};
