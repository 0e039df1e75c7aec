import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import { brandColumn, namedStartColumns } from './card-columns.repository.ts';
import type { NamedStartRow } from './rows.ts';

/** A published event city as calendars, site maps and share pictures need it; texts in both languages, null means Russian. */
export type CalendarRow = NamedStartRow & {
  placeRu: string;
  placeEn: string | null;
  addressRu: string;
  addressEn: string | null;
  finishTime: Date | null;
  plate: unknown;
  /** Kilometres of the longest listed format. */
  distance: number | null;
  brand: string;
};

/** Published cities of published events; only upcoming ones with `from`, only of a city with `cityId`, one with `publicId`. */
export const listCalendar = async (
  db: Executor,
  {
    from = null,
    cityId = null,
    publicId = null,
  }: { from?: Date | null; cityId?: number | null; publicId?: string | null },
): Promise<CalendarRow[]> => {
  const { rows } = await sql<CalendarRow>`
    select ${namedStartColumns}, ec.place_ru as "placeRu", ec.place_en as "placeEn", ec.address_ru as "addressRu",
      ec.address_en as "addressEn", ec.finish_time as "finishTime", ec.plate,
      (select max(f.distance_km) from formats f where f.event_city_id = ec.id and f.status = 'published' and not f.hidden) as distance,
      ${brandColumn} as brand
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.status = 'published' and e.status <> 'draft'
      and (${publicId}::text is not null or e.status = 'published')
      and (${from}::timestamptz is null or ec.start_time >= ${from})
      and (${cityId}::int is null or ec.city_id = ${cityId})
      and (${publicId}::text is null or ec.public_id = ${publicId})
    order by ec.start_time, ec.id limit 5000`.execute(db);
  return rows;
};
