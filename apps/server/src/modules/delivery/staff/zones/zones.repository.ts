import { sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';

export type RegionRow = {
  readonly id: number;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly country: string;
  readonly zone: number | null;
};

/** Regions of the reference; a bound all the same. */
const most = 400;

/** All regions, ours first, by name. */
export const selectRegions = async (db: Executor): Promise<RegionRow[]> => {
  const { rows } = await sql<RegionRow>`
    select r.id, r.name_ru as "nameRu", r.name_en as "nameEn", r.country, z.zone
    from regions r left join delivery_zones z on z.region_id = r.id
    order by r.country <> 'RU', r.country, r.name_ru, r.id limit ${most}`.execute(db);
  return rows;
};

/** Whoever changes zones waits for the one before. */
export const lockZones = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('delivery zones', 0))`.execute(tx);
};

export type ZoneOf = { readonly region: number; readonly zone: number | null };

/** Two statements, however many regions. */
export const writeZones = async (tx: Tx, zones: readonly ZoneOf[]): Promise<void> => {
  const given = zones.filter(({ zone }) => zone !== null);
  const none = zones.filter(({ zone }) => zone === null).map(({ region }) => region);
  await sql`delete from delivery_zones where region_id = any(${none}::integer[])`.execute(tx);
  await sql`
    insert into delivery_zones (region_id, zone)
    select * from unnest(${given.map(({ region }) => region)}::integer[], ${given.map(({ zone }) => zone)}::smallint[])
    on conflict (region_id) do update set zone = excluded.zone`.execute(tx);
};

export type CityRow = {
  readonly id: number;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly regionRu: string;
  readonly regionEn: string;
  readonly zone: number | null;
};

const cityColumns = sql`c.id, c.name_ru as "nameRu", c.name_en as "nameEn", r.name_ru as "regionRu", r.name_en as "regionEn", z.zone`;
const cities = sql`cities c join regions r on r.id = c.region_id left join delivery_zones z on z.region_id = c.region_id`;

export const findCity = async (db: Executor, id: number): Promise<CityRow | null> => {
  const { rows } = await sql<CityRow>`select ${cityColumns} from ${cities} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** Cities whose name begins so, then those that have it within, the main ones of their regions first. */
export const searchCities = async (db: Executor, search: string, limit: number): Promise<CityRow[]> => {
  const text = escapeLike(search.trim().toLowerCase());
  const { rows } = await sql<CityRow>`
    select ${cityColumns} from ${cities}
    where lower(c.name_ru) like '%' || ${text}::text || '%' or lower(c.name_en) like '%' || ${text}::text || '%'
    order by not (lower(c.name_ru) like ${text}::text || '%' or lower(c.name_en) like ${text}::text || '%'), not c.main, c.name_ru, c.id
    limit ${limit}`.execute(db);
  return rows;
};
