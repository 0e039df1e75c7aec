import { sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import { type Look, type CompetitionTypeRow, typeColumns } from './clubs.repository.ts';
import { daysOf } from './results.repository.ts';

/** The best result of one person; `position` 0: it awaits its check. */
export type StandingRow = {
  readonly publicId: string;
  readonly userId: number;
  readonly name: string;
  readonly lastName: string;
  readonly value: number;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly position: number;
  /** From 1, without gaps. */
  readonly line: number;
};

export type CompetitionRow = {
  readonly publicId: string;
  readonly title: string;
  readonly description: string;
  /** Unix seconds */
  readonly starts: number;
  readonly ends: number;
  readonly state: 'soon' | 'running' | 'ended';
  readonly type: CompetitionTypeRow;
  /** People with an accepted result. */
  readonly total: number;
  /** The lines asked for, in their order. */
  readonly standings: readonly StandingRow[];
  readonly own: StandingRow | null;
  readonly ownWaiting: StandingRow | null;
};

/** Of `x`. */
const stateOf = (now: Date) =>
  sql`case when x.ends_at <= ${now} then 'ended' when x.starts_at <= ${now} then 'running' else 'soon' end`;

const standing = sql`jsonb_build_object('publicId', s.public_id, 'userId', s.user_id, 'name', u.name, 'lastName', u.last_name,
  'value', s.value, 'day', s.day, 'position', s.position, 'line', s.line)`;

/**
 * Competitions of the statement `chosen` (`id`, `line`) with a page of their tables, in one statement for all. Of a person
 * who is in the club the best accepted result of its days counts; equal ones share a place, the next place is skipped, and the
 * earlier day stands first. CLUB-12
 */
const selectWithTables = async (
  db: Executor,
  chosen: ReturnType<typeof sql>,
  { limit, offset }: Slice,
  { userId, now }: Look,
): Promise<CompetitionRow[]> => {
  const { rows } = await sql<CompetitionRow>`
    with chosen as (${chosen}),
    lines as (
      select x.id as competition_id, r.id, r.public_id, r.user_id, r.value, r.day, r.status,
        case when t.unit = 'time' then r.value else -r.value end as score
      from chosen h join club_competitions x on x.id = h.id join competition_types t on t.id = x.type_id
        join club_result_links l on l.competition_id = x.id join club_results r on r.id = l.result_id
        join club_members m on m.club_id = x.club_id and m.user_id = r.user_id
        join clubs k on k.id = x.club_id join cities c on c.id = k.city_id
      where r.day between ${daysOf} and (r.status = 'accepted' or (r.status = 'new' and r.user_id = ${userId}))),
    best as (
      select *, row_number() over (partition by competition_id, user_id, status order by score, day, id) as turn from lines),
    ranked as (
      select *, rank() over (partition by competition_id order by score) as position,
        row_number() over (partition by competition_id order by score, day, id) as line,
        count(*) over (partition by competition_id) as total
      from best where turn = 1 and status = 'accepted'),
    waiting as (select *, 0 as position, 0 as line from best where turn = 1 and status = 'new')
    select x.public_id as "publicId", x.title, x.description, floor(extract(epoch from x.starts_at))::bigint as starts,
      floor(extract(epoch from x.ends_at))::bigint as ends, ${stateOf(now)} as state,
      (select to_jsonb(y) from (select ${typeColumns}) y) as type,
      coalesce((select s.total from ranked s where s.competition_id = x.id limit 1), 0) as total,
      coalesce((select jsonb_agg(${standing} order by s.line) from ranked s join users u on u.id = s.user_id
        where s.competition_id = x.id and s.line > ${offset} and s.line <= ${offset + limit}), '[]') as standings,
      (select ${standing} from ranked s join users u on u.id = s.user_id
        where s.competition_id = x.id and s.user_id = ${userId}) as own,
      (select ${standing} from waiting s join users u on u.id = s.user_id where s.competition_id = x.id) as "ownWaiting"
    from chosen h join club_competitions x on x.id = h.id join competition_types t on t.id = x.type_id
    order by h.line`.execute(db);
  return rows;
};

/** Lines of a table in a list of competitions. */
const firstLines: Slice = { limit: 10, offset: 0 };

/** Competitions of a club: those that run by their end, those to come by their start, the last ended ones; two statements. */
export const listCompetitions = async (
  db: Executor,
  clubId: number,
  { limit, offset }: Slice,
  look: Look,
): Promise<{ competitions: CompetitionRow[]; total: number }> => {
  const state = stateOf(look.now);
  const order = sql`case ${state} when 'running' then 1 when 'soon' then 2 else 3 end,
    case ${state} when 'running' then x.ends_at when 'soon' then x.starts_at end, x.ends_at desc, x.id`;
  const chosen = sql`
    select x.id, row_number() over (order by ${order}) as line from club_competitions x
    where x.club_id = ${clubId} and x.status = 'published' order by ${order} limit ${limit} offset ${offset}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from club_competitions where club_id = ${clubId} and status = 'published'`.execute(db);
  return { competitions: await selectWithTables(db, chosen, firstLines, look), total: rows[0]?.total ?? 0 };
};

/** One competition of a published club with a page of its table. */
export const findCompetition = async (
  db: Executor,
  publicId: string,
  page: Slice,
  look: Look,
): Promise<CompetitionRow | null> => {
  const chosen = sql`
    select x.id, 1 as line from club_competitions x join clubs k on k.id = x.club_id
    where x.public_id = ${publicId} and x.status = 'published' and k.status = 'published'`;
  const [row] = await selectWithTables(db, chosen, page, look);
  return row ?? null;
};
