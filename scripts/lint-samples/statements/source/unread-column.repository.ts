import { sql } from 'kysely';
import type { Executor } from './executor.ts';

export const listIds = (db: Executor) => sql<{ id: number }>`select id, kind from people`.execute(db);
