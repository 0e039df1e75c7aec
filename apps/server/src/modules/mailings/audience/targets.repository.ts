import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type StartRow = {
  readonly id: number;
  readonly publicId: string;
  readonly event: string;
  readonly ru: string;
  readonly en: string | null;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly timezone: string;
  readonly startsAt: Date;
};
export type TargetRow = { readonly publicId: string; readonly ru: string; readonly en: string | null };

const startRow = (condition: RawBuilder<unknown>) => sql<StartRow>`
  select ec.id, ec.public_id as "publicId", e.public_id as event, e.title_ru as ru, e.title_en as en, c.name_ru as "cityRu",
    c.name_en as "cityEn", ec.timezone, ec.start_time as "startsAt"
  from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id where ${condition}`;

export const findStart = async (db: Executor, publicId: string): Promise<StartRow | null> =>
  (await startRow(sql`ec.public_id = ${publicId}`).execute(db)).rows[0] ?? null;

export const findStartById = async (db: Executor, id: number): Promise<StartRow | null> =>
  (await startRow(sql`ec.id = ${id}`).execute(db)).rows[0] ?? null;

export const selectFormats = async (db: Executor, startId: number): Promise<TargetRow[]> => {
  const { rows } = await sql<TargetRow>`
    select public_id as "publicId", title_ru as ru, title_en as en from formats where event_city_id = ${startId}
    order by position, id limit 100`.execute(db);
  return rows;
};

/** Towns where there were starts. */
export const selectCities = async (db: Executor): Promise<{ id: number; ru: string; en: string }[]> => {
  const { rows } = await sql<{ id: number; ru: string; en: string }>`
    select c.id, c.name_ru as ru, c.name_en as en from cities c
    where exists (select from event_cities ec where ec.city_id = c.id) order by c.name_ru limit 200`.execute(db);
  return rows;
};
