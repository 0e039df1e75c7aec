import { sql } from 'kysely';
import type { Executor } from './executor.ts';

export const listNames = (db: Executor) => sql<{ full_name: string }>`select full_name from people`.execute(db);
