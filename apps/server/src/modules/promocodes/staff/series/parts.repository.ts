import type { RunState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';

export type PartRow = {
  readonly id: number;
  readonly position: number;
  readonly count: number;
  readonly made: number;
  readonly run: string;
  readonly runState: RunState;
  readonly givenAt: Date | null;
  readonly giverId: string | null;
  readonly giverName: string | null;
};

/** Parts that a card shows, the latest first. */
const most = 50;

export const selectParts = async (db: Executor, seriesId: number): Promise<PartRow[]> => {
  const { rows } = await sql<PartRow>`
    select t.id, t.position, t.count, (select count(*)::int from promocodes p where p.part_id = t.id) as made, t.run, r.state as "runState",
      t.given_at as "givenAt", u.public_id as "giverId", u.name as "giverName"
    from promocode_parts t join runs r on r.public_id = t.run left join users u on u.id = t.given_by
    where t.series_id = ${seriesId} order by t.position desc limit ${most}`.execute(db);
  return rows;
};

export const insertPart = async (
  tx: Tx,
  seriesId: number,
  { count, run }: { readonly count: number; readonly run: string },
): Promise<void> => {
  await sql`
    insert into promocode_parts (series_id, position, count, run)
    select ${seriesId}, coalesce(max(position), 0) + 1, ${count}, ${run} from promocode_parts where series_id = ${seriesId}`.execute(
    tx,
  );
};

/** Whether a run of a series is not through yet. */
export const isMaking = async (db: Executor, seriesId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from promocode_parts t join runs r on r.public_id = t.run
    where t.series_id = ${seriesId} and r.state not in ('done', 'stopped') limit 1`.execute(db);
  return rows.length > 0;
};

export type LockedPart = Pick<PartRow, 'id' | 'count' | 'made' | 'runState' | 'givenAt'>;

/** A part by its place, locked: nobody makes codes of it or gives its file meanwhile. */
export const lockPart = async (tx: Tx, seriesId: number, position: number): Promise<LockedPart | null> => {
  await sql`select id from promocode_parts where series_id = ${seriesId} and position = ${position} for update`.execute(
    tx,
  );
  const { rows } = await sql<LockedPart>`
    select t.id, t.count, (select count(*)::int from promocodes p where p.part_id = t.id) as made, r.state as "runState", t.given_at as "givenAt"
    from promocode_parts t join runs r on r.public_id = t.run
    where t.series_id = ${seriesId} and t.position = ${position}`.execute(tx);
  return rows[0] ?? null;
};

export const writeLink = async (
  tx: Tx,
  partId: number,
  { hash, session, until }: { readonly hash: Buffer; readonly session: string; readonly until: Date },
): Promise<void> => {
  await sql`
    update promocode_parts set link_hash = ${hash}, link_session = ${session}, link_until = ${until} where id = ${partId}`.execute(
    tx,
  );
};

export type GivenPart = { readonly id: number; readonly position: number; readonly prefix: string };

/** The part behind a link of this session that has not lapsed; from now on its file is given. null: there is none. */
export const giveFile = async (
  db: Executor,
  seriesId: string,
  {
    hash,
    session,
    userId,
    now,
  }: { readonly hash: Buffer; readonly session: string; readonly userId: number; readonly now: Date },
): Promise<GivenPart | null> => {
  const { rows } = await sql<GivenPart>`
    update promocode_parts t set given_at = coalesce(t.given_at, ${now}), given_by = coalesce(t.given_by, ${userId})
    from promocode_series s where s.id = t.series_id and s.public_id = ${seriesId} and t.link_hash = ${hash}
      and t.link_session = ${session} and t.link_until > ${now}
    returning t.id, t.position, s.prefix`.execute(db);
  return rows[0] ?? null;
};

/** Codes of a part behind one of them, in the order of their making. */
export const selectCodes = async (
  db: Executor,
  partId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ id: number; code: string }[]> => {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from promocodes where part_id = ${partId} and id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
};
