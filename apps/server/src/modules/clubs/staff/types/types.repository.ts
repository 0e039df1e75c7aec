import type { CompetitionTypeMeasure } from '@trassa/rules';
import { sql } from 'kysely';
import { type Executor, type Tx, type VersionRow, versionColumns } from '../../../../platform/database/index.ts';
import type { By } from '../clubs/write-clubs.repository.ts';

export type OfficeTypeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly unit: CompetitionTypeMeasure['unit'];
  readonly distance: number | null;
  readonly withObstacles: boolean;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
  readonly competitions: number;
  readonly results: number;
};

/** Of `t`; by indexes of competitions and results, each type by itself. */
const columns = sql`t.id, t.public_id as "publicId", t.unit, t.distance_km as distance, t.with_obstacles as "withObstacles",
  t.title_ru as "titleRu", t.title_en as "titleEn", t.description_ru as "descriptionRu", t.description_en as "descriptionEn",
  (select count(*)::int from club_competitions x where x.type_id = t.id) as competitions,
  (select count(*)::int from club_results r where r.type_id = t.id) as results, ${versionColumns('t')}`;

export const selectOfficeTypes = async (db: Executor, most: number): Promise<OfficeTypeRow[]> => {
  const { rows } = await sql<OfficeTypeRow>`
    select ${columns} from competition_types t order by t.position, t.id limit ${most}`.execute(db);
  return rows;
};

export const selectOfficeType = async (db: Executor, publicId: string): Promise<OfficeTypeRow | null> => {
  const { rows } = await sql<OfficeTypeRow>`
    select ${columns} from competition_types t where t.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const isType = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from competition_types where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Locked against competitions and results that come into it too, and read after those that were on their way. */
export const lockType = async (tx: Tx, publicId: string): Promise<OfficeTypeRow | null> => {
  await sql`select 1 from competition_types where public_id = ${publicId} for update`.execute(tx);
  return selectOfficeType(tx, publicId);
};

/** Whoever adds a type waits for the one before; answers how many there are. */
export const lockTypes = async (tx: Tx): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('competition types', 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from competition_types`.execute(tx);
  return rows[0]?.count ?? 0;
};

export type TypeValues = CompetitionTypeMeasure & {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly description_ru: string;
  readonly description_en: string | null;
};

/** Behind all others. */
export const insertType = async (tx: Tx, publicId: string, values: TypeValues, { userId, now }: By): Promise<void> => {
  await sql`
    insert into competition_types (public_id, position, unit, distance_km, with_obstacles, title_ru, title_en, description_ru,
      description_en, created_at, updated_at, updated_by)
    values (${publicId}, (select coalesce(max(position), 0) + 1 from competition_types), ${values.unit}, ${values.distance},
      ${values.with_obstacles}, ${values.title_ru}, ${values.title_en}, ${values.description_ru}, ${values.description_en}, ${now}, ${now},
      ${userId})`.execute(tx);
};

/** Of a locked type, with the step of its version. */
export const updateType = async (tx: Tx, id: number, values: TypeValues, { userId, now }: By): Promise<void> => {
  await sql`
    update competition_types set unit = ${values.unit}, distance_km = ${values.distance}, with_obstacles = ${values.with_obstacles},
      title_ru = ${values.title_ru}, title_en = ${values.title_en}, description_ru = ${values.description_ru},
      description_en = ${values.description_en}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

export const deleteType = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from competition_types where id = ${id}`.execute(tx);
};
