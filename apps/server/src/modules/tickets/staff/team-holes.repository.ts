import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import { type Executor, inReach } from '../../../platform/database/index.ts';

export type HoleRow = {
  readonly publicId: string;
  readonly title: string;
  readonly number: number | null;
  readonly taken: number;
  readonly maxCount: number;
  readonly since: Date | null;
  readonly formatPublicId: string;
  readonly formatRu: string;
  readonly formatEn: string | null;
  readonly startPublicId: string;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly starts: Date;
  readonly timezone: string;
  readonly total: number;
};

/** Hours that a move may leave a hole before it is somebody's task (back-office 5.8). */
const holeHours = 24;

/** Teams of a fixed count that have lacked somebody for a day, of starts ahead; those that have lacked him the longest first. */
export const selectTeamHoles = async (
  db: Executor,
  { reach, now, limit }: { readonly reach: Reach; readonly now: Date; readonly limit: number },
): Promise<HoleRow[]> => {
  const reached = inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` });
  const { rows } = await sql<HoleRow>`
    select t.public_id as "publicId", t.title, t.number, t.taken, t.max_count as "maxCount", t.hole_since as since,
      f.public_id as "formatPublicId", f.title_ru as "formatRu", f.title_en as "formatEn", ec.public_id as "startPublicId",
      e.title_ru || ', ' || c.name_ru as "titleRu", coalesce(e.title_en, e.title_ru) || ', ' || c.name_en as "titleEn",
      f.start_time as starts, ec.timezone, (count(*) over ())::int as total
    from teams t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
    join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where t.hole_since <= ${now}::timestamptz - make_interval(hours => ${holeHours}) and f.fixed_count and f.start_time > ${now}
      and ec.status = 'published' and ${reached}
    order by t.hole_since, t.id limit ${limit}`.execute(db);
  return rows;
};
