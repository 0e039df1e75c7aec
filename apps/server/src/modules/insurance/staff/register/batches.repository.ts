import { insuranceTimezone } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import { versionColumns, type VersionRow } from '../../../../platform/database/index.ts';
import type { SheetRow } from '../../../../platform/sheet/index.ts';
import type { Counts, Period, RegisterKind } from './waiting.repository.ts';

type Person = { readonly publicId: string; readonly name: string };
export type BatchRow = Counts &
  VersionRow & {
    readonly id: number;
    readonly publicId: string;
    readonly number: number;
    /** YYYY-MM-DD */
    readonly from: string;
    readonly until: string;
    readonly hash: string;
    readonly head: readonly string[];
    readonly erased: number;
    readonly sentAt: Date | null;
    readonly madeBy: Person | null;
    readonly sentBy: Person | null;
    readonly editedBy: Person | null;
    /** Of all, on every row. */
    readonly total: number;
  };

const personOf = (alias: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null
    then json_build_object('publicId', ${sql.ref(`${alias}.public_id`)}, 'name', ${sql.ref(`${alias}.name`)}) end`;

const select = async (db: Executor, condition: RawBuilder<unknown>, limit: number): Promise<BatchRow[]> => {
  const { rows } = await sql<BatchRow>`
    select b.id, b.public_id as "publicId", b.number, b.from_day::text as from, b.until_day::text as until, b.new_count as new,
      b.changed_count as changed, b.cancelled_count as cancelled, b.sum_minor as sum, b.hash, b.head, b.sent_at as "sentAt", ${versionColumns('b')},
      ${personOf('m')} as "madeBy", ${personOf('s')} as "sentBy", ${personOf('u')} as "editedBy", (count(*) over ())::int as total,
      (select count(*)::int from register_rows r where r.batch_id = b.id and r.erased_at is not null) as erased
    from register_batches b left join users m on m.id = b.created_by left join users s on s.id = b.sent_by
      left join users u on u.id = b.updated_by
    where ${condition} order by b.number desc limit ${limit}`.execute(db);
  return rows;
};

/** Batches that were made in some days, or of them, the latest first. */
export const selectBatches = (db: Executor, { from, to }: Period, limit: number): Promise<BatchRow[]> =>
  select(
    db,
    sql`(b.created_at >= ${from} and b.created_at < ${to}) or (b.from_day < (${to}::timestamptz at time zone ${insuranceTimezone})::date
      and b.until_day >= (${from}::timestamptz at time zone ${insuranceTimezone})::date)`,
    limit,
  );

export const findBatch = async (db: Executor, publicId: string): Promise<BatchRow | null> =>
  (await select(db, sql`b.public_id = ${publicId}`, 1))[0] ?? null;

export const lockBatch = async (tx: Tx, publicId: string): Promise<BatchRow | null> => {
  await sql`select id from register_batches where public_id = ${publicId} for update`.execute(tx);
  return findBatch(tx, publicId);
};

export const nextNumber = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from register_batches`.execute(tx);
  return rows[0]?.number ?? 1;
};

export type NewBatch = Counts & {
  readonly publicId: string;
  readonly number: number;
  readonly from: string;
  readonly until: string;
  readonly hash: string;
  readonly head: readonly string[];
};
export type NewRow = {
  readonly policyId: number;
  readonly userId: number;
  readonly told: number;
  readonly kind: RegisterKind;
  readonly person: SheetRow | null;
  readonly cells: SheetRow;
};

/** A batch with its rows, and its policies marked as told, each by what was told of it. */
export const insertBatch = async (
  tx: Tx,
  batch: NewBatch,
  rows: readonly NewRow[],
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    with made as (
      insert into register_batches (public_id, number, from_day, until_day, new_count, changed_count, cancelled_count, sum_minor, hash, head,
        created_at, created_by, updated_at, updated_by)
      values (${batch.publicId}, ${batch.number}, ${batch.from}::date, ${batch.until}::date, ${batch.new}, ${batch.changed}, ${batch.cancelled},
        ${batch.sum}, ${batch.hash}, ${[...batch.head]}::text[], ${now}, ${userId}, ${now}, ${userId})
      returning id),
    given as (
      select * from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as g (line, position)),
    filled as (
      insert into register_rows (batch_id, position, policy_id, user_id, told, kind, person, cells)
      select made.id, position, (line ->> 'policyId')::bigint, (line ->> 'userId')::bigint, (line ->> 'told')::integer, line ->> 'kind',
        nullif(line -> 'person', 'null'::jsonb), line -> 'cells' from made, given
      returning policy_id, told)
    update policies p set sent = filled.told from filled where p.id = filled.policy_id`.execute(tx);
};

export type StoredRow = { readonly person: SheetRow | null; readonly cells: SheetRow };

/** Rows of a batch in the order of its file; as many as a batch may have. */
export const selectRows = async (db: Executor, batchId: number, limit: number): Promise<StoredRow[]> => {
  const { rows } = await sql<StoredRow>`
    select person, cells from register_rows where batch_id = ${batchId} order by position limit ${limit}`.execute(db);
  return rows;
};

export const markSent = async (
  tx: Tx,
  id: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update register_batches set sent_at = ${now}, sent_by = ${userId}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};
