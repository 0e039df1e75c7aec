import { sql } from 'kysely';
import { escapeLike } from '../../../kernel/escape-like.ts';
import type { Executor } from '../../../platform/database/index.ts';

/** Clubs and teams that are answered at most. */
const [clubsMost, teamsMost] = [20, 50];

/** Part of a name, whatever stands around it. */
const within = (search: string): string => `%${escapeLike(search)}%`;

/** Published clubs by a part of their title. */
export const selectClubChoices = async (
  db: Executor,
  search: string,
): Promise<{ publicId: string; title: string; cityRu: string; cityEn: string }[]> => {
  const { rows } = await sql<{ publicId: string; title: string; cityRu: string; cityEn: string }>`
    select c.public_id as "publicId", c.title, t.name_ru as "cityRu", t.name_en as "cityEn" from clubs c join cities t on t.id = c.city_id
    where c.status = 'published' and c.title ilike ${within(search)} order by lower(c.title), c.id limit ${clubsMost}`.execute(
    db,
  );
  return rows;
};

export type TeamChoice = {
  readonly publicId: string;
  readonly title: string;
  readonly number: number | null;
  readonly free: number;
  readonly isPrivate: boolean;
};

/** Teams of the format of a ticket with a free place, but its own. */
export const selectTeamChoices = async (db: Executor, ticket: string, search: string): Promise<TeamChoice[]> => {
  const { rows } = await sql<TeamChoice>`
    select m.public_id as "publicId", m.title, m.number, m.max_count - m.taken as free, m.private as "isPrivate"
    from tickets t join teams m on m.format_id = t.format_id
    where t.public_id = ${ticket} and m.taken < m.max_count and m.id is distinct from t.team_id
      and (m.title ilike ${within(search)} or m.number::text = ${search})
    order by lower(m.title), m.id limit ${teamsMost}`.execute(db);
  return rows;
};
