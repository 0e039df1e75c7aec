import { sql } from 'kysely';
import type { Executor } from './executor.ts';

export const listDates = (db: Executor) =>
  sql<{ birthDate: string }>`select birth_date as "birthDate" from people`.execute(db);
