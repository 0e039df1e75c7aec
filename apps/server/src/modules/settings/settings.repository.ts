import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type SectionRow = {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: number | null;
};

export const selectSections = async (db: Executor): Promise<SectionRow[]> => {
  const { rows } = await sql<SectionRow>`
    select key, value, version, updated_at as "updatedAt", updated_by as "updatedBy" from settings`.execute(db);
  return rows;
};

/** What a section has stored; null: nobody has saved it. */
export const findSection = async (db: Executor, key: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select value from settings where key = ${key}`.execute(db);
  return rows[0]?.value ?? null;
};

/** The row of a section, locked; the first to save it makes the row, and whoever comes meanwhile waits for it. */
export const lockSection = async (tx: Tx, key: string, unset: unknown): Promise<SectionRow> => {
  await sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(unset)}::jsonb) on conflict (key) do nothing`.execute(
    tx,
  );
  const { rows } = await sql<SectionRow>`
    select key, value, version, updated_at as "updatedAt", updated_by as "updatedBy" from settings where key = ${key}
    for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the section ${key} has no row`);
  return row;
};

/** Of a locked section. */
export const writeSection = async (
  tx: Tx,
  key: string,
  { value, userId, now }: { readonly value: unknown; readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update settings set value = ${JSON.stringify(value)}::jsonb, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where key = ${key}`.execute(tx);
};
