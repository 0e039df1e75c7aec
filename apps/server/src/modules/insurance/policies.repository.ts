import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { PolicyRace } from './policy-race.ts';

export type PolicyRow = PolicyRace & {
  readonly publicId: string;
  readonly number: string;
  readonly startsAt: Date;
  /** Seconds. */
  readonly validity: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly secondName: string;
  readonly phone: string;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly price: Minor;
  readonly isCancelled: boolean;
  readonly hasFile: boolean;
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly logo: string | null;
  readonly legals: string;
  readonly isStartDate: boolean;
  /** Seconds. */
  readonly activationDelay: number;
  readonly ticketPublicId: string | null;
  readonly formatPublicId: string | null;
  /** Of all that fit, on every row. */
  readonly total: number;
};

const endsAt = sql`p.starts_at + make_interval(secs => p.validity_seconds)`;

const select = async (
  db: Executor,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<PolicyRow[]> => {
  const { rows } = await sql<PolicyRow>`
    select p.public_id as "publicId", p.number, p.starts_at as "startsAt", p.validity_seconds as validity, p.last_name as "lastName",
      p.first_name as "firstName", p.second_name as "secondName", p.phone, p.birth_date::text as "birthDate", p.gender, p.price_minor as price, p.cancelled_at is not null as "isCancelled",
      p.cancelled_at is null and p.last_name <> '' and p.birth_date is not null as "hasFile", p.name_ru as "nameRu", p.name_en as "nameEn", o.logo, p.legals, p.is_start_date as "isStartDate",
      p.activation_delay_seconds as "activationDelay", t.public_id as "ticketPublicId",
      f.public_id as "formatPublicId", e.title_ru as "eventRu", e.title_en as "eventEn", c.name_ru as "cityRu", c.name_en as "cityEn",
      ec.start_time as "eventAt", ec.timezone, count(*) over () as total
    from policies p
    join insurance_offers o on o.id = p.offer_id
    left join tickets t on t.id = p.ticket_id
    left join formats f on f.id = p.format_id
    left join event_cities ec on ec.id = f.event_city_id
    left join cities c on c.id = ec.city_id
    left join events e on e.id = ec.event_id
    where ${condition} ${order}`.execute(db);
  return rows;
};

/** More than a person ever has at once; a bound all the same. */
const most = 500;

/** Own policies that are not over, cancelled ones aside, the next to end first (API §15). */
export const selectValidPolicies = (db: Executor, userId: number, now: Date): Promise<PolicyRow[]> =>
  select(
    db,
    sql`p.user_id = ${userId} and p.cancelled_at is null and ${endsAt} > ${now}`,
    sql`order by ${endsAt}, p.id limit ${most}`,
  );

/** Own policies that are over or were cancelled, latest first. */
export const selectPastPolicies = async (
  db: Executor,
  userId: number,
  now: Date,
  { limit, offset }: Slice,
): Promise<{ policies: PolicyRow[]; total: number }> => {
  const isPast = sql`p.user_id = ${userId} and (p.cancelled_at is not null or ${endsAt} <= ${now})`;
  const policies = await select(db, isPast, sql`order by p.starts_at desc, p.id desc limit ${limit} offset ${offset}`);
  if (policies.length || offset === 0) return { policies, total: policies[0]?.total ?? 0 };
  const { rows } = await sql<{ total: number }>`select count(*) as total from policies p where ${isPast}`.execute(db);
  return { policies, total: rows[0]?.total ?? 0 };
};

/** A person's own policies of one ticket that were not cancelled. */
export const selectPoliciesOfTicket = (
  db: Executor,
  { ticketId, userId }: { ticketId: number; userId: number },
): Promise<PolicyRow[]> =>
  select(
    db,
    sql`p.ticket_id = ${ticketId} and p.user_id = ${userId} and p.cancelled_at is null`,
    sql`order by p.id limit ${most}`,
  );

/** One own policy, whatever has become of it. */
export const findOwnPolicy = async (db: Executor, publicId: string, userId: number): Promise<PolicyRow | null> =>
  (await select(db, sql`p.public_id = ${publicId} and p.user_id = ${userId}`, sql`order by p.id limit 1`))[0] ?? null;
