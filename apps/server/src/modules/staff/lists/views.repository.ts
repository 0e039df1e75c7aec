import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type ViewRow = {
  readonly publicId: string;
  /** null: an erased person's. */
  readonly userId: number | null;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
};

const columns = sql`v.public_id as "publicId", v.user_id as "userId", v.list, v.name, v.query, v.shared`;

/** Shared views that a list shows at most; each person has few. */
const sharedMost = 200;

/** Views of a list that a person sees: his own, then those of all, in the order of their making. */
export const selectViews = async (db: Executor, userId: number, list: string): Promise<ViewRow[]> => {
  const { rows } = await sql<ViewRow>`
    select ${columns} from saved_views v where v.list = ${list} and (v.user_id = ${userId} or v.shared)
    order by v.shared desc, v.id limit ${sharedMost}`.execute(db);
  return rows;
};

/** Waits for another change of this person's views. */
export const lockViewsOf = async (tx: Tx, userId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`.execute(tx);
};

export const countViews = async (tx: Tx, userId: number, list: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_views where user_id = ${userId} and list = ${list}`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const insertView = async (tx: Tx, view: ViewRow): Promise<void> => {
  await sql`
    insert into saved_views (public_id, user_id, list, name, query, shared)
    values (${view.publicId}, ${view.userId}, ${view.list}, ${view.name}, ${view.query}, ${view.shared})`.execute(tx);
};

export const lockView = async (tx: Tx, publicId: string): Promise<ViewRow | null> => {
  const { rows } = await sql<ViewRow>`
    select ${columns} from saved_views v where v.public_id = ${publicId} for update`.execute(tx);
  return rows[0] ?? null;
};

export const updateView = async (tx: Tx, { publicId, name, query, shared }: ViewRow): Promise<void> => {
  await sql`
    update saved_views set name = ${name}, query = ${query}, shared = ${shared} where public_id = ${publicId}`.execute(
    tx,
  );
};

export const deleteView = async (tx: Tx, publicId: string): Promise<void> => {
  await sql`delete from saved_views where public_id = ${publicId}`.execute(tx);
};
