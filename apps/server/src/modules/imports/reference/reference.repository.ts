import type { ReferenceKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { head, type ImportHead, type NewImport } from '../imports.repository.ts';

/** One file of a list is stored at a time: lists name each other. */
export const lockReference = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('reference', 0))`.execute(tx);
};

/** Nobody reads it before `until`, when its file has come. */
export const insertReferenceImport = async (
  tx: Tx,
  made: Omit<NewImport, 'startPublicId'>,
  { userId, now, until }: { readonly userId: number; readonly now: Date; readonly until: Date },
): Promise<void> => {
  await sql`
    insert into imports (public_id, kind, file_name, file_size, file_hash, options, created_by, created_at, leased_until)
    values (${made.publicId}, ${made.kind}, ${made.fileName}, ${made.fileSize}, ${made.fileHash}, ${JSON.stringify(made.options)}::jsonb,
      ${userId}, ${now}, ${until})`.execute(tx);
};

/** The latest files of each list, by when they came. */
export const selectReferenceImports = async (
  db: Executor,
  kind: ReferenceKind,
  limit: number,
): Promise<ImportHead[]> => {
  const { rows } = await sql<ImportHead>`
    select ${head} from imports i where i.event_city_id is null and i.kind = ${kind} order by i.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
};
