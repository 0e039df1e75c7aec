import { sql } from 'kysely';
import type { Executor } from './executor.ts';

export const listMoments = (db: Executor) =>
  sql<{ joinedAt: number }>`select joined_at as "joinedAt" from people`.execute(db);
