import type { City } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { EventTypeRow } from './rows.ts';

type ListedType = EventTypeRow & { projectPublicId: string };

/** All event types with their projects, in the order they were made. */
export const listEventTypes = async (db: Executor): Promise<ListedType[]> => {
  const { rows } = await sql<ListedType>`
    select t.public_id as "typePublicId", t.title_ru as "typeTitleRu", t.title_en as "typeTitleEn", t.logo as "typeLogo",
      t.video_promo as "videoPromo",
      t.description_ru as "typeDescriptionRu", t.description_en as "typeDescriptionEn",
      p.link as "projectLink", p.picture_main as "projectPicture", p.title_ru as "projectTitleRu", p.title_en as "projectTitleEn",
      p.public_id as "projectPublicId"
    from event_types t join projects p on p.id = t.project_id order by p.id, t.id`.execute(db);
  return rows;
};

/** Cities with an upcoming published event. */
export const listUpcomingCities = async (db: Executor, now: Date): Promise<City[]> => {
  const { rows } = await sql<City>`
    select c.id, c.name_ru, c.name_en, c.region_id, c.timezone from cities c
    where c.id in (select ec.city_id from event_cities ec join events e on e.id = ec.event_id
      where ec.status = 'published' and e.status = 'published' and ec.start_time > ${now})`.execute(db);
  return rows;
};

/** A published start by its public id. */
export const findStart = async (db: Executor, publicId: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from event_cities where public_id = ${publicId} and status = 'published'`.execute(db);
  return rows[0]?.id ?? null;
};

/**
 * The stored plate of an event city's pictures; null when no city has it. Of a draft as well: its seed is nowhere told, so whoever asks
 * was shown its name by the office or a preview.
 */
export const findPlate = async (db: Executor, hash: string): Promise<unknown> => {
  const { rows } = await sql<{
    plate: unknown;
  }>`select plate from event_cities where plate_hash = ${hash} limit 1`.execute(db);
  return rows[0]?.plate ?? null;
};
