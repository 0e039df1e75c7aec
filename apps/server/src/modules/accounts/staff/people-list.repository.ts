import type { peopleList } from '@trassa/contracts/office';
import type { Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { FilterValue, ListAsk } from '../../../kernel/list-declaration.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import {
  anyOf,
  areNamed,
  beginsWith,
  during,
  endsIn,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../platform/lists/index.ts';
import { isPersonOf, namesOfUser } from './find-people.repository.ts';

export type PersonRow = ListRow & {
  readonly publicId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly createdAt: Date;
  readonly tickets: number;
  readonly spent: Minor;
  readonly roles: readonly string[];
  readonly temporary: boolean;
  readonly blocked: boolean;
};

const is = ({ values }: FilterValue, condition: RawBuilder<unknown>): RawBuilder<unknown> => {
  const asked = sql`${[...values]}::text[]`;
  return sql`((${condition} and 'yes' = any(${asked})) or (not ${condition} and 'no' = any(${asked})))`;
};

/** Whom a person of the staff reaches, and whether cards show him clubs. */
export type PeopleReach = { readonly scope: OfficeScope; readonly seesClubs: boolean };

/** Of users u. Those that few have say so in the words of their index; what the card hides finds nobody. */
const filtersFor = ({ scope, seesClubs }: PeopleReach): FilterSql<typeof peopleList> => {
  const isHere = scope === 'all' ? sql`true` : sql`t.format_id = any(${[...scope.formats]}::bigint[])`;
  return {
    role: ({ values }) => sql`(u.roles <> '{}' and u.roles && ${[...values]}::text[])`,
    blocked: (value) =>
      value.values.length === 1 && value.values[0] === 'yes' ? sql`u.blocked` : is(value, sql`u.blocked`),
    temporary: (value) => is(value, sql`u.temporary`),
    confirmed: (value) => is(value, sql`(u.email_confirmed_at is not null)`),
    mailing: (value) => is(value, sql`u.mailing`),
    language: (value) => anyOf(sql`u.language`, value),
    club: (value) =>
      seesClubs
        ? sql`u.id in (select m.user_id from club_members m join clubs k on k.id = m.club_id
            where ${anyOf(sql`k.public_id`, value)})`
        : sql`false`,
    start: (value) => sql`u.id in (select t.user_id from tickets t join formats f on f.id = t.format_id
      join event_cities ec on ec.id = f.event_city_id where ${anyOf(sql`ec.public_id`, value)} and ${isHere})`,
    since: (value) => during(sql`u.created_at`, value),
  };
};

const keys: SortSql<typeof peopleList> = { since: sql`u.created_at` };

/** By whatever the words may be; who is nothing of it is not found. */
const isFound = ({ email, phoneEnd, words, otherWords }: Sought): RawBuilder<unknown> => sql`(
  ${areNamed(namesOfUser, [sql`${words}::text`, sql`${otherWords}::text`], true)}
  or ${beginsWith(sql`lower(u.email)`, sql`${email}::text`)}
  or ${endsIn(sql`u.phone`, sql`${phoneEnd}::text`)})`;

const paid = ['paid', 'shipped', 'delivered', 'partially_refunded'];

type Ask = ListAsk<typeof peopleList>;

/** People in scope. */
const sourceOf = (ask: Ask, sought: Sought | null, reach: PeopleReach): ListSource => {
  const searched = sought === null ? sql`true` : isFound(sought);
  const filters = filtersFor(reach);
  return {
    from: sql`users u`,
    where: [
      sql`u.deleted_at is null`,
      isPersonOf(reach.scope),
      searched,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`u.id`,
  };
};

export const countPeople = (db: Database, ask: Ask, reach: PeopleReach, sought: Sought | null = null): Promise<Count> =>
  countList(db, sourceOf(ask, sought, reach));

/** A page of people in scope, and how many there are; what they bought is counted in scope, too. Two statements. */
export const selectPeople = (
  db: Executor,
  ask: Ask,
  sought: Sought | null,
  reach: PeopleReach,
): Promise<ListPage<PersonRow>> => {
  const { scope } = reach;
  const [isTicket, isLine] =
    scope === 'all'
      ? [sql`true`, sql`true`]
      : [
          sql`t.format_id = any(${[...scope.formats]}::bigint[])`,
          sql`l.event_city_id = any(${[...scope.starts]}::bigint[])`,
        ];
  return selectListPage(
    db,
    ask,
    sourceOf(ask, sought, reach),
    ({ key, rows, order }) => sql<PersonRow>`
      with page as (select u.id, ${key} as key from ${rows})
      select page.id, page.key, u.public_id as "publicId", concat_ws(' ', nullif(u.last_name, ''), nullif(u.name, '')) as name,
        u.email, u.phone, u.created_at as "createdAt", u.roles, u.temporary, u.blocked,
        (select count(*) from tickets t where t.user_id = u.id and t.status <> 'returned' and ${isTicket})::int as tickets,
        (select coalesce(sum(l.total_minor), 0) from orders o join order_lines l on l.order_id = o.id
          where o.user_id = u.id and o.status = any(${paid}::text[]) and ${isLine})::bigint as spent
      from page join users u on u.id = page.id order by ${order}`,
  );
};
