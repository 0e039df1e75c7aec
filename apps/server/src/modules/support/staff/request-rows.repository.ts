import type { Language, SupportType } from '@trassa/contracts';
import type { supportList } from '@trassa/contracts/office';
import type { Sought, SupportOutcome, SupportState } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  during,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  type Tx,
  versionColumns,
  type VersionRow,
} from '../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../platform/lists/index.ts';

export type RequestRow = {
  readonly id: number;
  readonly publicId: string;
  readonly type: SupportType;
  readonly name: string;
  readonly email: string;
  readonly waitsSince: Date | null;
  readonly assignedTo: number | null;
  readonly state: SupportState;
  readonly outcome: SupportOutcome | null;
  readonly askedAt: Date;
};
export type RequestCardRow = RequestRow &
  VersionRow & {
    readonly userId: number | null;
    readonly phone: string;
    readonly text: string;
    readonly language: Language;
    readonly club: string | null;
    readonly firstAnsweredAt: Date | null;
    readonly closedAt: Date | null;
  };

const columns = sql`r.id, r.public_id as "publicId", r.type, r.name, r.email, r.waits_since as "waitsSince",
  r.assigned_to as "assignedTo", r.state, r.outcome, r.created_at as "askedAt"`;

export type Seen = {
  /** Requests belong to no start: whoever reaches some starts sees none of them. */
  readonly isWhole: boolean;
  readonly userId: number;
  /** What waits since then, or longer, is late. */
  readonly late: Date;
  readonly sought: Sought | null;
};

const filtersOf = ({ userId, late }: Seen): FilterSql<typeof supportList> => {
  const ofWhom = (value: string): RawBuilder<unknown> => {
    if (value === 'nobody') return sql`r.assigned_to is null`;
    return value === 'me'
      ? sql`r.assigned_to = ${userId}`
      : sql`(r.assigned_to is not null and r.assigned_to <> ${userId})`;
  };
  const any = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;
  return {
    state: (value) => anyOf(sql`r.state`, value),
    type: (value) => anyOf(sql`r.type`, value),
    assigned: ({ values }) => any(values.map(ofWhom)),
    wait: ({ values }) =>
      any(values.map((value) => (value === 'late' ? sql`r.waits_since <= ${late}` : sql`r.waits_since is not null`))),
    created: (value) => during(sql`r.created_at`, value),
    answered: (value) => during(sql`r.first_answered_at`, value),
    answered_by: (value) => sql`(select u.public_id from support_messages m join users u on u.id = m.written_by
      where m.request_id = r.id and m.kind = 'staff' and m.refused_at is null order by m.id limit 1) in (
        select w.public_id from users w where ${anyOf(sql`w.public_id`, value)})`,
  };
};

const keys: SortSql<typeof supportList> = { created: sql`r.id` };

type Ask = ListAsk<typeof supportList>;

/** A number as lists and letters say it, a public id, a whole e-mail. */
const isFound = (text: string, { email }: Sought): RawBuilder<unknown> => {
  const number = /^(?:№|no\.?)?\s*(\d{1,15})$/i.exec(text)?.[1] ?? null;
  return sql`r.id in (
    select n.id from support_requests n where n.id = ${number}::bigint
    union all select n.id from support_requests n where n.public_id = ${text}
    union all select n.id from support_requests n where lower(n.email) = ${email}::text)`;
};

const sourceOf = (ask: Ask, seen: Seen): ListSource => {
  const filters = filtersOf(seen);
  return {
    from: sql`support_requests r`,
    where: [
      sql`${seen.isWhole}::boolean`,
      seen.sought === null ? sql`true` : isFound(ask.search?.trim() ?? '', seen.sought),
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`r.id`,
  };
};

export const countSupport = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of requests, and how many there are; two statements. */
export const selectSupport = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<RequestRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<RequestRow & ListRow>`
      with page as (select r.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join support_requests r on r.id = page.id order by ${order}`,
  );

export const findCard = async (db: Executor, publicId: string): Promise<RequestCardRow | null> => {
  const { rows } = await sql<RequestCardRow>`
    select ${columns}, ${versionColumns('r')}, r.user_id as "userId", r.phone, r.text, r.language, c.title as club,
      r.first_answered_at as "firstAnsweredAt", r.closed_at as "closedAt"
    from support_requests r left join clubs c on c.id = r.club_id where r.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** The same for a change, locked as an erasure of its person locks it. */
export const lockCard = async (tx: Tx, publicId: string): Promise<RequestCardRow | null> => {
  await sql`select id from support_requests where public_id = ${publicId} for no key update`.execute(tx);
  return findCard(tx, publicId);
};

export type RelatedRow = Pick<RequestRow, 'id' | 'publicId' | 'type' | 'state' | 'askedAt'>;
const mostRelated = 10;

/** What the same e-mail asked besides, latest first. */
export const selectRelated = async (db: Executor, id: number, email: string): Promise<RelatedRow[]> => {
  const { rows } = await sql<RelatedRow>`
    select r.id, r.public_id as "publicId", r.type, r.state, r.created_at as "askedAt" from support_requests r
    where lower(r.email) = lower(${email}) and r.id <> ${id} order by r.created_at desc limit ${mostRelated}`.execute(
    db,
  );
  return rows;
};
