import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Own clubs. */
export const exportClubs = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select c.public_name, c.title, m.joined_at from club_members m join clubs c on c.id = m.club_id
    where m.user_id = any(${userIds}::bigint[]) order by m.joined_at`.execute(db);
  return rows;
};

/** Results that were handed in, and the competitions in which they count. */
export const exportHandedIn = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select r.public_id, t.title_ru as competition_type, t.unit, r.value, r.day::text as day, r.distance_km as distance,
      r.comment, r.link, f.public_id as picture, r.status, r.reason, r.created_at, r.decided_at,
      (select json_agg(json_build_object('club', k.title, 'competition', x.title, 'linked_at', l.linked_at) order by l.linked_at)
        from club_result_links l join club_competitions x on x.id = l.competition_id join clubs k on k.id = x.club_id
        where l.result_id = r.id) as competitions
    from club_results r join competition_types t on t.id = r.type_id left join files f on f.id = r.file_id
    where r.user_id = any(${userIds}::bigint[]) order by r.id`.execute(db);
  return rows;
};
