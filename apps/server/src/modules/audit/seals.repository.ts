import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { contentColumns } from './audit.repository.ts';
import type { StoredContent } from './domain/entry-content.ts';

/** One process seals at a time. */
export const lockSealing = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7283466053)`.execute(tx);
};

export type Link = { readonly number: number; readonly seal: Buffer };

/** The last sealed entry, or the last one not after a number. */
export const selectLink = async (db: Executor, most: number | null = null): Promise<Link | null> => {
  const { rows } = await sql<Link>`
    select seal_number as number, seal from audit_entries
    where seal_number is not null and (${most}::bigint is null or seal_number <= ${most})
    order by seal_number desc limit 1`.execute(db);
  return rows[0] ?? null;
};

export type Unsealed = StoredContent & { readonly id: number; readonly mac: Buffer };

/**
 * What no running transaction can still come before. A transaction of another cluster, whose dump this is, is over however
 * high its number.
 */
export const selectUnsealed = async (tx: Tx, limit: number): Promise<Unsealed[]> => {
  const { rows } = await sql<Unsealed>`
    select e.id, e.mac, ${contentColumns} from audit_entries e
    where e.seal is null
      and (e.xid < pg_snapshot_xmin(pg_current_snapshot()) or e.xid >= pg_snapshot_xmax(pg_current_snapshot()))
    order by e.id limit ${limit}`.execute(tx);
  return rows;
};

export const setSeals = async (
  tx: Tx,
  seals: readonly { readonly id: number; readonly number: number; readonly seal: string }[],
): Promise<void> => {
  await sql`
    update audit_entries e set seal_number = s.number, seal = decode(s.seal, 'base64')
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s (id bigint, number bigint, seal text) where e.id = s.id`.execute(
    tx,
  );
};

export type SealedRow = StoredContent & { readonly number: number; readonly mac: Buffer; readonly seal: Buffer };

export const selectSealed = async (db: Executor, after: number, most: number, limit: number): Promise<SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select e.seal_number as number, e.mac, e.seal, ${contentColumns} from audit_entries e
    where e.seal_number > ${after} and e.seal_number <= ${most} order by e.seal_number limit ${limit}`.execute(db);
  return rows;
};

/** Numbers of the entries of these moments, which are few beside all: sought by them, never along the chain; null: none. */
export const selectRange = async (
  db: Executor,
  from: Date | null,
  to: Date | null,
): Promise<{ first: number | null; last: number | null }> => {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    with found as materialized (
      select seal_number as number from audit_entries where seal_number is not null
        and at >= coalesce(${from}::timestamptz, '-infinity') and at < coalesce(${to}::timestamptz, 'infinity')
    ) select min(number) as first, max(number) as last from found`.execute(db);
  return rows[0] ?? { first: null, last: null };
};
