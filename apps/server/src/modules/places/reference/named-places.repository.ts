import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type NamedRegion = { readonly asked: string; readonly id: number };
export type NamedCity = { readonly asked: string; readonly id: number; readonly regionId: number };

/** Regions by their names in either language, or by their ids. */
export const findNamedRegions = async (db: Executor, asked: readonly string[]): Promise<NamedRegion[]> => {
  const { rows } = await sql<NamedRegion>`
    select w.asked, r.id from (select a as asked, place_key(a) as key from unnest(${[...asked]}::text[]) a) w
      join regions r on place_key(r.name_ru) = w.key or place_key(r.name_en) = w.key or r.id::text = w.asked`.execute(
    db,
  );
  return rows;
};

/** The same of cities; a thousand names may be of many thousand cities, but not of more than there are. */
export const findNamedCities = async (db: Executor, asked: readonly string[]): Promise<NamedCity[]> => {
  const { rows } = await sql<NamedCity>`
    select w.asked, c.id, c.region_id as "regionId"
    from (select a as asked, place_key(a) as key from unnest(${[...asked]}::text[]) a) w
      join cities c on place_key(c.name_ru) = w.key or place_key(c.name_en) = w.key
    union select c.id::text, c.id, c.region_id from cities c
    where c.id = any(${asked.filter((text) => /^\d{1,9}$/.test(text)).map(Number)}::integer[])`.execute(db);
  return rows;
};
