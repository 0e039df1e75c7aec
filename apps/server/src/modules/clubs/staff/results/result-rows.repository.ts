import type { clubResultsList } from '@trassa/contracts/office';
import { sql } from 'kysely';
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
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';
import type { CompetitionTypeRow } from '../../clubs.repository.ts';
import type { ResultStatus } from '../../results.repository.ts';

export type ClubResultRow = {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly unit: CompetitionTypeRow['unit'];
  readonly typeRu: string;
  readonly typeEn: string | null;
  readonly value: number;
  readonly day: string;
  readonly createdAt: Date;
  readonly status: ResultStatus;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly isOfficial: boolean;
  readonly reason: string | null;
  readonly competitions: readonly { readonly title: string; readonly club: string }[];
};
export type ClubResultCardRow = ClubResultRow & {
  readonly version: number;
  readonly userId: number;
  readonly typeId: number;
  /** Of the person. */
  readonly language: 'ru' | 'en';
  readonly distance: number | null;
  readonly comment: string | null;
  readonly link: string | null;
  readonly hasPicture: boolean;
  readonly isFirstWord: boolean;
  readonly claimedBy: number | null;
  readonly claimedUntil: Date | null;
};

/** Of the result r, its type t and its person u. */
const columns = sql`r.id, r.public_id as "publicId", trim(u.name || ' ' || u.last_name) as name, t.unit, t.title_ru as "typeRu",
  t.title_en as "typeEn", r.value, r.day::text as day, r.created_at as "createdAt", r.status, r.decided_at as "decidedAt",
  r.decided_by as "decidedBy", r.is_official as "isOfficial", r.reason,
  coalesce((select jsonb_agg(jsonb_build_object('title', x.title, 'club', k.title) order by l.linked_at, x.id)
    from club_result_links l join club_competitions x on x.id = l.competition_id join clubs k on k.id = x.club_id
    where l.result_id = r.id), '[]') as competitions`;

const filters: FilterSql<typeof clubResultsList> = {
  state: (value) => anyOf(sql`r.status`, value),
  created: (value) => during(sql`r.created_at`, value),
  decided: (value) => during(sql`r.decided_at`, value),
};

const keys: SortSql<typeof clubResultsList> = {
  touched: sql`coalesce(r.decided_at, r.created_at)`,
  created: sql`r.created_at`,
};

type Ask = ListAsk<typeof clubResultsList>;

/** `isWhole`: clubs belong to no start, so whoever reaches some starts sees none of it. */
const sourceOf = (ask: Ask, isWhole: boolean): ListSource => ({
  from: sql`club_results r`,
  where: [sql`${isWhole}::boolean`, ...ask.filters.map(({ name, value }) => filters[name](value))],
  key: keys[ask.sort.name],
  id: sql`r.id`,
});

export const countClubResults = (db: Database, ask: Ask, isWhole: boolean): Promise<Count> =>
  countList(db, sourceOf(ask, isWhole));

/** A page of results, and how many there are; two statements. */
export const selectClubResults = (
  db: Executor,
  ask: Ask,
  isWhole: boolean,
): Promise<ListPage<ClubResultRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, isWhole),
    ({ key, rows, order }) => sql<ClubResultRow & ListRow>`
      with page as (select r.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join club_results r on r.id = page.id join competition_types t on t.id = r.type_id
        join users u on u.id = r.user_id
      order by ${order}`,
  );

export const findClubResult = async (db: Executor, publicId: string): Promise<ClubResultCardRow | null> => {
  const { rows } = await sql<ClubResultCardRow>`
    select ${columns}, r.version, r.user_id as "userId", r.type_id as "typeId", u.language, r.distance_km::float8 as distance, r.comment,
      r.link, r.file_id is not null as "hasPicture", r.is_first_word as "isFirstWord", r.claimed_by as "claimedBy", r.claimed_until as "claimedUntil"
    from club_results r join competition_types t on t.id = r.type_id join users u on u.id = r.user_id
    where r.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** It belongs to no start. */
export const isClubResult = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from club_results where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export type EarlierRow = {
  readonly publicId: string;
  readonly value: number;
  readonly day: string;
  readonly status: ResultStatus;
};

/** What the same person handed in of the same type before a result, the latest first. */
export const selectEarlier = async (
  db: Executor,
  { id, userId, typeId }: Pick<ClubResultCardRow, 'id' | 'userId' | 'typeId'>,
  most: number,
): Promise<EarlierRow[]> => {
  const { rows } = await sql<EarlierRow>`
    select r.public_id as "publicId", r.value, r.day::text as day, r.status from club_results r
    where r.user_id = ${userId} and r.type_id = ${typeId} and r.id < ${id}
    order by r.created_at desc, r.id desc limit ${most}`.execute(db);
  return rows;
};

export type OfficialRow = {
  readonly name: string;
  readonly startRu: string;
  readonly startEn: string | null;
  readonly formatRu: string;
  readonly formatEn: string | null;
  /** Milliseconds. */
  readonly time: number;
  readonly isLength: boolean;
};

/** Published results of the person's tickets on the day of a result, those of the length of its type first. */
export const selectOfficial = async (
  db: Executor,
  { id }: Pick<ClubResultCardRow, 'id'>,
  most: number,
): Promise<OfficialRow[]> => {
  const { rows } = await sql<OfficialRow>`
    select case when o.name_hidden then '' else trim(o.last_name || ' ' || o.first_name) end as name, e.title_ru as "startRu", e.title_en as "startEn", f.title_ru as "formatRu",
      f.title_en as "formatEn", o.time_ms as time,
      coalesce(y.distance_km = f.distance_km and (f.obstacles > 0 or not y.with_obstacles), false) as "isLength"
    from club_results r join competition_types y on y.id = r.type_id join tickets t on t.user_id = r.user_id
      join results o on o.ticket_id = t.id join formats f on f.id = o.format_id join event_cities ec on ec.id = o.event_city_id
      join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where r.id = ${id} and o.status = 'finished' and o.time_ms is not null and t.status not in ('returned', 'blocked')
      and ec.results_published_at is not null and f.results_hidden_at is null and (f.start_time at time zone c.timezone)::date = r.day
    order by "isLength" desc, o.id limit ${most}`.execute(db);
  return rows;
};

export type PictureRow = { readonly storageName: string; readonly mime: string };

/** Where the picture of a result lies; null: it has none. */
export const findPicture = async (db: Executor, publicId: string): Promise<PictureRow | null> => {
  const { rows } = await sql<PictureRow>`
    select f.storage_name as "storageName", f.mime from club_results r join files f on f.id = r.file_id
    where r.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
