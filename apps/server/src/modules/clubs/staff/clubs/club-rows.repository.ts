import type { clubsList } from '@trassa/contracts/office';
import type { ClubState } from '@trassa/rules';
import { sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { FilterValue, ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
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

export type ClubOfficeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
  readonly link: string | null;
  readonly state: ClubState;
  readonly cityId: number;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly timezone: string;
  readonly members: number;
  /** Shown or not. */
  readonly competitions: number;
  readonly intoId: string | null;
  readonly intoTitle: string | null;
};

/** Of `k`, its city `c` and the club `g` where it has gone. */
const columns = sql`k.id, k.public_id as "publicId", k.public_name as slug, k.title, k.description, k.picture, k.link,
  k.status as state, c.id as "cityId", c.name_ru as "cityRu", c.name_en as "cityEn", c.timezone,
  (select count(*)::int from club_members m where m.club_id = k.id) as members,
  (select count(*)::int from club_competitions x where x.club_id = k.id) as competitions,
  g.public_id as "intoId", g.title as "intoTitle", ${versionColumns('k')}`;
const joined = sql`join cities c on c.id = k.city_id left join clubs g on g.id = k.merged_into`;

const begins = ({ values: [text = ''] }: FilterValue): string => `${escapeLike(text.trim().toLowerCase())}%`;
const filters: FilterSql<typeof clubsList> = {
  state: (value) => anyOf(sql`k.status`, value),
  city: (value) =>
    sql`k.city_id in (select id from cities where lower(name_ru) like ${begins(value)} or lower(name_en) like ${begins(value)})`,
  created: (value) => during(sql`k.created_at`, value),
};
const keys: SortSql<typeof clubsList> = { title: sql`k.title_key`, created: sql`k.created_at` };

type Ask = ListAsk<typeof clubsList>;

/** Clubs are the house's: whoever reaches some starts sees none of them. */
const sourceOf = (ask: Ask, isWhole: boolean): ListSource => {
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  return {
    from: sql`clubs k`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null
        ? sql`true`
        : sql`(k.title_signs like title_signs(${like}) and fold_title(k.title) like fold_title(${like}))`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`k.id`,
  };
};

export const countClubRows = (db: Database, ask: Ask, isWhole: boolean): Promise<Count> =>
  countList(db, sourceOf(ask, isWhole));

/** A page of clubs, and how many there are; two statements. */
export const selectClubRows = (db: Executor, ask: Ask, isWhole: boolean): Promise<ListPage<ClubOfficeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, isWhole),
    ({ key, rows, order }) => sql<ClubOfficeRow & ListRow>`
      with page as (select k.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join clubs k on k.id = page.id ${joined} order by ${order}`,
  );

export const findClubRow = async (db: Executor, publicId: string): Promise<ClubOfficeRow | null> => {
  const { rows } = await sql<ClubOfficeRow>`
    select ${columns} from clubs k ${joined} where k.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const isClub = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from clubs where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

const formerMost = 50;

/** Addresses that lead to a club besides its own: those it had, and those of clubs that went into it. */
export const selectFormer = async (db: Executor, id: number): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from (select public_name as slug from club_addresses where club_id = ${id}
      union all select public_name from clubs where merged_into = ${id}
      union all select a.public_name from clubs k join club_addresses a on a.club_id = k.id where k.merged_into = ${id}) former
    order by slug limit ${formerMost}`.execute(db);
  return rows.map(({ slug }) => slug);
};

export type FoundCity = {
  readonly id: number;
  readonly ru: string;
  readonly en: string;
  readonly region: string;
  readonly timezone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Cities by a part of their name, those that begin with it first. */
export const selectCitiesNamed = async (db: Executor, search: string, most: number): Promise<FoundCity[]> => {
  const text = escapeLike(search.trim().toLowerCase());
  const { rows } = await sql<FoundCity>`
    select c.id, c.name_ru as ru, c.name_en as en, r.name_ru as region, c.timezone, c.latitude, c.longitude
    from cities c join regions r on r.id = c.region_id
    where lower(c.name_ru) like ${`%${text}%`} or lower(c.name_en) like ${`%${text}%`}
    order by not (lower(c.name_ru) like ${`${text}%`} or lower(c.name_en) like ${`${text}%`}),
      not exists (select from clubs k where k.city_id = c.id), c.name_ru, c.id limit ${most}`.execute(db);
  return rows;
};

export const isCity = async (db: Executor, id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from cities where id = ${id}`.execute(db);
  return rows.length > 0;
};

export type MemberRow = {
  readonly userId: number;
  readonly publicId: string;
  readonly name: string;
  readonly lastName: string;
  /** Unix seconds */
  readonly joined: number;
  /** Microseconds since 1970, as the cursor has them. */
  readonly at: string;
};

/** The members behind one of them, the last joined first. */
export const selectMembers = async (
  db: Executor,
  clubId: number,
  { after, most }: { readonly after: { readonly at: string; readonly id: number } | null; readonly most: number },
): Promise<MemberRow[]> => {
  const behind = after
    ? sql`(m.joined_at, m.user_id) < (to_timestamp(0) + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql`true`;
  const { rows } = await sql<MemberRow>`
    select m.user_id as "userId", u.public_id as "publicId", u.name, u.last_name as "lastName",
      floor(extract(epoch from m.joined_at))::bigint as joined, (extract(epoch from m.joined_at) * 1000000)::bigint::text as at
    from club_members m join users u on u.id = m.user_id where m.club_id = ${clubId} and ${behind}
    order by m.joined_at desc, m.user_id desc limit ${most}`.execute(db);
  return rows;
};
