import type { Places } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

const placesIn =
  (table: 'promocodes' | 'promocode_series') =>
  async (db: Executor, publicId: string): Promise<Places | null> => {
    const { rows } = await sql<{ places: { event: string; start: string | null }[] }>`
      select case when p.format_ids = '{}' then
          coalesce((select jsonb_agg(jsonb_build_object('event', e.public_id, 'start', null)) from events e where e.id = any(p.event_ids)), '[]')
        else coalesce((select jsonb_agg(distinct jsonb_build_object('event', e.public_id, 'start', ec.public_id))
          from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
          where f.id = any(p.format_ids)), '[]') end as places
      from ${sql.table(table)} p where p.public_id = ${publicId}`.execute(db);
    return rows[0]?.places ?? null;
  };

/** A code is of the starts of its formats, else of its events; one for anything belongs to no start. null: there is none. */
export const placesOfPromocode = placesIn('promocodes');
/** A series is where its codes are. */
export const placesOfSeries = placesIn('promocode_series');
