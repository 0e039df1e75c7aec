import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database/index.ts';

/** What an administrator of the database could do: the guard is off while it runs. */
export const behindItsBack = async (db: Executor, change: () => Promise<unknown>): Promise<void> => {
  await sql`alter table audit_entries disable trigger user`.execute(db);
  await change();
  await sql`alter table audit_entries enable trigger user`.execute(db);
};

export const countUnsealed = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_entries where seal is null`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

/** Entries that a transaction of anybody on this server could still come before: they are not sealed yet. */
export const countYoung = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from audit_entries where seal is null and xid >= pg_snapshot_xmin(pg_current_snapshot())`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

/** As if nothing had ever been written. */
export const emptyAudit = (db: Executor): Promise<void> =>
  behindItsBack(db, async () => {
    await sql`alter table audit_anchors disable trigger user`.execute(db);
    await sql`truncate audit_entries, audit_views, audit_anchors, audit_checks, subject_keys`.execute(db);
    await sql`alter table audit_anchors enable trigger user`.execute(db);
  });

export const textOfAudit = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ text: string | null }>`
    select string_agg(e::text, ' ') as text from audit_entries e`.execute(db);
  return rows[0]?.text ?? '';
};
