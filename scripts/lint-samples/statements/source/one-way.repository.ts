import { sql } from 'kysely';
import type { Executor } from './executor.ts';

export const sortPeople = (db: Executor, isByAge: boolean) => {
  const order = isByAge ? sql`age` : sql`full_name`;
  return sql<{ id: number }>`select id from people order by ${order}`.execute(db);
};
