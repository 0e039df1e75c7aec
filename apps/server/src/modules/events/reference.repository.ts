import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { EventRow } from './rows.ts';

export type TypeRow = Pick<
  EventRow,
  Extract<keyof EventRow, `type_${string}` | `project_${string}` | 'video_promo'>
> & { project_public_id: string };

/** All event types with their projects, in the order they were made. */
export const listEventTypes = async (db: Executor): Promise<TypeRow[]> => {
  const { rows } = await sql<TypeRow>`
    select t.public_id as type_public_id, t.title_ru as type_title_ru, t.title_en as type_title_en, t.logo as type_logo, t.video_promo,
      t.description_ru as type_description_ru, t.description_en as type_description_en,
      p.link as project_link, p.picture_main as project_picture, p.title_ru as project_title_ru, p.title_en as project_title_en,
      p.public_id as project_public_id
    from event_types t join projects p on p.id = t.project_id order by p.id, t.id`.execute(db);
  return rows;
};

export type CityRow = { id: number; name_ru: string; name_en: string; region_id: number; timezone: string };

/** Cities with an upcoming published event. */
export const listUpcomingCities = async (db: Executor, now: Date): Promise<CityRow[]> => {
  const { rows } = await sql<CityRow>`
    select c.id, c.name_ru, c.name_en, c.region_id, c.timezone from cities c
    where c.id in (select ec.city_id from event_cities ec join events e on e.id = ec.event_id
      where ec.status = 'published' and e.status = 'published' and ec.start_time > ${now})`.execute(db);
  return rows;
};

/** The stored plate of an event city's pictures; null when no published city has it. */
export const findPlate = async (db: Executor, hash: string): Promise<unknown> => {
  const { rows } = await sql<{
    plate: unknown;
  }>`select plate from event_cities where plate_hash = ${hash} and status <> 'draft' limit 1`.execute(db);
  return rows[0]?.plate ?? null;
};
