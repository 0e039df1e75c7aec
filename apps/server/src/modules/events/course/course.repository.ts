import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { isOnlineColumn } from '../card-columns.repository.ts';

/** A course with what its file is called after; texts in both languages, null means Russian. */
export type CourseRow = {
  publicId: string;
  eventPublicId: string;
  eventTitleRu: string;
  eventTitleEn: string | null;
  cityNameRu: string;
  cityNameEn: string;
  startTime: Date;
  timezone: string;
  latitude: number | null;
  longitude: number | null;
  isOnline: boolean;
  course: string[];
  track: unknown;
};

/** The stored course of a published event city, an ended one too; null for an unknown one. */
export const findCourse = async (db: Executor, publicId: string): Promise<CourseRow | null> => {
  const { rows } = await sql<CourseRow>`
    select ec.public_id as "publicId", e.public_id as "eventPublicId", e.title_ru as "eventTitleRu", e.title_en as "eventTitleEn",
      c.name_ru as "cityNameRu", c.name_en as "cityNameEn", ec.start_time as "startTime", ec.timezone, ec.latitude, ec.longitude, ${isOnlineColumn},
      ec.course, ec.track
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.public_id = ${publicId} and ec.status = 'published' and e.status <> 'draft'`.execute(db);
  return rows[0] ?? null;
};
