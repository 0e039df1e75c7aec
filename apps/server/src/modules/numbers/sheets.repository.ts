import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** A start as far as its numbers go. */
export type NumberSheet = {
  readonly startId: number;
  readonly startPublicId: string;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly starts: Date;
  readonly timezone: string;
  readonly version: number;
  /** Since when bibs are printed. */
  readonly lockedAt: Date | null;
  readonly lockedBy: number | null;
};

export const findSheet = async (db: Executor, startPublicId: string): Promise<NumberSheet | null> => {
  const { rows } = await sql<NumberSheet>`
    select ec.id as "startId", ec.public_id as "startPublicId", e.title_ru || ', ' || c.name_ru as "titleRu",
      coalesce(e.title_en, e.title_ru) || ', ' || c.name_en as "titleEn", ec.start_time as starts, ec.timezone,
      coalesce(s.version, 1) as version, s.locked_at as "lockedAt", s.locked_by as "lockedBy"
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    left join number_sheets s on s.event_city_id = ec.id where ec.public_id = ${startPublicId}`.execute(db);
  return rows[0] ?? null;
};

/** The same, with one editor at a time. */
export const lockSheet = async (tx: Tx, startPublicId: string): Promise<NumberSheet | null> => {
  await sql`insert into number_sheets (event_city_id) select id from event_cities where public_id = ${startPublicId}
    on conflict do nothing`.execute(tx);
  await sql`select version from number_sheets
    where event_city_id = (select id from event_cities where public_id = ${startPublicId}) for update`.execute(tx);
  return findSheet(tx, startPublicId);
};

type By = { readonly userId: number; readonly now: Date };

/** The next version of a locked sheet. */
export const touchSheet = async (tx: Tx, startId: number, { userId, now }: By): Promise<void> => {
  await sql`update number_sheets set version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where event_city_id = ${startId}`.execute(tx);
};

export const setLocked = async (tx: Tx, startId: number, isLocked: boolean, { userId, now }: By): Promise<void> => {
  await sql`update number_sheets set version = version + 1, updated_at = ${now}, updated_by = ${userId},
      locked_at = case when ${isLocked} then now() end, locked_by = case when ${isLocked} then ${userId}::bigint end
    where event_city_id = ${startId}`.execute(tx);
};

export type NumberFormat = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly isChosen: boolean;
  readonly clusters: readonly { id: number; publicId: string; nameRu: string; nameEn: string | null }[];
};

/** Formats of a start with their waves, in their order. */
export const selectFormats = async (db: Executor, startId: number): Promise<NumberFormat[]> => {
  const { rows } = await sql<NumberFormat>`
    select f.id, f.public_id as "publicId", f.title_ru as "titleRu", f.title_en as "titleEn", f.booked_numbers as "isChosen",
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'publicId', k.public_id, 'nameRu', k.name_ru, 'nameEn', k.name_en)
        order by k.position, k.id) from format_clusters k where k.format_id = f.id and k.removed_at is null), '[]') as clusters
    from formats f where f.event_city_id = ${startId} and f.status <> 'archived' order by f.position, f.id`.execute(db);
  return rows;
};

/** The start and the id of a format; null: there is none. */
export const findFormat = async (db: Executor, publicId: string): Promise<{ id: number; start: string } | null> => {
  const { rows } = await sql<{ id: number; start: string }>`
    select f.id, ec.public_id as start from formats f join event_cities ec on ec.id = f.event_city_id
    where f.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** Formats of a start by their public ids, all of them where none is named; null: one is not of this start. */
export const selectChosen = async (
  db: Executor,
  startId: number,
  named: readonly string[],
): Promise<NumberFormat[] | null> => {
  const all = await selectFormats(db, startId);
  const chosen = named.length ? all.filter(({ publicId }) => named.includes(publicId)) : all;
  return chosen.length < new Set(named).size ? null : chosen;
};
