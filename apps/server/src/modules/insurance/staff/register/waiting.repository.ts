import { sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import { endsAt } from '../../policy-changes.repository.ts';
import type { ToldPolicy } from './register-cells.ts';

/** Moments that bound some days: the first one, and the first one after them. */
export type Period = { readonly from: Date; readonly to: Date };
export type RegisterKind = 'new' | 'changed' | 'cancelled';

const isNamed = sql`(p.last_name <> '' and p.birth_date is not null)`;
/** What puts a policy p into a day: that it names somebody for the first time, then its last change. */
const toldAt = sql`(case when p.sent is null then p.ready_at else p.told_at end)`;
/** Nobody is told of a policy before it names somebody, and of one that was told of nothing but its end once it names nobody. */
const isWaiting = sql`p.sent is distinct from p.told
  and case when p.sent is null then ${isNamed} else ${isNamed} or p.cancelled_at is not null end`;
const kind = sql`case when p.sent is null then 'new' when p.cancelled_at is not null then 'cancelled' else 'changed' end`;

export type Counts = {
  readonly new: number;
  readonly changed: number;
  readonly cancelled: number;
  readonly sum: Minor;
};

/** What a batch of some days would have, without the bound of a batch; and how many policies of days before wait. */
export const countWaiting = async (
  db: Executor,
  { from, to }: Period,
): Promise<Counts & { readonly older: number }> => {
  const { rows } = await sql<Counts & { older: number }>`
    select (count(*) filter (where at >= ${from} and kind = 'new'))::int as new,
      (count(*) filter (where at >= ${from} and kind = 'changed'))::int as changed,
      (count(*) filter (where at >= ${from} and kind = 'cancelled'))::int as cancelled,
      coalesce(sum(price) filter (where at >= ${from} and kind = 'new' and not ended), 0)::bigint as sum, (count(*) filter (where at < ${from}))::int as older
    from (select ${kind} as kind, ${toldAt} as at, p.price_minor as price, p.cancelled_at is not null as ended from policies p
      where ${isWaiting} and ${toldAt} < ${to}) as w`.execute(db);
  return rows[0] ?? { new: 0, changed: 0, cancelled: 0, sum: 0, older: 0 };
};

export type WaitingPolicy = ToldPolicy & {
  readonly id: number;
  readonly userId: number;
  readonly told: number;
  readonly kind: RegisterKind;
};

/** Batches are made one after another, so that their numbers have no gaps and no two of them read the same policies. */
export const lockRegister = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('insurance register'))`.execute(tx);
};

/**
 * What waits of some days, the oldest policy first, locked: who changes or erases one meanwhile comes before or after the batch. Read by a
 * statement after the locks, as one that has waited for them would read what was there before.
 */
export const takeWaiting = async (tx: Tx, { from, to }: Period, limit: number): Promise<WaitingPolicy[]> => {
  const { rows: taken } = await sql<{ id: number }>`
    select p.id from policies p where ${isWaiting} and ${toldAt} >= ${from} and ${toldAt} < ${to}
    order by p.id limit ${limit} for update`.execute(tx);
  const { rows } = await sql<WaitingPolicy>`
    select p.id, p.user_id as "userId", p.told, ${kind} as kind, p.number, p.name_ru as offer, p.last_name as "lastName",
      p.first_name as "firstName", p.second_name as "secondName", p.phone, p.birth_date::text as "birthDate", p.gender,
      p.starts_at as "startsAt", ${endsAt} as "endsAt", p.price_minor as sum, coalesce(l.price_minor, p.price_minor) as price,
      p.cancelled_at as "cancelledAt", e.title_ru as "eventRu", null as "eventEn", c.name_ru as "cityRu", null as "cityEn",
      ec.start_time as "eventAt", ec.timezone
    from policies p
      left join order_lines l on l.id = p.order_line_id left join formats f on f.id = p.format_id
      left join event_cities ec on ec.id = f.event_city_id left join cities c on c.id = ec.city_id left join events e on e.id = ec.event_id
    where p.id = any(${taken.map(({ id }) => id)}::bigint[]) and ${isWaiting} order by p.id`.execute(tx);
  return rows;
};

export type UnnamedPolicy = {
  readonly publicId: string;
  readonly number: string;
  readonly offerRu: string;
  readonly offerEn: string | null;
  readonly startsAt: Date;
  readonly zone: string | null;
  /** Of all, on every row. */
  readonly total: number;
};

/** Coming policies that name nobody yet, the next to begin first. */
export const selectUnnamed = async (db: Executor, now: Date, limit: number): Promise<UnnamedPolicy[]> => {
  const { rows } = await sql<UnnamedPolicy>`
    select p.public_id as "publicId", p.number, p.name_ru as "offerRu", p.name_en as "offerEn", p.starts_at as "startsAt",
      ec.timezone as zone, (count(*) over ())::int as total
    from policies p left join formats f on f.id = p.format_id
      left join event_cities ec on ec.id = f.event_city_id
    where (p.last_name = '' or p.birth_date is null) and p.cancelled_at is null and p.erased_at is null and p.starts_at > ${now}
    order by p.starts_at, p.id limit ${limit}`.execute(db);
  return rows;
};
