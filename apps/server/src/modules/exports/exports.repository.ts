import type { Language } from '@trassa/contracts';
import type { Export } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type NewExport = {
  readonly list: string;
  readonly query: string;
  readonly columns: readonly string[];
  readonly format: Export['format'];
  readonly language: Language;
  readonly purpose: string | null;
  readonly personal: boolean;
  readonly ofPeople: boolean;
  readonly reach: Reach;
  readonly askedBy: number;
  readonly approval: string | null;
  /** null: more than were counted. */
  readonly total: number | null;
};
export type ExportRow = NewExport & {
  /** Also its number. */
  readonly id: number;
  readonly publicId: string;
  readonly state: Export['state'];
  readonly error: Export['error'];
  readonly rows: number;
  readonly size: number | null;
  readonly attempts: number;
  readonly restarts: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date | null;
};

const columns = sql`x.id, x.public_id as "publicId", x.list, x.query, x.columns, x.format, x.language, x.purpose, x.personal, x.of_people as "ofPeople", x.reach,
  x.asked_by as "askedBy", x.approval, x.total, x.state, x.error, x.rows, x.size, x.attempts, x.restarts, x.created_at as "createdAt",
  x.started_at as "startedAt", x.finished_at as "finishedAt", x.expires_at as "expiresAt"`;

/** One person's exports are asked for one after another, so that none slips past their limits. */
export const lockAsker = async (tx: Tx, userId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('exports'), ${userId}::bigint::integer)`.execute(tx);
};

export type Asked = { readonly waiting: number; readonly inHour: number; readonly oldest: Date | null };

/** What a person waits for, and asked for since then. */
export const countAsked = async (db: Executor, userId: number, since: Date): Promise<Asked> => {
  const { rows } = await sql<Asked>`
    select count(*) filter (where state in ('waiting', 'running'))::int as waiting,
      count(*) filter (where created_at > ${since})::int as "inHour",
      min(created_at) filter (where created_at > ${since}) as oldest
    from exports where asked_by = ${userId} and (created_at > ${since} or state in ('waiting', 'running'))`.execute(db);
  return rows[0] ?? { waiting: 0, inHour: 0, oldest: null };
};

/** Rows of personal data that a person took since then on his own; what was not counted is many. */
export const countPersonalRows = async (db: Executor, userId: number, since: Date): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(coalesce(total, rows)), 0)::int as rows from exports
    where asked_by = ${userId} and created_at > ${since} and personal and approval is null`.execute(db);
  return rows[0]?.rows ?? 0;
};

export const insertExport = async (
  tx: Tx,
  made: NewExport,
  { publicId, now }: { readonly publicId: string; readonly now: Date },
): Promise<ExportRow> => {
  const { rows } = await sql<ExportRow>`
    insert into exports as x (public_id, list, query, columns, format, language, purpose, personal, of_people, reach, asked_by, approval, total, created_at)
    values (${publicId}, ${made.list}, ${made.query}, ${[...made.columns]}::text[], ${made.format}, ${made.language}, ${made.purpose},
      ${made.personal}, ${made.ofPeople}, ${JSON.stringify(made.reach)}::jsonb, ${made.askedBy}, ${made.approval}, ${made.total}, ${now})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no export was made');
  return row;
};

export const selectExports = async (db: Executor, userId: number, limit: number): Promise<ExportRow[]> => {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports x where x.asked_by = ${userId} and x.hidden_at is null
    order by x.created_at desc, x.id desc limit ${limit}`.execute(db);
  return rows;
};

export const findExport = async (db: Executor, publicId: string, userId: number): Promise<ExportRow | null> => {
  const { rows } = await sql<ExportRow>`
    select ${columns} from exports x where x.public_id = ${publicId} and x.asked_by = ${userId} and x.hidden_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** The next that waits, or whose process was killed; others take other ones. */
export const takeExport = async (
  db: Executor,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ExportRow | null> => {
  const { rows } = await sql<ExportRow>`
    update exports as x set state = 'running', leased_until = ${until}, attempts = attempts + 1, rows = 0, started_at = ${now}
    where x.id = (select w.id from exports w where w.state in ('waiting', 'running') and (w.state = 'waiting' or w.leased_until < ${now})
      order by w.id limit 1 for update skip locked)
    returning ${columns}`.execute(db);
  return rows[0] ?? null;
};

/** Until erasures that are under way have ended: what is read afterwards knows nobody whom they erase. */
export const waitForErasures = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtext('exports that name people'))`.execute(tx);
};

type Held = Pick<ExportRow, 'id' | 'attempts'>;
/** Nobody has stopped it meanwhile, nor taken it after its lease. */
const isHeld = ({ id, attempts }: Held) => sql`x.id = ${id} and x.attempts = ${attempts} and x.state = 'running'`;

/** How far it is; false: it is another's, or nobody's. */
export const keepLease = async (
  db: Executor,
  held: Held,
  { rows: made, until }: { readonly rows: number; readonly until: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update exports x set rows = ${made}, leased_until = ${until} where ${isHeld(held)} returning x.id`.execute(db);
  return rows.length > 0;
};

/** It waits again, as if it had never been begun. */
export const giveBack = async (db: Executor, held: Held): Promise<void> => {
  await sql`update exports x set state = 'waiting', leased_until = null, attempts = attempts - 1, rows = 0 where ${isHeld(held)}`.execute(
    db,
  );
};

export const endFailed = async (
  db: Executor,
  held: Held,
  { error, now }: { readonly error: Export['error']; readonly now: Date },
): Promise<void> => {
  await sql`
    update exports x set state = 'failed', error = ${error}, leased_until = null, finished_at = ${now} where ${isHeld(held)}`.execute(
    db,
  );
};

/** Its file stands; false: it was stopped meanwhile. */
export const endReady = async (
  db: Executor,
  held: Held,
  made: { readonly rows: number; readonly size: number; readonly now: Date; readonly expires: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update exports x set state = 'ready', rows = ${made.rows}, total = ${made.rows}, size = ${made.size}, leased_until = null,
      finished_at = ${made.now}, expires_at = ${made.expires} where ${isHeld(held)} returning x.id`.execute(db);
  return rows.length > 0;
};

/** Nobody makes it any more, and its file goes with the next sweep. */
export const hideExport = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await sql`
    update exports x set state = 'expired', leased_until = null, hidden_at = ${now}, expires_at = least(x.expires_at, ${now})
    where x.id = ${id}`.execute(tx);
};

export type FileName = Pick<ExportRow, 'id' | 'publicId' | 'format' | 'attempts'>;

/** Exports whose files are over: their time, or what made them failed. */
export const selectOver = async (db: Executor, now: Date, limit: number): Promise<FileName[]> => {
  const { rows } = await sql<FileName>`
    select x.id, x.public_id as "publicId", x.format, x.attempts from exports x
    where x.started_at is not null and x.file_removed_at is null and (x.state in ('failed', 'expired') or x.state = 'ready' and x.expires_at <= ${now})
    order by x.id limit ${limit}`.execute(db);
  return rows;
};

export const markRemoved = async (db: Executor, id: number, now: Date): Promise<void> => {
  await sql`update exports set state = case when state = 'ready' then 'expired' else state end, file_removed_at = ${now} where id = ${id}`.execute(
    db,
  );
};

/** What was exported long ago; answers how many. */
export const deleteOld = async (db: Executor, before: Date, limit: number): Promise<number> => {
  const { rows } = await sql`
    delete from exports where id in (select id from exports where created_at < ${before}
      and state in ('failed', 'expired') and (started_at is null or file_removed_at is not null) order by created_at limit ${limit})
    returning id`.execute(db);
  return rows.length;
};
