import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { EntryContent } from './domain/entry-content.ts';

/** An entry with its mac in base64. */
export type NewEntry = EntryContent & { readonly mac: string };

/** The parts of an entry, as `EntryContent` names them; absent ones are null. */
export const contentColumns = sql`e.public_id as "publicId",
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", e.actor_id as actor, e.came_from as "from",
  e.session, e.act, e.object_kind as "objectKind", e.object_id as "objectId", e.object_title as "objectTitle", e.places,
  e.changes, e.reason, e.address, e.request_id as "requestId", e.result, e.code, e.decider_id as decider`;

export const insertEntries = async (db: Executor, entries: readonly NewEntry[]): Promise<void> => {
  await sql`
    insert into audit_entries (public_id, at, actor_id, came_from, session, act, object_kind, object_id, object_title, places,
      changes, reason, address, request_id, result, code, decider_id, mac)
    select r."publicId", r.at, r.actor, r."from", r.session, r.act, r."objectKind", r."objectId", r."objectTitle", r.places,
      r.changes, r.reason, r.address, r."requestId", r.result, r.code, r.decider, decode(r.mac, 'base64')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r ("publicId" text, at timestamptz, actor bigint, "from" text,
      session text, act text, "objectKind" text, "objectId" text, "objectTitle" jsonb, places jsonb, changes jsonb, reason jsonb,
      address jsonb, "requestId" text, result text, code text, decider bigint, mac text)`.execute(db);
};

type View = {
  readonly actor: number | null;
  readonly act: string | null;
  readonly kind: string;
  readonly id: string;
  readonly since: Date;
};

/** Equal looks wait for one another until the end of the transaction. */
export const lockView = async (db: Executor, { actor, act, kind, id }: View): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['view', actor, act, kind, id])}, 0))`.execute(
    db,
  );
};

/** Counts one more look beside its entry; false: there is none of late. */
export const countView = async (db: Executor, { actor, act, kind, id, since }: View): Promise<boolean> => {
  const { rows } = await sql`
    insert into audit_views as v (entry_id, count, last_at)
    select e.id, 2, clock_timestamp() from audit_entries e
    where e.object_kind = ${kind} and e.object_id = ${id} and e.actor_id = ${actor} and e.act = ${act} and e.result = 'done'
      and e.at > ${since}
    order by e.at desc, e.id desc limit 1
    on conflict (entry_id) do update set count = v.count + 1, last_at = clock_timestamp() returning 1`.execute(db);
  return rows.length === 1;
};

type Refusal = {
  readonly actor: number;
  readonly act: string | null;
  readonly kind: string | null;
  readonly id: string | null;
  readonly code: string | null;
  /** Equal ones after this moment are one. */
  readonly since: Date;
  /** So many after that moment are entries of their own. */
  readonly most: number;
  readonly after: Date;
};

/** Refusals of one person wait for one another until the end of the transaction. */
export const lockRefusals = async (db: Executor, actor: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`refused ${actor}`}, 0))`.execute(db);
};

/** Counts one more refusal beside an equal one of late, or beside the last one of too many; false: it needs an entry. */
export const countRefusal = async (
  db: Executor,
  { actor, act, kind, id, code, since, most, after }: Refusal,
): Promise<boolean> => {
  const { rows } = await sql`
    with recent as (
      select * from audit_entries where actor_id = ${actor} and result = 'refused' and at > ${after}
      order by at desc, id desc limit ${most}
    ), equal as (
      select id from recent where at > ${since} and act is not distinct from ${act}::text and code is not distinct from ${code}::text
        and object_kind is not distinct from ${kind}::text and object_id is not distinct from ${id}::text
      order by id desc limit 1
    ), full_up as (select max(id) as id from recent having count(*) = ${most})
    insert into audit_views as v (entry_id, count, last_at)
    select id, 2, clock_timestamp() from (select id from equal union all select id from full_up limit 1) beside
    on conflict (entry_id) do update set count = v.count + 1, last_at = clock_timestamp() returning 1`.execute(db);
  return rows.length === 1;
};
