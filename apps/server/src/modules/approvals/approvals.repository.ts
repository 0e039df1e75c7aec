import type { Language } from '@trassa/contracts';
import type { ApprovalState, ApprovedAct, Places } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Change } from '../../platform/http/index.ts';
import type { NewApproval } from './approvals-deps.ts';

export type ApprovalRow = {
  readonly id: number;
  readonly publicId: string;
  readonly version: number;
  readonly act: ApprovedAct;
  readonly kind: string;
  readonly state: ApprovalState;
  readonly objectKind: string;
  readonly objectId: string;
  readonly objectTitle: string;
  readonly places: Places;
  readonly summary: Readonly<Record<Language, string>>;
  readonly sum: Minor | null;
  readonly params: unknown;
  readonly quote: unknown;
  readonly reason: string;
  readonly askedBy: number;
  readonly askedLogin: number;
  readonly askedAt: Date;
  readonly endsAt: Date;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string | null;
  readonly single: boolean;
  readonly changes: readonly Change[];
  readonly run: string | null;
};

/** Of approvals a. */
export const approvalColumns = sql`a.id, a.public_id as "publicId", a.version, a.act, a.kind, a.state, a.object_kind as "objectKind",
  a.object_id as "objectId", a.object_title as "objectTitle", a.places, a.summary, a.sum_minor as sum, a.params, a.quote, a.reason,
  a.asked_by as "askedBy", a.asked_login as "askedLogin", a.asked_at as "askedAt", a.ends_at as "endsAt",
  a.decided_by as "decidedBy", a.decided_at as "decidedAt", a.decision_reason as "decisionReason", a.single, a.changes, a.run`;

export const insertApproval = async (
  tx: Tx,
  { act, kind, object, places, summary, sum, params, quote, reason, by }: NewApproval,
  { publicId, now, endsAt }: { readonly publicId: string; readonly now: Date; readonly endsAt: Date },
): Promise<ApprovalRow> => {
  const { rows } = await sql<ApprovalRow>`
    insert into approvals as a (public_id, act, kind, object_kind, object_id, object_title, places, summary, sum_minor, params, quote,
      reason, asked_by, asked_login, asked_at, ends_at)
    values (${publicId}, ${act}, ${kind}, ${object.kind}, ${object.publicId}, ${object.title}, ${JSON.stringify(places)}::jsonb,
      ${JSON.stringify(summary)}::jsonb, ${sum}::bigint, ${JSON.stringify(params)}::jsonb, ${JSON.stringify(quote)}::jsonb, ${reason},
      ${by.userId}, ${by.loginId}, ${now}, ${endsAt})
    returning ${approvalColumns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an approval was not written');
  return row;
};

/** Keeps these from a second request; false when one of them is kept already. */
export const takeLocks = async (tx: Tx, approvalId: number, keys: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(keys)];
  if (!wanted.length) return true;
  const { rows } = await sql`
    insert into approval_locks (key, approval_id) select key, ${approvalId} from unnest(${wanted}::text[]) as k (key) order by key
    on conflict (key) do nothing returning key`.execute(tx);
  return rows.length === wanted.length;
};

/** Public id of a request that waits and keeps one of these; null: none does. */
export const findKeeper = async (db: Executor, keys: readonly string[], now: Date): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select a.public_id as id from approval_locks l join approvals a on a.id = l.approval_id
    where l.key = any(${[...keys]}::text[]) and a.ends_at > ${now} limit 1`.execute(db);
  return rows[0]?.id ?? null;
};

/** The row of the settings that holds the limits; null: nobody has set them. */
export const findLimits = async (db: Executor): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select value from settings where key = 'approvals'`.execute(db);
  return rows[0]?.value ?? null;
};

export const lockApproval = async (tx: Tx, publicId: string): Promise<ApprovalRow | null> => {
  const { rows } = await sql<ApprovalRow>`
    select ${approvalColumns} from approvals a where a.public_id = ${publicId} for update`.execute(tx);
  return rows[0] ?? null;
};

export const findApproval = async (db: Executor, publicId: string): Promise<ApprovalRow | null> => {
  const { rows } = await sql<ApprovalRow>`
    select ${approvalColumns} from approvals a where a.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const findPlaces = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql<{ places: Places }>`select places from approvals where public_id = ${publicId}`.execute(
    db,
  );
  return rows[0]?.places ?? null;
};

export type Closing = {
  readonly id: number;
  readonly state: Exclude<ApprovalState, 'waiting'>;
  /** null: nobody, it lapsed. */
  readonly by: number | null;
  readonly now: Date;
  readonly reason?: string | null;
  readonly single?: boolean;
  readonly changes?: readonly Change[];
  readonly run?: string | null;
};

/** Closed for good, and what it kept is free; by what it was to be done goes, because it may name people. */
export const closeApproval = async (
  tx: Tx,
  { id, state, by, now, reason = null, single = false, changes = [], run = null }: Closing,
): Promise<ApprovalRow> => {
  await sql`delete from approval_locks where approval_id = ${id}`.execute(tx);
  const { rows } = await sql<ApprovalRow>`
    update approvals as a set state = ${state}, version = version + 1, decided_by = ${by}, decided_at = ${now}, decision_reason = ${reason},
      single = ${single}, changes = ${JSON.stringify(changes)}::jsonb, run = ${run}, params = '{}'
    where id = ${id} returning ${approvalColumns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`there is no approval ${id}`);
  return row;
};

/** Requests whose time is over, locked; those that somebody decides at this moment are left to him. */
export const takeLapsed = async (tx: Tx, now: Date, limit: number): Promise<ApprovalRow[]> => {
  const { rows } = await sql<ApprovalRow>`
    select ${approvalColumns} from approvals a where a.state = 'waiting' and a.ends_at <= ${now}
    order by a.ends_at limit ${limit} for update skip locked`.execute(tx);
  return rows;
};

/** What happened since may be undone without the rest of the transaction. */
export const beginPart = async (tx: Tx): Promise<void> => {
  await sql`savepoint approved_act`.execute(tx);
};
export const undoPart = async (tx: Tx): Promise<void> => {
  await sql`rollback to savepoint approved_act`.execute(tx);
};
