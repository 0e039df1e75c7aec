import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database/index.ts';

export type Row = Record<string, unknown>;

/**
 * Inserts rows by one statement and answers what was stored. All rows have the keys of the first; values are JSON, so
 * objects go to jsonb columns, arrays to arrays and Dates to timestamptz.
 */
export const insertAll = async <T = { id: number }>(
  db: Executor,
  table: string,
  rows: readonly Row[],
): Promise<T[]> => {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  if (!rows.length) return [];
  const result = await sql<T>`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    returning *`.execute(db);
  return result.rows;
};
