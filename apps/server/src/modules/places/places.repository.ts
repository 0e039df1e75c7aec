import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

export type RegionRow = {
  readonly id: number;
  readonly country: string;
  readonly nameRu: string;
  readonly nameEn: string;
};
export type CityRow = {
  readonly id: number;
  readonly regionId: number;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly timezone: string;
  readonly main: boolean;
};

const regionColumns = sql`r.id, r.country, r.name_ru as "nameRu", r.name_en as "nameEn"`;
const cityColumns = sql`c.id, c.region_id as "regionId", c.name_ru as "nameRu", c.name_en as "nameEn", c.timezone, c.main`;

/** More than a country or a region has; a bound all the same. */
const most = 500;

export const listRegions = async (db: Executor, country: string): Promise<RegionRow[]> => {
  const { rows } = await sql<RegionRow>`
    select ${regionColumns} from regions r where r.country = ${country} limit ${most}`.execute(db);
  return rows;
};

/** Cities of a region, none of an unknown one; null: the region is unknown. */
export const listCities = async (db: Executor, regionId: number): Promise<CityRow[] | null> => {
  const { rows } = await sql<{ cities: CityRow[] }>`
    select (select coalesce(jsonb_agg(to_jsonb(x)), '[]')
      from (select ${cityColumns} from cities c where c.region_id = r.id limit ${most}) x) as cities
    from regions r where r.id = ${regionId}`.execute(db);
  return rows[0]?.cities ?? null;
};

export type PlaceRow = { readonly city: CityRow; readonly region: RegionRow };

/** These cities with their regions, in one statement. */
export const findPlaces = async (db: Executor, cityIds: readonly number[]): Promise<Map<number, PlaceRow>> => {
  const { rows } = await sql<PlaceRow>`
    select (select to_jsonb(x) from (select ${cityColumns}) x) as city, (select to_jsonb(x) from (select ${regionColumns}) x) as region
    from cities c join regions r on r.id = c.region_id where c.id = any(${[...cityIds]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.city.id, row]));
};

export type PrefixRow = { readonly region: RegionRow; readonly city: CityRow | null };

/** What is known of the first three digits of an index. */
export const findPrefix = async (db: Executor, prefix: string): Promise<PrefixRow | null> => {
  const { rows } = await sql<PrefixRow>`
    select (select to_jsonb(x) from (select ${regionColumns}) x) as region,
      case when c.id is not null then (select to_jsonb(x) from (select ${cityColumns}) x) end as city
    from postal_prefixes p join regions r on r.id = p.region_id left join cities c on c.id = p.city_id
    where p.prefix = ${prefix}`.execute(db);
  return rows[0] ?? null;
};
