import { sql } from 'kysely';
import type { Executor } from './executor.ts';

/** The table lets children in, who came later. */
export const listKinds = (db: Executor) => sql<{ kind: 'adult' }>`select kind from people`.execute(db);
