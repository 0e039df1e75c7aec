import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { isOnlineColumn, namedStartColumns } from '../card-columns.repository.ts';
import type { NamedStartRow } from '../rows.ts';

/** A course with what its file is called after; texts in both languages, null means Russian. */
export type CourseRow = NamedStartRow & { isOnline: boolean; course: string[]; track: unknown };

/** The stored course of a published event city, an ended one too; null for an unknown one. */
export const findCourse = async (db: Executor, publicId: string): Promise<CourseRow | null> => {
  const { rows } = await sql<CourseRow>`
    select ${namedStartColumns}, ${isOnlineColumn}, ec.course, ec.track
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.public_id = ${publicId} and ec.status = 'published' and e.status <> 'draft'`.execute(db);
  return rows[0] ?? null;
};
