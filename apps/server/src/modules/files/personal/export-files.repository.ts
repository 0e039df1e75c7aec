import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Own uploads by name; their bytes have calls of their own. */
export const exportFiles = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select public_id, purpose, name, mime, size, created_at from files where user_id = any(${userIds}::bigint[]) order by id`.execute(
    db,
  );
  return rows;
};
