import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

export type FileRow = { id: number; publicId: string; name: string; mime: string; size: number; storageName: string };
/** Who uploaded: an account, or a guest by the hash of the visitor cookie. */
export type Owner = { userId: number | null; visitor: string | null };

export const insertFile = async (
  db: Executor,
  file: Omit<FileRow, 'id'> & { purpose: string },
  owner: Owner,
  now: Date,
): Promise<void> => {
  await sql`insert into files (public_id, purpose, name, mime, size, storage_name, user_id, visitor, created_at)
    values (${file.publicId}, ${file.purpose}, ${file.name}, ${file.mime}, ${file.size}, ${file.storageName}, ${owner.userId}, ${owner.visitor}, ${now})`.execute(
    db,
  );
};

export const findOwnFile = async (db: Executor, publicId: string, userId: number): Promise<FileRow | null> => {
  const { rows } = await sql<FileRow>`
    select id, public_id as "publicId", name, mime, size, storage_name as "storageName" from files
    where public_id = ${publicId} and user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
};

export const findUsableFiles = async (
  db: Executor,
  publicIds: readonly string[],
  purpose: 'ticket' | 'image',
): Promise<Map<string, number>> => {
  if (!publicIds.length) return new Map();
  const { rows } = await sql<{ id: number; publicId: string }>`
    select id, public_id as "publicId" from files
    where public_id = any(${publicIds}::text[]) and purpose = ${purpose}`.execute(db);
  return new Map(rows.map((row) => [row.publicId, row.id]));
};

/** Keeps files for good; those of a guest become the buyer's. Answers how many were marked. */
export const markFilesUsed = async (
  tx: Executor,
  ids: readonly number[],
  userId: number,
  now: Date,
): Promise<number> => {
  if (!ids.length) return 0;
  const { rows } =
    await sql`update files set used_at = coalesce(used_at, ${now}), user_id = coalesce(user_id, ${userId})
    where id = any(${ids}::bigint[]) returning id`.execute(tx);
  return rows.length;
};

/** Files that nothing refers to any more are as unused as never attached ones. */
export const unmarkFiles = async (tx: Executor, ids: readonly number[]): Promise<void> => {
  if (!ids.length) return;
  await sql`update files f set used_at = null where f.id = any(${ids}::bigint[])
    and not exists (select 1 from tickets t where t.file_id = f.id or t.license_file_id = f.id)
    and not exists (select 1 from online_races r where r.file_id = f.id)
    and not exists (select 1 from club_results c where c.file_id = f.id)`.execute(tx);
};

/** Takes unused rows older than `before` away and answers the names of their bytes. */
export const deleteUnused = async (db: Executor, before: Date, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ storageName: string }>`
    delete from files where id in (
      select id from files f where used_at is null and created_at < ${before}
        and not exists (select 1 from tickets t where t.file_id = f.id or t.license_file_id = f.id)
        and not exists (select 1 from club_results c where c.file_id = f.id)
      order by created_at limit ${limit} for update skip locked)
    returning storage_name as "storageName"`.execute(db);
  return rows.map((row) => row.storageName);
};
