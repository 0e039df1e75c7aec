import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** What a file changes before its places are known. */
const tables = ['results', 'removed_results', 'result_classes'] as const;

const shadow = async (tx: Tx, table: (typeof tables)[number], eventCityId: number): Promise<void> => {
  const { rows } = await sql<{ columns: string; hasIdentity: boolean }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as columns,
      bool_or(attidentity <> '') as "hasIdentity"
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  const columns = sql.raw(rows[0]?.columns ?? '');
  const stored = sql.table(`public.${table}`);
  const own = sql.table(`pg_temp.${table}`);
  await sql`create temp table ${sql.table(table)} (like ${stored} including all) on commit drop`.execute(tx);
  await sql`insert into ${own} (${columns}) overriding system value
    select ${columns} from ${stored} where event_city_id = ${eventCityId}`.execute(tx);
  if (rows[0]?.hasIdentity)
    await sql`select setval(pg_get_serial_sequence(${`pg_temp.${table}`}, 'id'), coalesce(max(id), 0) + 1) from ${own}`.execute(
      tx,
    );
  await sql`analyze ${own}`.execute(tx);
};

/**
 * From here on the transaction reads and writes copies of the rows of an event city, under the same names: whoever changes the
 * rows themselves meanwhile does not wait for it.
 */
export const shadowResults = async (tx: Tx, eventCityId: number): Promise<void> => {
  for (const table of tables) await shadow(tx, table, eventCityId);
  // A statement that was prepared before would go on with the tables that it knew.
  await sql`discard plans`.execute(tx);
};
