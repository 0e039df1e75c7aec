import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import { instant } from '../../format-columns.repository.ts';
import type { By } from '../stamp.ts';

export type SoldStart = {
  readonly id: number;
  readonly eventId: number;
  readonly event: string;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly starts: Date;
  readonly timezone: string;
  readonly version: number;
};

/** A start that sells something; null: there is none. */
export const findSoldStart = async (db: Executor, publicId: string): Promise<SoldStart | null> => {
  const { rows } = await sql<SoldStart>`
    select ec.id, ec.event_id as "eventId", e.public_id as event, ec.timezone, ec.version,
      e.title_ru || ', ' || c.name_ru as "titleRu", coalesce(e.title_en, e.title_ru) || ', ' || c.name_en as "titleEn", ec.start_time as starts
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id where ec.public_id = ${publicId}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The same, locked with the other starts of its event: what they share has one editor at a time. */
export const lockSoldStart = async (tx: Tx, publicId: string): Promise<SoldStart | null> => {
  await sql`select id from event_cities where event_id = (select event_id from event_cities where public_id = ${publicId})
    order by id for no key update`.execute(tx);
  return findSoldStart(tx, publicId);
};

/** The next version of a start; `isShared`: of all starts of its event. */
export const touchStart = async (
  tx: Tx,
  { id, eventId }: SoldStart,
  { userId, now, isShared }: By & { readonly isShared: boolean },
): Promise<void> => {
  await sql`update event_cities set version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id} or (${isShared} and event_id = ${eventId})`.execute(tx);
};

export type StartFormatRow = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly status: 'draft' | 'published' | 'archived';
  readonly hidden: boolean;
  readonly version: number;
  readonly waves: {
    publicId: string;
    nameRu: string;
    nameEn: string | null;
    capacity: number | null;
    taken: number;
    startTime: string | null;
  }[];
};

/** Formats of a start with their waves, in their order. */
export const selectStartFormats = async (db: Executor, eventCityId: number): Promise<StartFormatRow[]> => {
  const { rows } = await sql<StartFormatRow>`
    select f.id, f.public_id as "publicId", f.title_ru as "titleRu", f.title_en as "titleEn", f.status, f.hidden, f.version,
      coalesce((select jsonb_agg(jsonb_build_object('publicId', k.public_id, 'nameRu', k.name_ru, 'nameEn', k.name_en,
          'capacity', k.capacity, 'taken', k.taken, 'startTime', ${instant('k.start_time')}) order by k.position, k.id)
        from format_clusters k where k.format_id = f.id and k.removed_at is null), '[]') as waves
    from formats f where f.event_city_id = ${eventCityId} order by f.position, f.id`.execute(db);
  return rows;
};
