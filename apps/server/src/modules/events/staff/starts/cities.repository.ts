import { sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { Executor } from '../../../../platform/database/index.ts';

export type FoundCity = {
  readonly id: number;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly regionRu: string;
  readonly timezone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Cities whose name begins so, then those that have it within; those with starts first. */
export const findCities = async (db: Executor, search: string, limit: number): Promise<FoundCity[]> => {
  const text = escapeLike(search.trim().toLowerCase());
  const { rows } = await sql<FoundCity>`
    select c.id, c.name_ru as "nameRu", c.name_en as "nameEn", r.name_ru as "regionRu", c.timezone, c.latitude, c.longitude
    from cities c join regions r on r.id = c.region_id
    where lower(c.name_ru) like '%' || ${text} || '%' or lower(c.name_en) like '%' || ${text} || '%'
    order by not (lower(c.name_ru) like ${text} || '%' or lower(c.name_en) like ${text} || '%'),
      not exists (select from event_cities ec where ec.city_id = c.id), c.name_ru, c.id limit ${limit}`.execute(db);
  return rows;
};
