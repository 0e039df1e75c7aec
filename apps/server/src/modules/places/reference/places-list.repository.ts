import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type RegionFacts = {
  readonly id: number;
  readonly country: string;
  readonly nameRu: string;
  readonly nameEn: string;
};
export type CityFacts = {
  readonly id: number;
  readonly regionId: number;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly timezone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly main: boolean;
};

export const countCities = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from cities`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Changes with any row of cities or regions. */
export const placesBase = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ base: string }>`
    select (select count(*) || ':' || coalesce(bit_xor(hashtextextended(c::text, 0)), 0) from cities c) || '/'
      || (select count(*) || ':' || coalesce(bit_xor(hashtextextended(r::text, 0)), 0) from regions r) as base`.execute(
    db,
  );
  return rows[0]?.base ?? '';
};

export type StoredRegion = RegionFacts & { readonly cities: number };

/** Every region with how many cities it has: they are some hundreds. */
export const selectRegions = async (db: Executor): Promise<StoredRegion[]> => {
  const { rows } = await sql<StoredRegion>`
    select r.id, r.country, r.name_ru as "nameRu", r.name_en as "nameEn",
      (select count(*) from cities c where c.region_id = r.id)::int as cities
    from regions r order by r.id limit 3000`.execute(db);
  return rows;
};

const cityFacts = sql`c.id, c.region_id as "regionId", c.name_ru as "nameRu", c.name_en as "nameEn", c.timezone, c.latitude, c.longitude, c.main`;

export const findCities = async (db: Executor, ids: readonly number[]): Promise<CityFacts[]> => {
  const { rows } = await sql<CityFacts>`
    select ${cityFacts} from cities c where c.id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
};

/** The main cities of the regions. */
export const selectMainCities = async (
  db: Executor,
  regionIds: readonly number[],
): Promise<Pick<CityFacts, 'id' | 'regionId' | 'nameRu'>[]> => {
  const { rows } = await sql<Pick<CityFacts, 'id' | 'regionId' | 'nameRu'>>`
    select c.id, c.region_id as "regionId", c.name_ru as "nameRu" from cities c
    where c.main and c.region_id = any(${[...regionIds]}::integer[])`.execute(db);
  return rows;
};

/** Time zones that the store knows. */
export const selectTimezones = async (db: Executor): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names where name like '%/%'`.execute(db);
  return rows.map(({ name }) => name);
};

export const saveRegions = async (tx: Tx, regions: readonly RegionFacts[]): Promise<void> => {
  await sql`
    insert into regions (id, country, name_ru, name_en)
    select * from unnest(${regions.map(({ id }) => id)}::integer[], ${regions.map(({ country }) => country)}::text[],
      ${regions.map(({ nameRu }) => nameRu)}::text[], ${regions.map(({ nameEn }) => nameEn)}::text[])
    on conflict (id) do update set name_ru = excluded.name_ru, name_en = excluded.name_en`.execute(tx);
};

export const saveCities = async (tx: Tx, cities: readonly CityFacts[]): Promise<void> => {
  await sql`
    insert into cities (id, region_id, name_ru, name_en, timezone, latitude, longitude, main)
    select * from unnest(${cities.map(({ id }) => id)}::integer[], ${cities.map(({ regionId }) => regionId)}::integer[],
      ${cities.map(({ nameRu }) => nameRu)}::text[], ${cities.map(({ nameEn }) => nameEn)}::text[],
      ${cities.map(({ timezone }) => timezone)}::text[], ${cities.map(({ latitude }) => latitude)}::double precision[],
      ${cities.map(({ longitude }) => longitude)}::double precision[], ${cities.map(({ main }) => main)}::boolean[])
    on conflict (id) do update set name_ru = excluded.name_ru, name_en = excluded.name_en, timezone = excluded.timezone,
      latitude = excluded.latitude, longitude = excluded.longitude, main = excluded.main`.execute(tx);
};
