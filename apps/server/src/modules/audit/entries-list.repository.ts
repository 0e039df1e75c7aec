import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import { contentColumns } from './audit.repository.ts';
import type { StoredContent } from './domain/entry-content.ts';

/** null: whatever it is. */
export type EntryFilter = {
  readonly actor: number | null;
  /** `area.act`, or `area.` for every act of an area. */
  readonly act: string | null;
  readonly object: { readonly kind: string; readonly id: string } | null;
  readonly result: 'done' | 'refused' | null;
  readonly from: Date | null;
  readonly to: Date | null;
};
/** The entry that the page before ended with. */
export type Position = { /** To the microsecond. */ readonly at: string; readonly id: number };

export const findPosition = async (db: Executor, publicId: string): Promise<Position | null> => {
  const { rows } = await sql<Position>`
    select at::text as at, id from audit_entries where public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

const isOf = (act: string): RawBuilder<boolean> =>
  act.endsWith('.') ? sql`split_part(e.act, '.', 1) = ${act.slice(0, -1)}` : sql`e.act = ${act}`;

const conditionsOf = (filter: EntryFilter, after: Position | null): RawBuilder<boolean>[] => {
  const { actor, act, object, result, from, to } = filter;
  return [
    ...(actor === null ? [] : [sql<boolean>`e.actor_id = ${actor}`]),
    ...(act === null ? [] : [isOf(act)]),
    ...(object === null ? [] : [sql<boolean>`e.object_kind = ${object.kind} and e.object_id = ${object.id}`]),
    // As a word of the statement, so that the index of refusals is known to hold them all.
    ...(result === null
      ? []
      : [result === 'refused' ? sql<boolean>`e.result = 'refused'` : sql<boolean>`e.result = 'done'`]),
    ...(from === null ? [] : [sql<boolean>`e.at >= ${from}`]),
    ...(to === null ? [] : [sql<boolean>`e.at < ${to}`]),
    ...(after === null ? [] : [sql<boolean>`(e.at, e.id) < (${after.at}::timestamptz, ${after.id}::bigint)`]),
  ];
};

export type ListedRow = StoredContent & { readonly number: number | null; readonly views: number };

/**
 * Entries of these things together, newest first: each gives a page of its own by the index of things, so that their number and the
 * size of the audit do not matter.
 */
export const selectEntriesOf = async (
  db: Executor,
  objects: readonly { readonly kind: string; readonly id: string }[],
  after: Position | null,
  limit: number,
): Promise<ListedRow[]> => {
  const [kinds, ids] = [objects.map(({ kind }) => kind), objects.map(({ id }) => id)];
  const { rows } = await sql<ListedRow>`
    select e.seal_number as number, ${contentColumns}, coalesce(v.count, 1) as views
    from unnest(${kinds}::text[], ${ids}::text[]) o (kind, id) cross join lateral (
      select * from audit_entries own where own.object_kind = o.kind and own.object_id = o.id
        and (own.at, own.id) < (coalesce(${after?.at ?? null}::timestamptz, 'infinity'), coalesce(${after?.id ?? null}::bigint, 0))
      order by own.at desc, own.id desc limit ${limit}) e
    left join audit_views v on v.entry_id = e.id order by e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
};

/** Entries of the whole audit, newest first. */
export const selectEntries = async (
  db: Executor,
  filter: EntryFilter,
  after: Position | null,
  limit: number,
): Promise<ListedRow[]> => {
  const conditions = [sql<boolean>`true`, ...conditionsOf(filter, after)];
  const { rows } = await sql<ListedRow>`
    select e.seal_number as number, ${contentColumns}, coalesce(v.count, 1) as views
    from audit_entries e left join audit_views v on v.entry_id = e.id
    where ${sql.join(conditions, sql` and `)} order by e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows;
};
