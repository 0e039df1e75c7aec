import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type ColumnsRow = { readonly order: readonly string[]; readonly hidden: readonly string[] };

/** null: the person shows a list as its screen has it. */
export const selectColumns = async (db: Executor, userId: number, list: string): Promise<ColumnsRow | null> => {
  const { rows } = await sql<ColumnsRow>`
    select shown as "order", hidden from list_columns where user_id = ${userId} and list = ${list}`.execute(db);
  return rows[0] ?? null;
};

export const keepColumns = async (
  db: Executor,
  { userId, list, order, hidden }: ColumnsRow & { readonly userId: number; readonly list: string },
): Promise<void> => {
  await sql`
    insert into list_columns (user_id, list, shown, hidden) values (${userId}, ${list}, ${[...order]}::text[], ${[...hidden]}::text[])
    on conflict (user_id, list) do update set shown = excluded.shown, hidden = excluded.hidden`.execute(db);
};

export const dropColumns = async (db: Executor, userId: number, list: string): Promise<void> => {
  await sql`delete from list_columns where user_id = ${userId} and list = ${list}`.execute(db);
};
