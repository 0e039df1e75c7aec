import type { Language } from '@trassa/contracts';
import type { Places, RunState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { NewRun, RunUnderWay } from './runs-deps.ts';

export type RunRow = RunUnderWay & {
  readonly version: number;
  readonly kind: string;
  readonly state: RunState;
  readonly pausedBy: 'person' | 'failures' | null;
  readonly objectKind: string;
  readonly objectTitle: string;
  readonly summary: Readonly<Record<Language, string>>;
  readonly total: number;
  readonly seenDone: number;
  readonly seenFailed: number;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};
export type Counted = { readonly done: number; readonly failed: number };

/** Of runs r. */
export const runColumns = sql`r.id, r.public_id as "publicId", r.version, r.kind, r.state, r.paused_by as "pausedBy",
  r.object_kind as "objectKind", r.object_id as "objectId", r.object_title as "objectTitle", r.summary, r.params, r.total,
  r.asked_by as by, r.approval, r.seen_done as "seenDone", r.seen_failed as "seenFailed", r.created_at as "createdAt",
  r.started_at as "startedAt", r.finished_at as "finishedAt"`;

/** Pieces of a run r that are through. */
export const countedColumns = sql`
  (select count(*)::int from run_items i where i.run_id = r.id and i.state = 'done') as done,
  (select count(*)::int from run_items i where i.run_id = r.id and i.state = 'failed') as failed`;

/** A run with its pieces. */
export const insertRun = async (
  tx: Tx,
  { kind, object, places, summary, params, items, by, approval }: NewRun,
  { publicId, now }: { readonly publicId: string; readonly now: Date },
): Promise<void> => {
  await sql`
    with made as (
      insert into runs (public_id, kind, object_kind, object_id, object_title, places, summary, params, total, asked_by, approval, created_at)
      values (${publicId}, ${kind}, ${object.kind}, ${object.publicId}, ${object.title}, ${JSON.stringify(places)}::jsonb,
        ${JSON.stringify(summary)}::jsonb, ${JSON.stringify(params)}::jsonb, ${items.length}, ${by}, ${approval}, ${now})
      returning id)
    insert into run_items (run_id, object)
    select made.id, i.object from made, unnest(${[...items]}::text[]) with ordinality as i (object, place) order by i.place`.execute(
    tx,
  );
};

/** Pieces that have come since; false: none that it does not have. */
export const addItems = async (tx: Tx, runId: number, objects: readonly string[]): Promise<boolean> => {
  if (!objects.length) return false;
  const { rows } = await sql`
    insert into run_items (run_id, object) select ${runId}, object from unnest(${[...objects]}::text[]) as i (object)
    on conflict (run_id, object) do nothing returning id`.execute(tx);
  await sql`update runs set total = total + ${rows.length} where id = ${runId}`.execute(tx);
  return rows.length > 0;
};

/** Runs that go on, the oldest first; those that waited begin. */
export const selectLive = async (db: Executor, now: Date, limit: number): Promise<RunRow[]> => {
  await sql`update runs set state = 'running', started_at = coalesce(started_at, ${now}), version = version + 1 where state = 'waiting'`.execute(
    db,
  );
  const { rows } = await sql<RunRow>`
    select ${runColumns} from runs r where r.state = 'running' order by r.id limit ${limit}`.execute(db);
  return rows;
};

/** One that waited begins. */
export const beginRun = async (db: Executor, publicId: string, now: Date): Promise<void> => {
  await sql`
    update runs set state = 'running', started_at = coalesce(started_at, ${now}), version = version + 1
    where public_id = ${publicId} and state = 'waiting'`.execute(db);
};

export const findLive = async (db: Executor, publicId: string): Promise<RunRow | null> => {
  const { rows } = await sql<RunRow>`select ${runColumns} from runs r where r.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const selectFailed = async (
  db: Executor,
  runId: number,
  limit: number,
): Promise<{ object: string; error: string | null }[]> => {
  const { rows } = await sql<{ object: string; error: string | null }>`
    select object, error from run_items where run_id = ${runId} and state = 'failed' order by id limit ${limit}`.execute(
    db,
  );
  return rows;
};

type Rate = { readonly of: string; readonly minute: Date };

/**
 * As many pieces of this minute as are left, at most `wanted`: taken by one statement, whichever process asks. A process whose clock is
 * behind takes of the minute that others are in.
 */
export const takeRate = async (
  db: Executor,
  { of, wanted, perMinute, now }: { of: string; wanted: number; perMinute: number; now: Date },
): Promise<Rate & { readonly granted: number }> => {
  const { rows } = await sql<{ granted: number; minute: Date }>`
    insert into run_rates as r (kind, minute, used, granted)
    values (${of}, date_trunc('minute', ${now}::timestamptz), least(${wanted}::int, ${perMinute}::int), least(${wanted}::int, ${perMinute}::int))
    on conflict (kind) do update set minute = greatest(r.minute, excluded.minute),
      granted = least(${wanted}, ${perMinute} - case when r.minute >= excluded.minute then r.used else 0 end),
      used = least(${perMinute}, ${wanted} + case when r.minute >= excluded.minute then r.used else 0 end)
    returning granted, minute`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a rate was not taken');
  return { of, ...row };
};

/** What was taken and not used is others' again, within its minute. */
export const giveRateBack = async (db: Executor, { of, minute }: Rate, unused: number): Promise<void> => {
  await sql`update run_rates set used = greatest(0, used - ${unused}) where kind = ${of} and minute = ${minute}`.execute(
    db,
  );
};

/** Pieces that wait, counted up to a batch. */
export const countWaiting = async (db: Executor, runId: number, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from run_items where run_id = ${runId} and state = 'waiting' limit ${most}) w`.execute(db);
  return rows[0]?.count ?? 0;
};

/** The next piece that waits and that nobody else has, locked; null: there is none, or its run was paused or stopped meanwhile. */
export const lockNextItem = async (tx: Tx, runId: number): Promise<{ id: number; object: string } | null> => {
  const { rows } = await sql<{ id: number; object: string }>`
    select i.id, i.object from run_items i where i.run_id = ${runId} and i.state = 'waiting'
      and exists (select from runs r where r.id = i.run_id and r.state = 'running') order by i.id limit 1 for update of i skip locked`.execute(
    tx,
  );
  return rows[0] ?? null;
};

export const endItem = async (
  db: Executor,
  id: number,
  { error, now }: { readonly error: string | null; readonly now: Date },
): Promise<void> => {
  await sql`
    update run_items set state = ${error === null ? 'done' : 'failed'}, attempts = attempts + 1, error = ${error}, ended_at = ${now}
    where id = ${id} and state = 'waiting'`.execute(db);
};

export const countItems = async (db: Executor, runId: number): Promise<Counted & { readonly waiting: number }> => {
  const { rows } = await sql<Counted & { waiting: number }>`
    select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'waiting')::int as waiting from run_items where run_id = ${runId}`.execute(db);
  return rows[0] ?? { done: 0, failed: 0, waiting: 0 };
};

export const lockRun = async (
  tx: Tx,
  by: { readonly id: number } | { readonly publicId: string },
): Promise<RunRow | null> => {
  const condition = 'id' in by ? sql`r.id = ${by.id}` : sql`r.public_id = ${by.publicId}`;
  const { rows } = await sql<RunRow>`select ${runColumns} from runs r where ${condition} for update`.execute(tx);
  return rows[0] ?? null;
};

export type Change = {
  readonly state: RunState;
  readonly pausedBy?: 'person' | 'failures';
  readonly finishedAt?: Date;
  /** Failures are counted from here on. */
  readonly seen?: Counted;
};

export const setState = async (tx: Tx, id: number, { state, pausedBy, finishedAt, seen }: Change): Promise<void> => {
  await sql`
    update runs set state = ${state}, paused_by = ${pausedBy ?? null}, finished_at = ${finishedAt ?? null}, version = version + 1,
      seen_done = coalesce(${seen?.done ?? null}::int, seen_done), seen_failed = coalesce(${seen?.failed ?? null}::int, seen_failed)
    where id = ${id}`.execute(tx);
};

/** The failed pieces wait once more. */
export const resetFailed = async (tx: Tx, runId: number): Promise<void> => {
  await sql`update run_items set state = 'waiting', ended_at = null where run_id = ${runId} and state = 'failed'`.execute(
    tx,
  );
};

export const findRunPlaces = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql<{ places: Places }>`select places from runs where public_id = ${publicId}`.execute(db);
  return rows[0]?.places ?? null;
};
