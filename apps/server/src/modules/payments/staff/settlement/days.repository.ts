import { sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { DifferenceRow } from './compare.repository.ts';
import type { RegisterRow } from './read-line.ts';

export type DayRow = {
  readonly registerId: number | null;
  readonly fileName: string | null;
  readonly appliedAt: Date | null;
  readonly captured: Minor | null;
  readonly refunded: Minor | null;
  readonly closedAt: Date | null;
  readonly closedBy: number | null;
  readonly version: number;
};
type Key = { readonly provider: string; readonly day: string };

/** A day that nobody has touched has no row. */
export const untouched: DayRow = {
  registerId: null,
  fileName: null,
  appliedAt: null,
  captured: null,
  refunded: null,
  closedAt: null,
  closedBy: null,
  version: 1,
};

export const findDay = async (db: Executor, { provider, day }: Key): Promise<DayRow> => {
  const { rows } = await sql<DayRow>`
    select d.register_id as "registerId", r.file_name as "fileName", r.applied_at as "appliedAt", d.captured_minor as captured,
      d.refunded_minor as refunded, d.closed_at as "closedAt", d.closed_by as "closedBy", d.version
    from settlement_days d left join settlement_registers r on r.id = d.register_id where d.provider = ${provider} and d.day = ${day}::date`.execute(
    db,
  );
  return rows[0] ?? untouched;
};

/** Registers, decisions and closings of a day go one after another; in the order of days. */
export const lockDays = async (tx: Tx, provider: string, days: readonly string[]): Promise<void> => {
  await sql`
    insert into settlement_days (provider, day) select ${provider}, day from unnest(${[...days]}::date[]) as d (day) order by day
    on conflict do nothing`.execute(tx);
  await sql`
    select day from settlement_days where provider = ${provider} and day = any(${[...days]}::date[]) order by day for update`.execute(
    tx,
  );
};

export const closeDay = async (
  tx: Tx,
  { provider, day }: Key,
  { captured, refunded, userId, now }: { captured: Minor; refunded: Minor; userId: number; now: Date },
): Promise<void> => {
  await sql`
    update settlement_days set captured_minor = ${captured}, refunded_minor = ${refunded}, closed_at = ${now}, closed_by = ${userId},
      version = version + 1 where provider = ${provider} and day = ${day}::date and closed_at is null`.execute(tx);
};

export type Accepted = Pick<DifferenceRow, 'kind' | 'payment' | 'ours' | 'theirs'> & { readonly reason: string };

export const acceptDifference = async (
  tx: Tx,
  { provider, day }: Key,
  { kind, payment, ours, theirs, reason }: Accepted,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    with kept as (
      insert into settlement_accepted (provider, day, kind, provider_payment_id, ours_minor, theirs_minor, reason, accepted_by, accepted_at)
      values (${provider}, ${day}::date, ${kind}, ${payment}, ${ours}, ${theirs}, ${reason}, ${userId}, ${now})
      on conflict (provider, day, kind, provider_payment_id) do update set ours_minor = excluded.ours_minor,
        theirs_minor = excluded.theirs_minor, reason = excluded.reason, accepted_by = excluded.accepted_by, accepted_at = excluded.accepted_at
    )
    update settlement_days set version = version + 1 where provider = ${provider} and day = ${day}::date`.execute(tx);
};

/** Whether anything was ever paid by it: a provider that is at work no longer still has days. */
export const hasPayments = async (db: Executor, provider: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from payments where provider = ${provider} limit 1`.execute(db);
  return rows.length > 0;
};

export type RegisterHead = {
  readonly id: number;
  readonly publicId: string;
  readonly provider: string;
  readonly fileName: string;
  readonly from: string;
  readonly until: string;
  readonly count: number;
  readonly appliedAt: Date | null;
};
export type NewRegister = Omit<RegisterHead, 'id' | 'appliedAt' | 'count'> & {
  readonly hash: string;
  readonly rows: readonly RegisterRow[];
};

export const insertRegister = async (
  tx: Tx,
  { publicId, provider, fileName, hash, from, until, rows }: NewRegister,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    with made as (
      insert into settlement_registers (public_id, provider, file_name, file_hash, from_day, until_day, row_count, created_at, created_by)
      values (${publicId}, ${provider}, ${fileName}, ${hash}, ${from}::date, ${until}::date, ${rows.length}, ${now}, ${userId}) returning id
    )
    insert into settlement_rows (register_id, day, kind, provider_payment_id, amount_minor, fee_minor)
    select made.id, r.* from made, unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ payment }) => payment)}::text[], ${rows.map(({ amount }) => amount)}::bigint[], ${rows.map(({ fee }) => fee)}::bigint[]) as r`.execute(
    tx,
  );
};

/** Files that were looked at and never applied. */
export const forgetLeft = async (tx: Tx, before: Date): Promise<void> => {
  await sql`delete from settlement_registers where applied_at is null and created_at < ${before}`.execute(tx);
};

export const findRegister = async (db: Executor, publicId: string): Promise<RegisterHead | null> => {
  const { rows } = await sql<RegisterHead>`
    select id, public_id as "publicId", provider, file_name as "fileName", from_day::text as from, until_day::text as until,
      row_count as count, applied_at as "appliedAt" from settlement_registers where public_id = ${publicId}`.execute(
    db,
  );
  return rows[0] ?? null;
};

export type NamedDay = {
  readonly day: string;
  readonly rows: number;
  readonly bookFile: string | null;
  readonly bookRows: number;
  /** Its book has just these rows. */
  readonly isSame: boolean;
  readonly isClosed: boolean;
  readonly version: number;
};

/** Days that a register has lines of, beside the books that they have now. */
export const selectNamed = async (db: Executor, { id, provider }: RegisterHead): Promise<NamedDay[]> => {
  const { rows } = await sql<NamedDay>`
    with fresh as (
      select day, kind, provider_payment_id as payment, amount_minor as amount, fee_minor as fee from settlement_rows where register_id = ${id}
    ), named as (
      select f.day, count(*)::int as rows, d.register_id, d.closed_at is not null as "isClosed", coalesce(d.version, 1) as version
      from fresh f left join settlement_days d on d.provider = ${provider} and d.day = f.day group by f.day, d.register_id, d.closed_at, d.version
    ), old as (
      select s.day, s.kind, s.provider_payment_id as payment, s.amount_minor as amount, s.fee_minor as fee
      from named n join settlement_rows s on s.register_id = n.register_id and s.day = n.day
    ), other as (
      select day from (select * from old except select * from fresh) as gone union select day from (select * from fresh except select * from old) as come
    )
    select n.day::text as day, n.rows, r.file_name as "bookFile", (select count(*)::int from old where old.day = n.day) as "bookRows",
      n.register_id is not null and n.day not in (select day from other) as "isSame", n."isClosed", n.version
    from named n left join settlement_registers r on r.id = n.register_id order by n.day`.execute(db);
  return rows;
};

/** Of the database, which dates money: clocks of our processes may differ. */
export const readNow = async (db: Executor): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has no clock');
  return row.now;
};

/** Every provider that anything was ever paid by; as many looks into an index as there are. */
export const selectProviders = async (db: Executor): Promise<string[]> => {
  const { rows } = await sql<{ provider: string }>`
    with recursive met as (
      (select provider from payments order by provider limit 1)
      union all
      select (select p.provider from payments p where p.provider > met.provider order by p.provider limit 1) from met where met.provider is not null
    )
    select provider from met where provider is not null`.execute(db);
  return rows.map(({ provider }) => provider);
};

export const bookRegister = async (
  tx: Tx,
  { id, provider }: RegisterHead,
  days: readonly string[],
  now: Date,
): Promise<void> => {
  await sql`
    with marked as (update settlement_registers set applied_at = coalesce(applied_at, ${now}) where id = ${id})
    update settlement_days set register_id = ${id}, version = version + 1 where provider = ${provider} and day = any(${[...days]}::date[])`.execute(
    tx,
  );
};
