import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Whoever imports, places or erases results of these event cities takes turns from here on; in the order of ids. */
export const lockEventCities = async (tx: Executor, ids: readonly number[]): Promise<void> => {
  if (ids.length)
    await sql`select id from event_cities where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx);
};

/** Locks the event city unless somebody else works with its results now; answers whether it did. */
export const tryLockEventCity = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select id from event_cities where id = ${id} for no key update skip locked`.execute(tx);
  return rows.length > 0;
};

/** What is locked next is waited for so many milliseconds at most, and may be given up without the rest of the transaction. */
export const beginTurn = async (tx: Tx, milliseconds: number): Promise<void> => {
  await sql`savepoint results_turn`.execute(tx);
  await sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`.execute(tx);
};
export const haveTurn = async (tx: Tx): Promise<void> => {
  await sql`set local lock_timeout to default`.execute(tx);
};
export const giveTurnUp = async (tx: Tx): Promise<void> => {
  await sql`rollback to savepoint results_turn`.execute(tx);
};

/** Makes the results of all formats public from now on, unless they are already; answers whether those of the start were not. */
export const publishResults = async (tx: Tx, eventCityId: number, at: Date): Promise<boolean> => {
  await sql`
    update formats set results_hidden_at = null where event_city_id = ${eventCityId} and results_hidden_at is not null`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    update event_cities set results_published_at = ${at} where id = ${eventCityId} and results_published_at is null`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
};

/** Nobody sees results of these formats until they are published, though the start may be open. Of a locked start. */
export const hideResults = async (tx: Tx, formatIds: readonly number[], at: Date): Promise<void> => {
  await sql`
    update formats set results_hidden_at = ${at} where id = any(${[...formatIds]}::bigint[]) and results_hidden_at is null`.execute(
    tx,
  );
};

export type ResultsFormat = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  /** Whether everybody sees its results. */
  readonly isOpen: boolean;
};
export type ResultsState = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly starts: Date;
  readonly timezone: string;
  readonly version: number;
  readonly publishedAt: Date | null;
  readonly formats: readonly ResultsFormat[];
};

/** A start with its formats as far as their results are public; null: there is none. */
export const findResultsState = async (db: Executor, publicId: string): Promise<ResultsState | null> => {
  const { rows } = await sql<ResultsState>`
    select ec.id, ec.public_id as "publicId", e.title_ru || ', ' || c.name_ru as "titleRu",
      coalesce(e.title_en, e.title_ru) || ', ' || coalesce(c.name_en, c.name_ru) as "titleEn", ec.start_time as starts, ec.timezone,
      ec.version, ec.results_published_at as "publishedAt", coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'publicId', f.public_id, 'titleRu', f.title_ru, 'titleEn', f.title_en,
          'isOpen', ec.results_published_at is not null and f.results_hidden_at is null) order by f.position, f.id)
        from formats f where f.event_city_id = ec.id), '[]') as formats
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/**
 * From now on only these formats are public, none of them where the list is empty: the start is withdrawn then. Of a start that
 * `lockEventCities` has locked.
 */
export const writeResultsState = async (
  tx: Tx,
  start: Pick<ResultsState, 'id'>,
  { open, userId, now }: { readonly open: readonly number[]; readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update formats set results_hidden_at = case when id = any(${[...open]}::bigint[]) then null else ${now}::timestamptz end
    where event_city_id = ${start.id} and (results_hidden_at is null) <> (id = any(${[...open]}::bigint[]))`.execute(
    tx,
  );
  await sql`
    update event_cities set results_published_at = case when ${open.length > 0} then coalesce(results_published_at, ${now}) end,
      version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${start.id}`.execute(tx);
};
