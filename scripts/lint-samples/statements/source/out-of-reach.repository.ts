import { sql } from 'kysely';
import type { Executor } from './executor.ts';

const lock = (db: Executor, id: number) => sql`select 1 from people where id = ${id} for update`.execute(db);

export const count = [lock].length;
