import type { competitionsList } from '@trassa/contracts/office';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
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
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';
import { daysOf } from '../../results.repository.ts';
import type { By } from '../clubs/write-clubs.repository.ts';

export type CompetitionOfficeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly description: string;
  /** Unix seconds */
  readonly starts: number;
  readonly ends: number;
  readonly status: 'draft' | 'published';
  readonly clubId: string;
  readonly clubTitle: string;
  readonly isClubShown: boolean;
  readonly timezone: string;
  readonly typeId: string;
  readonly typeRu: string;
  readonly typeEn: string | null;
  readonly waiting: number;
  readonly accepted: number;
  readonly declined: number;
  /** Accepted ones of its days. */
  readonly counted: number;
  readonly outside: number;
};

/** Of `x`, its club `k`, the city `c` of that, and its type `t`. */
const columns = sql`x.id, x.public_id as "publicId", x.title, x.description, floor(extract(epoch from x.starts_at))::bigint as starts,
  floor(extract(epoch from x.ends_at))::bigint as ends, x.status, k.public_id as "clubId", k.title as "clubTitle",
  k.status = 'published' as "isClubShown", c.timezone, t.public_id as "typeId", t.title_ru as "typeRu", t.title_en as "typeEn",
  n.waiting, n.accepted, n.declined, n.counted, n.outside, ${versionColumns('x')}`;
const joined = sql`join clubs k on k.id = x.club_id join cities c on c.id = k.city_id join competition_types t on t.id = x.type_id
  cross join lateral (
    select count(*) filter (where r.status = 'new')::int as waiting, count(*) filter (where r.status = 'accepted')::int as accepted,
      count(*) filter (where r.status = 'declined')::int as declined,
      count(*) filter (where r.status = 'accepted' and r.day between ${daysOf})::int as counted,
      count(*) filter (where r.status <> 'declined' and r.day not between ${daysOf})::int as outside
    from club_result_links l join club_results r on r.id = l.result_id where l.competition_id = x.id) n`;

/** As `competitionStateOf` has it. */
const stateSql = (
  now: Date,
): RawBuilder<unknown> => sql`case when x.status = 'draft' then 'draft' when x.ends_at <= ${now} then 'ended'
  when x.starts_at <= ${now} then 'running' else 'soon' end`;
const filtersAt = (now: Date): FilterSql<typeof competitionsList> => ({
  state: (value) => anyOf(stateSql(now), value),
  club: ({ values }) => sql`x.club_id in (select id from clubs where public_id = any(${[...values]}::text[]))`,
  type: ({ values }) =>
    sql`x.type_id in (select id from competition_types where public_id = any(${[...values]}::text[]))`,
  starts: (value) => during(sql`x.starts_at`, value),
});
const keys: SortSql<typeof competitionsList> = { starts: sql`x.starts_at` };

type Ask = ListAsk<typeof competitionsList>;
/** They are the house's, as clubs are: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean; readonly now: Date };

const sourceOf = (ask: Ask, { isWhole, now }: Seen): ListSource => {
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  const filters = filtersAt(now);
  return {
    from: sql`club_competitions x`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null
        ? sql`true`
        : sql`(fold_title(x.title) like fold_title(${like})
            or x.club_id in (select id from clubs where title_signs like title_signs(${like}) and fold_title(title) like fold_title(${like})))`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`x.id`,
  };
};

export const countCompetitionRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of competitions, and how many there are; two statements. */
export const selectCompetitionRows = (
  db: Executor,
  ask: Ask,
  seen: Seen,
): Promise<ListPage<CompetitionOfficeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<CompetitionOfficeRow & ListRow>`
      with page as (select x.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join club_competitions x on x.id = page.id ${joined} order by ${order}`,
  );

export const findCompetitionRow = async (db: Executor, publicId: string): Promise<CompetitionOfficeRow | null> => {
  const { rows } = await sql<CompetitionOfficeRow>`
    select ${columns} from club_competitions x ${joined} where x.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** Nobody changes it or links a result with it until the transaction ends. */
export const lockCompetition = async (tx: Tx, publicId: string): Promise<CompetitionOfficeRow | null> => {
  await sql`select 1 from club_competitions where public_id = ${publicId} for update`.execute(tx);
  return findCompetitionRow(tx, publicId);
};

export const isCompetition = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from club_competitions where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export type CompetitionValues = {
  readonly title: string;
  readonly type: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly description: string;
};

/** Of a club that has gone into no other one; false: it has, or there is none. */
export const insertCompetition = async (
  tx: Tx,
  publicId: string,
  club: string,
  { title, type, starts_at: starts, ends_at: ends, description }: CompetitionValues,
  { userId, now }: By,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into club_competitions (public_id, club_id, type_id, title, description, starts_at, ends_at, status, created_at, updated_at,
      updated_by)
    select ${publicId}, k.id, t.id, ${title}, ${description}, to_timestamp(${starts}), to_timestamp(${ends}), 'draft', ${now}::timestamptz,
      ${now}::timestamptz, ${userId}
    from clubs k, competition_types t where k.public_id = ${club} and k.status <> 'merged' and t.public_id = ${type}
    for share of k for key share of t returning id`.execute(tx);
  return rows.length > 0;
};

/** Of a locked competition, with the step of its version. */
export const updateCompetition = async (
  tx: Tx,
  id: number,
  { title, type, starts_at: starts, ends_at: ends, description }: CompetitionValues,
  { userId, now }: By,
): Promise<void> => {
  await sql`
    update club_competitions set title = ${title}, description = ${description}, starts_at = to_timestamp(${starts}),
      ends_at = to_timestamp(${ends}), type_id = (select t.id from competition_types t where t.public_id = ${type}),
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

export const updateCompetitionState = async (
  tx: Tx,
  id: number,
  status: 'draft' | 'published',
  { userId, now }: By,
): Promise<void> => {
  await sql`
    update club_competitions set status = ${status}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};
