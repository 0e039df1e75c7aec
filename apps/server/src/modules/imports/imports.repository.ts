import type { AnyImportKind, ImportOptions, ImportShown, OfficeImport } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { ByLanguage, ImportCounts, Wish } from './imports-deps.ts';

export type ImportRow = {
  readonly id: number;
  readonly publicId: string;
  readonly kind: AnyImportKind;
  /** Its start, in all of these; null: it is of the house. */
  readonly startId: number | null;
  readonly startPublicId: string | null;
  readonly eventPublicId: string | null;
  readonly titleRu: string | null;
  readonly titleEn: string | null;
  readonly starts: Date | null;
  readonly timezone: string | null;
  readonly formats: readonly { readonly publicId: string; readonly titleRu: string; readonly titleEn: string | null }[];
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileHash: string;
  readonly hasFile: boolean;
  readonly map: Readonly<Record<string, string>>;
  readonly options: ImportOptions;
  readonly state: OfficeImport['state'];
  readonly progress: number;
  readonly failure: ByLanguage<string> | null;
  readonly shown: ByLanguage<ImportShown> | null;
  readonly hash: string | null;
  readonly moved: boolean;
  readonly wish: Wish | null;
  readonly added: number | null;
  readonly changed: number | null;
  readonly removed: number | null;
  readonly same: number | null;
  readonly version: number;
  readonly attempts: number;
  readonly createdBy: number;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
};

export const head = sql`i.public_id as "publicId", i.kind, i.file_name as "fileName", i.file_size as "fileSize", i.state, i.added, i.changed,
  i.removed, i.same, i.created_by as "createdBy", i.created_at as "createdAt", i.applied_at as "appliedAt"`;
const whole = sql`${head}, i.id, i.event_city_id as "startId", i.file_hash as "fileHash",
  (i.file_removed_at is null and i.erased_at is null) as "hasFile", i.map, i.options, i.progress, i.failure, i.shown, i.hash, i.moved, i.wish,
  i.version, i.attempts,
  ec.public_id as "startPublicId", e.public_id as "eventPublicId", e.title_ru || ', ' || c.name_ru as "titleRu",
  coalesce(e.title_en, e.title_ru) || ', ' || coalesce(c.name_en, c.name_ru) as "titleEn", ec.start_time as starts, ec.timezone,
  coalesce((select jsonb_agg(jsonb_build_object('publicId', f.public_id, 'titleRu', f.title_ru, 'titleEn', f.title_en) order by f.position, f.id)
    from formats f where f.event_city_id = ec.id), '[]') as formats`;
const tables = sql`imports i left join event_cities ec on ec.id = i.event_city_id left join events e on e.id = ec.event_id
  left join cities c on c.id = ec.city_id`;

export type NewImport = Pick<ImportRow, 'publicId' | 'kind' | 'fileName' | 'fileSize' | 'fileHash' | 'options'> & {
  readonly startPublicId: string;
};

/** Nobody reads it before `until`, when its file has come. */
export const insertImport = async (
  tx: Tx,
  made: NewImport,
  { userId, now, until }: { readonly userId: number; readonly now: Date; readonly until: Date },
): Promise<void> => {
  await sql`
    insert into imports (public_id, kind, event_city_id, file_name, file_size, file_hash, options, created_by, created_at, leased_until)
    select ${made.publicId}, ${made.kind}, ec.id, ${made.fileName}, ${made.fileSize}, ${made.fileHash}, ${JSON.stringify(made.options)}::jsonb,
      ${userId}, ${now}, ${until} from event_cities ec where ec.public_id = ${made.startPublicId}`.execute(tx);
};

/** Its file stands. */
export const beginReading = async (db: Executor, publicId: string): Promise<void> => {
  await sql`update imports set leased_until = null where public_id = ${publicId} and attempts = 0`.execute(db);
};

/** One person's files are taken one after another; answers how many of his are being read. */
export const lockReading = async (tx: Tx, userId: number): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('imports'), ${userId}::bigint::integer)`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from imports where state = 'reading' and created_by = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const findImport = async (db: Executor, publicId: string): Promise<ImportRow | null> => {
  const { rows } = await sql<ImportRow>`select ${whole} from ${tables} where i.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** The same, locked. */
export const lockImport = async (tx: Tx, publicId: string): Promise<ImportRow | null> => {
  await sql`select id from imports where public_id = ${publicId} for update`.execute(tx);
  return findImport(tx, publicId);
};

export type ImportHead = Pick<
  ImportRow,
  | 'publicId'
  | 'kind'
  | 'fileName'
  | 'fileSize'
  | 'state'
  | 'added'
  | 'changed'
  | 'removed'
  | 'same'
  | 'createdBy'
  | 'createdAt'
  | 'appliedAt'
>;

/** The latest files of a start. */
export const selectImports = async (db: Executor, startId: number, limit: number): Promise<ImportHead[]> => {
  const { rows } = await sql<ImportHead>`
    select ${head} from imports i where i.event_city_id = ${startId} order by i.id desc limit ${limit}`.execute(db);
  return rows;
};

/** It is read from the beginning, and nothing of the reading before is left. */
const anew = sql`state = 'reading', progress = 0, attempts = 0, leased_until = null, failure = null, shown = null, hash = null, wish = null,
  added = null, changed = null, removed = null, same = null, version = version + 1`;

export const readAnew = async (
  tx: Tx,
  id: number,
  { map, options }: Pick<ImportRow, 'map' | 'options'>,
): Promise<void> => {
  await sql`
    update imports set ${anew}, moved = false, map = ${JSON.stringify(map)}::jsonb, options = ${JSON.stringify(options)}::jsonb
    where id = ${id}`.execute(tx);
};

/** Its base has changed since `hash` was shown: it is read anew, once for all who found that out. */
export const readMoved = async (db: Executor, id: number, hash: string): Promise<void> => {
  await sql`update imports set ${anew}, moved = true where id = ${id} and hash = ${hash} and state in ('ready', 'applying')`.execute(
    db,
  );
};

export const beginApplying = async (tx: Tx, id: number, wish: Wish): Promise<void> => {
  await sql`
    update imports set state = 'applying', progress = 0, attempts = 0, leased_until = null, wish = ${JSON.stringify(wish)}::jsonb,
      version = version + 1 where id = ${id}`.execute(tx);
};

/** The next one to be read or applied, or whose process was killed; others take other ones. */
export const takeImport = async (
  db: Executor,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ImportRow | null> => {
  const { rows } = await sql<{ publicId: string }>`
    update imports set attempts = attempts + 1, leased_until = ${until}, progress = 0
    where id = (select w.id from imports w where w.state in ('reading', 'applying') and (w.leased_until is null or w.leased_until < ${now})
      order by w.id limit 1 for update skip locked) returning public_id as "publicId"`.execute(db);
  return rows[0] ? findImport(db, rows[0].publicId) : null;
};

export type Held = Pick<ImportRow, 'id' | 'attempts' | 'version' | 'state'>;
/** Nobody has changed it meanwhile, nor taken it after its lease. */
const isHeld = ({ id, attempts, version, state }: Held) =>
  sql`id = ${id} and attempts = ${attempts} and version = ${version} and state = ${state}`;

const isOne = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): boolean =>
  Number(numAffectedRows ?? 0) === 1;

/** How far it is; false: it is another's, or nobody's. */
export const keepLease = async (
  db: Executor,
  held: Held,
  { progress, until }: { readonly progress: number; readonly until: Date },
): Promise<boolean> =>
  isOne(
    await sql`update imports set progress = ${progress}, leased_until = ${until} where ${isHeld(held)}`.execute(db),
  );

export const giveBack = async (db: Executor, held: Held): Promise<void> => {
  await sql`update imports set attempts = greatest(attempts - 1, 0), leased_until = null, progress = 0 where ${isHeld(held)}`.execute(
    db,
  );
};

/** It is begun again from that moment on, and counts as begun. */
export const tryAgain = async (db: Executor, held: Held, from: Date): Promise<void> => {
  await sql`update imports set leased_until = ${from}, progress = 0 where ${isHeld(held)}`.execute(db);
};

export type Read = {
  readonly state: 'problems' | 'ready' | 'failed';
  readonly failure: ByLanguage<string> | null;
  readonly shown: ByLanguage<ImportShown> | null;
  readonly hash: string | null;
  readonly counts: ImportCounts | null;
};

export const endReading = async (
  db: Executor,
  held: Held,
  { state, failure, shown, hash, counts }: Read,
): Promise<void> => {
  await sql`
    update imports set state = ${state}, progress = 100, leased_until = null, failure = ${failure && JSON.stringify(failure)}::jsonb,
      shown = ${shown && JSON.stringify(shown)}::jsonb, hash = ${hash}, wish = null, added = ${counts?.added ?? null}, changed = ${counts?.changed ?? null},
      removed = ${counts?.removed ?? null}, same = ${counts?.same ?? null}
    where ${isHeld(held)}`.execute(db);
};

/** In the transaction of what was stored; false: it is another's. */
export const endApplied = async (
  tx: Tx,
  held: Held,
  counts: ImportCounts,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<boolean> =>
  isOne(
    await sql`
      update imports set state = 'done', progress = 100, leased_until = null, added = ${counts.added}, changed = ${counts.changed},
        removed = ${counts.removed}, same = ${counts.same}, applied_by = ${userId}, applied_at = ${now}, version = version + 1
      where ${isHeld(held)}`.execute(tx),
  );

/** Imports whose files are kept no longer: their time, or an erasure. */
export const selectOver = async (
  db: Executor,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ id: number; publicId: string }[]> => {
  const { rows } = await sql<{ id: number; publicId: string }>`
    select id, public_id as "publicId" from imports where file_removed_at is null and (created_at < ${before} or erased_at is not null)
    order by created_at limit ${limit}`.execute(db);
  return rows;
};

/** Without its file it is neither read nor applied, and what it named is gone. */
export const forgetFile = async (db: Executor, id: number, now: Date): Promise<void> => {
  await sql`
    update imports set file_removed_at = ${now}, shown = null, hash = null, leased_until = null,
      state = case when state = 'done' then 'done' else 'failed' end where id = ${id}`.execute(db);
};

/** Where an import of a start belongs; null: there is none. */
export const placesOfImport = async (
  db: Executor,
  publicId: string,
): Promise<{ event: string; start: string }[] | null> => {
  const { rows } = await sql<{ event: string; start: string }>`
    select e.public_id as event, ec.public_id as start
    from imports i join event_cities ec on ec.id = i.event_city_id join events e on e.id = ec.event_id where i.public_id = ${publicId}`.execute(
    db,
  );
  return rows[0] ? rows : null;
};
