import { sql } from 'kysely';
import type { Executor } from './executor.ts';

export const listPairs = (db: Executor) =>
  sql<{ id: number }>`select a.id, b.id from people a join people b on b.full_name = a.full_name`.execute(db);
