import type { City } from '@trassa/contracts';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../kernel/escape-like.ts';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type ClubRow = {
  readonly publicId: string;
  readonly publicName: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
  readonly link: string | null;
  /** Unix seconds */
  readonly created: number;
  readonly cityId: number;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly timezone: string;
  readonly members: number;
  readonly isMember: boolean;
  /** Competitions that run now. */
  readonly running: number;
};

/** Who looks, and when; null: nobody who is known. */
export type Look = { readonly userId: number | null; readonly now: Date };

/** Of `k` and its city `c`. */
const columns = ({ userId, now }: Look): RawBuilder<unknown> => sql`
  k.public_id as "publicId", k.public_name as "publicName", k.title, k.description, k.picture, k.link,
  floor(extract(epoch from k.created_at))::bigint as created, c.id as "cityId", c.name_ru as "cityRu", c.name_en as "cityEn", c.timezone,
  (select count(*) from club_members m where m.club_id = k.id) as members,
  exists (select from club_members m where m.club_id = k.id and m.user_id = ${userId}) as "isMember",
  (select count(*) from club_competitions x
    where x.club_id = k.id and x.status = 'published' and x.starts_at <= ${now} and x.ends_at > ${now}) as running`;

export type ClubFilter = {
  readonly search: string;
  readonly cityId: number | null;
  readonly sort: 'date' | 'name';
  readonly order: 'asc' | 'desc';
};

const orders = {
  date: { asc: sql`k.created_at, k.id`, desc: sql`k.created_at desc, k.id desc` },
  name: { asc: sql`k.title_key, k.id`, desc: sql`k.title_key desc, k.id desc` },
} as const;

/** Published clubs whose title holds the text, page by page; one statement. CLUB-01 */
export const listClubs = async (
  db: Executor,
  { search, cityId, sort, order }: ClubFilter,
  { limit, offset }: Slice,
  look: Look,
): Promise<{ clubs: ClubRow[]; total: number }> => {
  const pattern = `%${escapeLike(search)}%`;
  // The index knows candidates by their signs; the folded title decides.
  const isCalled = sql`k.title_signs like title_signs(${pattern}) and fold_title(k.title) like fold_title(${pattern})`;
  const isFound = sql`k.status = 'published' and ${search ? isCalled : sql`true`}
    and ${cityId === null ? sql`true` : sql`k.city_id = ${cityId}`}`;
  const { rows } = await sql<{ total: number; clubs: ClubRow[] }>`
    with chosen as (
      select k.id, row_number() over (order by ${orders[sort][order]}) as line from clubs k where ${isFound}
      order by ${orders[sort][order]} limit ${limit} offset ${offset})
    select (select count(*) from clubs k where ${isFound}) as total,
      (select coalesce(jsonb_agg(to_jsonb(page) - 'line' order by page.line), '[]') from (
        select h.line, ${columns(look)} from chosen h join clubs k on k.id = h.id join cities c on c.id = k.city_id) page) as clubs`.execute(
    db,
  );
  return rows[0] ?? { clubs: [], total: 0 };
};

/** Published clubs that a person is in, the last joined first. */
export const selectClubsOf = async (
  db: Executor,
  userId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<ClubRow[]> => {
  const { rows } = await sql<ClubRow>`
    select ${columns({ userId, now })} from club_members own join clubs k on k.id = own.club_id join cities c on c.id = k.city_id
    where own.user_id = ${userId} and k.status = 'published' order by own.joined_at desc, k.id limit ${limit}`.execute(
    db,
  );
  return rows;
};

/**
 * A club is named by its public id, its address, or an address that it had; one that has gone into another club names that one. Its
 * public id wins over another's name.
 */
const isNamed = (id: string): RawBuilder<unknown> => sql`k.id = (
  select coalesce(y.merged_into, y.id) from (
    select id, 1 as turn from clubs where public_id = ${id}
    union all select id, 2 from clubs where public_name = ${id}
    union all select club_id, 3 from club_addresses where public_name = ${id}) named
    join clubs y on y.id = named.id order by named.turn limit 1)`;

/** A published club by public_name or public_id (DEC-99). */
export const findClub = async (db: Executor, id: string, look: Look): Promise<ClubRow | null> => {
  const { rows } = await sql<ClubRow>`
    select ${columns(look)} from clubs k join cities c on c.id = k.city_id
    where k.status = 'published' and ${isNamed(id)}`.execute(db);
  return rows[0] ?? null;
};

/** Internal id of a published club; with `isAny` also of one that is no longer shown. */
export const findClubId = async (db: Executor, id: string, { isAny = false } = {}): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select k.id from clubs k where ${isNamed(id)} and (k.status = 'published' or ${isAny})`.execute(db);
  return rows[0]?.id ?? null;
};

/** The same one, which goes into no other club and is not hidden until the transaction ends. */
export const lockNamedClub = async (tx: Tx, id: string, { isAny = false } = {}): Promise<number | null> => {
  const found = await findClubId(tx, id, { isAny });
  if (found === null) return null;
  // What went into another club while this one was waited for is looked up by its name again.
  const { rows } = await sql<{ isThere: boolean }>`
    select k.status = 'published' or (${isAny} and k.status = 'draft') as "isThere" from clubs k where k.id = ${found} for share`.execute(
    tx,
  );
  return rows[0]?.isThere ? found : lockNamedClub(tx, id, { isAny });
};

/** Which of these are public ids of published clubs. */
export const findKnownClubs = async (db: Executor, publicIds: readonly string[]): Promise<Set<string>> => {
  if (!publicIds.length) return new Set();
  const { rows } = await sql<{ id: string }>`
    select public_id as id from clubs where public_id = any(${[...new Set(publicIds)]}::text[]) and status = 'published'`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};

/** More cities than a country has. */
const mostCities = 2000;

/** Cities with published clubs. */
export const listClubCities = async (db: Executor): Promise<City[]> => {
  const { rows } = await sql<City>`
    select c.id, c.region_id, c.name_ru, c.name_en, c.timezone from cities c
    where c.id in (select city_id from clubs where status = 'published') order by c.name_ru, c.id limit ${mostCities}`.execute(
    db,
  );
  return rows;
};

/** Names of published clubs in the addresses of their pages. */
export const listClubNames = async (db: Executor, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select public_name as name from clubs where status = 'published' order by created_at desc, id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

/** What results of a competition are measured in. */
export type CompetitionTypeRow = {
  readonly id: number;
  readonly publicId: string;
  readonly unit: 'time' | 'count' | 'distance';
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
};
/** Of `t`. */
export const typeColumns = sql`t.id, t.public_id as "publicId", t.unit, t.title_ru as "titleRu", t.title_en as "titleEn",
  t.description_ru as "descriptionRu", t.description_en as "descriptionEn"`;

const mostTypes = 100;

export const listTypes = async (db: Executor): Promise<CompetitionTypeRow[]> => {
  const { rows } = await sql<CompetitionTypeRow>`
    select ${typeColumns} from competition_types t order by t.position, t.id limit ${mostTypes}`.execute(db);
  return rows;
};

/** It keeps its unit and is not removed until the transaction of whoever comes into it ends. */
export const keepType = async (tx: Tx, publicId: string): Promise<CompetitionTypeRow | null> => {
  const { rows } = await sql<CompetitionTypeRow>`
    select ${typeColumns} from competition_types t where t.public_id = ${publicId} for key share`.execute(tx);
  return rows[0] ?? null;
};
