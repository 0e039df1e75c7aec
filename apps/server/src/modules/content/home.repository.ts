import { type HomeContent, readHome } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

/** What the staff have said of the first page; where they have not, it is as it always was. */
export const findHome = async (db: Executor): Promise<HomeContent> => {
  const { rows } = await sql<{ content: unknown }>`select content from home_page`.execute(db);
  return readHome(rows[0]?.content);
};

/** Those of these events that visitors may see, in the order of the ids. */
export const listShownEvents = async (db: Executor, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select e.public_id as id from unnest(${[...ids]}::text[]) with ordinality as o (id, place) join events e on e.public_id = o.id
    where e.status = 'published' order by o.place`.execute(db);
  return rows.map(({ id }) => id);
};
