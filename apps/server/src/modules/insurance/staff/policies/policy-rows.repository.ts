import type { policiesList } from '@trassa/contracts/office';
import { insuranceTimezone, type PolicyMoment, type PolicyRepayment, type Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import type { Minor } from '../../../../kernel/money.ts';
import {
  anyOf,
  between,
  type Database,
  during,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  versionColumns,
  type VersionRow,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';
import type { PolicyPerson } from '../../insured-person.ts';
import type { PolicyRace } from '../../policy-race.ts';
import { endsAt } from '../../policy-changes.repository.ts';

export type PolicyRow = Pick<PolicyPerson, 'lastName' | 'firstName' | 'birthDate'> & {
  readonly id: number;
  readonly publicId: string;
  readonly number: string;
  readonly offerRu: string;
  readonly offerEn: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly zone: string;
  readonly price: Minor;
  readonly isCancelled: boolean;
  readonly repayment: PolicyRepayment | null;
  readonly issuedAt: Date;
};

/** Of the policy p and its start ec. */
const columns = sql`p.id, p.public_id as "publicId", p.number, p.last_name as "lastName", p.first_name as "firstName", p.birth_date::text as "birthDate",
  p.name_ru as "offerRu", p.name_en as "offerEn", p.starts_at as "startsAt", ${endsAt} as "endsAt",
  case when p.is_start_date then coalesce(ec.timezone, ${insuranceTimezone}) else ${insuranceTimezone} end as zone, p.price_minor as price,
  p.cancelled_at is not null as "isCancelled", p.repayment, p.created_at as "issuedAt"`;

const around = sql`left join formats f on f.id = p.format_id
  left join event_cities ec on ec.id = f.event_city_id`;

/** The rule is `policyMoment`; a test compares the two. */
const momentAt = (now: Date): Readonly<Record<PolicyMoment, RawBuilder<unknown>>> => ({
  cancelled: sql`p.cancelled_at is not null`,
  coming: sql`(p.cancelled_at is null and p.starts_at > ${now})`,
  active: sql`(p.cancelled_at is null and p.starts_at <= ${now} and ${endsAt} > ${now})`,
  over: sql`(p.cancelled_at is null and ${endsAt} <= ${now})`,
});

const filtersAt = (now: Date): FilterSql<typeof policiesList> => ({
  state: ({ values }) => {
    const moments = momentAt(now);
    return sql`(${sql.join(
      values.map((value) => moments[value as PolicyMoment]),
      sql` or `,
    )})`;
  },
  repayment: (value) => anyOf(sql`p.repayment`, value),
  insured: (value) =>
    anyOf(sql`case when p.last_name = '' or p.birth_date is null then 'unnamed' else 'named' end`, value),
  price: (value) => between(sql`p.price_minor`, value),
  starts: (value) => during(sql`p.starts_at`, value),
  created: (value) => during(sql`p.created_at`, value),
  cancelled: (value) => during(sql`p.cancelled_at`, value),
  offer: (value) => sql`p.offer_id in (select i.id from insurance_offers i where ${anyOf(sql`i.public_id`, value)})`,
});

const keys: SortSql<typeof policiesList> = { created: sql`p.id`, starts: sql`p.starts_at` };

type Ask = ListAsk<typeof policiesList>;
export type Seen = {
  /** Policies are the house's: whoever reaches some starts sees none of them. */
  readonly isWhole: boolean;
  readonly now: Date;
  /** What the words of a search may be. */
  readonly search: Sought | null;
};

/** The number, or a whole address of whoever bought or holds it. */
const isFound = (text: string, { email }: Sought): RawBuilder<unknown> => sql`p.id in (
  select n.id from policies n where n.number = ${text}
  union all select n.id from orders b join policies n on n.order_id = b.id where lower(b.email) = ${email}::text
  union all select n.id from users u join policies n on n.user_id = u.id where lower(u.email) = ${email}::text)`;

const sourceOf = (ask: Ask, { isWhole, now, search }: Seen): ListSource => {
  const filters = filtersAt(now);
  return {
    from: sql`policies p`,
    where: [
      sql`${isWhole}::boolean`,
      search === null ? sql`true` : isFound(ask.search?.trim() ?? '', search),
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`p.id`,
  };
};

export const countPolicies = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of policies, and how many there are; two statements. */
export const selectPolicies = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<PolicyRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<PolicyRow & ListRow>`
      with page as (select p.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join policies p on p.id = page.id ${around} order by ${order}`,
  );

export type PolicyCardRow = PolicyRow &
  PolicyPerson &
  PolicyRace &
  VersionRow & {
    /** Who holds it. */
    readonly userId: number;
    readonly isErased: boolean;
    readonly cancelledAt: Date | null;
    readonly failures: number;
    readonly orderId: number | null;
    readonly order: string | null;
    readonly buyerId: number | null;
    readonly ticket: string | null;
    readonly ticketNumber: string | null;
    readonly isReturning: boolean;
    readonly isByHand: boolean;
    readonly editorId: string | null;
    readonly editorName: string | null;
  };

export const findPolicyCard = async (db: Executor, publicId: string): Promise<PolicyCardRow | null> => {
  const { rows } = await sql<PolicyCardRow>`
    select ${columns}, ${versionColumns('p')}, p.user_id as "userId", p.second_name as "secondName", p.phone, p.gender, p.erased_at is not null as "isErased",
      p.cancelled_at as "cancelledAt", p.repay_failures as failures, p.order_id as "orderId", r.public_id as order, r.user_id as "buyerId",
      t.public_id as ticket, t.ticket_number as "ticketNumber", e.title_ru as "eventRu", e.title_en as "eventEn", c.name_ru as "cityRu",
      c.name_en as "cityEn", ec.start_time as "eventAt", ec.timezone, u.public_id as "editorId", u.name as "editorName",
      exists (select from ticket_returns b where b.ticket_id = p.ticket_id and b.done_at is null and (t.status = 'processing'
        or (b.insurance_minor > 0 and p.starts_at > b.requested_at and (p.cancelled_at is null or p.cancelled_at >= b.requested_at))))
        as "isReturning",
      exists (select from refunds h join approval_locks k on k.key = 'refund ' || h.public_id where h.cause = 'policy:' || p.id) as "isByHand"
    from policies p ${around} left join cities c on c.id = ec.city_id left join events e on e.id = ec.event_id
      left join orders r on r.id = p.order_id left join tickets t on t.id = p.ticket_id left join users u on u.id = p.updated_by
    where p.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** It belongs to no start. */
export const isPolicy = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from policies where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export type ToldRow = {
  readonly number: number;
  readonly kind: 'new' | 'changed' | 'cancelled';
  readonly madeAt: Date;
  readonly sentAt: Date | null;
};

/** Batches that have a policy, the latest first; more than a policy ever has. */
export const selectTold = async (db: Executor, policyId: number): Promise<ToldRow[]> => {
  const { rows } = await sql<ToldRow>`
    select b.number, r.kind, b.created_at as "madeAt", b.sent_at as "sentAt"
    from register_rows r join register_batches b on b.id = r.batch_id where r.policy_id = ${policyId}
    order by r.told desc limit 50`.execute(db);
  return rows;
};
