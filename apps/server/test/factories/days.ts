import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database/index.ts';

/** Lets days pass for everything in the database: every moment of every table moves back. */
export const passDays = async (db: Executor, days: number): Promise<void> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as "table", array_agg(c.column_name::text) as columns from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.data_type = 'timestamp with time zone' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by 1`.execute(db);
  for (const { table, columns } of rows) {
    const changes = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} - make_interval(days => ${days})`);
    await sql`update ${sql.table(table)} set ${sql.join(changes)}`.execute(db);
  }
};
