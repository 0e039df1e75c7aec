import { type HomeContent, readHome } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

/** What the staff have said of the first page; where they have not, it is as it always was. */
export const findHome = async (db: Executor): Promise<HomeContent> => {
  const { rows } = await sql<{ content: unknown }>`select content from home_page`.execute(db);
  return readHome(rows[0]?.content);
};
