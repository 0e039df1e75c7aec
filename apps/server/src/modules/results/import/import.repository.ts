import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { ImportFormat } from './domain/find-format.ts';
import type { Overrides } from './domain/match-headers.ts';
import type { OutsideClass } from './domain/outside/outside-class.ts';
import type { ResultField } from './domain/result-field.ts';

export type ImportCity = {
  readonly id: number;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly startTime: Date;
  readonly timezone: string;
  readonly formats: readonly ImportFormat[];
  /** As an earlier import was told. */
  readonly outside: readonly OutsideClass[];
};

/** The event city with its formats in their order; null: there is none. */
export const findImportCity = async (db: Executor, publicId: string): Promise<ImportCity | null> => {
  const { rows } = await sql<ImportCity>`
    select ec.id, e.title_ru || ', ' || c.name_ru as "titleRu",
      coalesce(e.title_en, e.title_ru) || ', ' || coalesce(c.name_en, c.name_ru) as "titleEn", ec.start_time as "startTime",
      ec.timezone,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'publicId', f.public_id, 'titleRu', f.title_ru, 'titleEn', f.title_en,
          'distanceKm', f.distance_km, 'isTeam', f.is_team) order by f.position, f.id)
        from formats f where f.event_city_id = ec.id), '[]') as formats,
      coalesce((select jsonb_agg(jsonb_build_object('formatId', k.format_id, 'category', k.category, 'minPaceMs', k.min_pace_ms) order by k.id)
        from result_classes k where k.event_city_id = ec.id), '[]') as outside
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** Whether results of the start are public; of one that is locked this stands. */
export const isPublished = async (tx: Executor, id: number): Promise<boolean> => {
  const { rows } = await sql`select from event_cities where id = ${id} and results_published_at is not null`.execute(
    tx,
  );
  return rows.length > 0;
};

export type ImportRecord = {
  readonly publicId: string;
  readonly eventCityId: number;
  readonly fileName: string;
  readonly fileHash: string;
  readonly mapping: Readonly<Record<string, string>>;
  /** Columns that a person named, by header. */
  readonly byHand: Readonly<Record<string, string>>;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly at: Date;
};

/** Notes an import; answers its id. The figures follow with `noteFigures`. */
export const noteImport = async (
  tx: Tx,
  record: Omit<ImportRecord, 'added' | 'changed' | 'removed'>,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into result_imports (public_id, event_city_id, file_name, file_hash, mapping, by_hand, added, changed, removed, created_at)
    values (${record.publicId}, ${record.eventCityId}, ${record.fileName}, ${record.fileHash}, ${JSON.stringify(record.mapping)}, ${JSON.stringify(record.byHand)},
      0, 0, 0, ${record.at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

export const noteFigures = async (
  tx: Tx,
  importId: number,
  { added, changed, removed }: Pick<ImportRecord, 'added' | 'changed' | 'removed'>,
): Promise<void> => {
  await sql`update result_imports set added = ${added}, changed = ${changed}, removed = ${removed} where id = ${importId}`.execute(
    tx,
  );
};

export const forgetImport = async (tx: Tx, importId: number): Promise<void> => {
  await sql`delete from result_imports where id = ${importId}`.execute(tx);
};

/** Columns named by hand in the latest import that had any, of any start of the same event. */
export const findByHand = async (db: Executor, eventCityId: number): Promise<Overrides> => {
  const { rows } = await sql<{ byHand: Record<string, ResultField> }>`
    select i.by_hand as "byHand" from result_imports i join event_cities other on other.id = i.event_city_id
      join event_cities own on own.event_id = other.event_id
    where own.id = ${eventCityId} and i.by_hand <> '{}' order by i.created_at desc, i.id desc limit 1`.execute(db);
  return new Map(Object.entries(rows[0]?.byHand ?? {}));
};

/** When this very file was read into the event city before; null: never. */
export const findEarlier = async (db: Executor, eventCityId: number, fileHash: string): Promise<Date | null> => {
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at as "createdAt" from result_imports where event_city_id = ${eventCityId} and file_hash = ${fileHash}
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.createdAt ?? null;
};

/** The classes outside the overall list, instead of those that stood there. Answers whether anything changed. */
export const replaceClasses = async (
  tx: Tx,
  eventCityId: number,
  classes: readonly OutsideClass[],
): Promise<boolean> => {
  const given = sql`select * from jsonb_to_recordset(${JSON.stringify(classes)}) as given ("formatId" bigint, category text, "minPaceMs" integer)`;
  const { rows } = await sql`
    (${given} except select format_id, category, min_pace_ms from result_classes where event_city_id = ${eventCityId})
    union all
    (select format_id, category, min_pace_ms from result_classes where event_city_id = ${eventCityId} except ${given})`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  await sql`delete from result_classes where event_city_id = ${eventCityId}`.execute(tx);
  await sql`insert into result_classes (event_city_id, format_id, category, min_pace_ms)
    select ${eventCityId}::bigint, g."formatId", g.category, g."minPaceMs" from (${given}) g`.execute(tx);
  return true;
};
