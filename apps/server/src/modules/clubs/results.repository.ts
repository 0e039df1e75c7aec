import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import { type CompetitionTypeRow, typeColumns } from './clubs.repository.ts';

export type NewResult = {
  readonly publicId: string;
  readonly userId: number;
  readonly typeId: number;
  /** Seconds of a time, else a whole number. */
  readonly value: number;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly distance: number | null;
  readonly comment: string | null;
  readonly link: string | null;
  readonly fileId: number | null;
};

export type ResultStatus = 'new' | 'accepted' | 'declined';

/**
 * Keeps a result that was handed in. It is accepted at once when a published table of an own start, of the length (and with the obstacles) that
 * the type asks for, has the same time of this person on this day, under his name: people hold tickets of others too. All others wait
 * for an editor.
 */
export const insertResult = async (tx: Tx, result: NewResult, now: Date): Promise<ResultStatus> => {
  const { rows } = await sql<{ status: ResultStatus }>`
    with official as (
      select exists (
        select from competition_types y join tickets t on t.user_id = ${result.userId} join results r on r.ticket_id = t.id
          join formats f on f.id = r.format_id join event_cities ec on ec.id = r.event_city_id join cities c on c.id = ec.city_id
          join users u on u.id = t.user_id
        where y.id = ${result.typeId} and y.unit = 'time' and y.distance_km = f.distance_km
          and (f.obstacles > 0 or not y.with_obstacles) and r.status = 'finished'
          and t.status not in ('returned', 'blocked') and trim(u.last_name) <> ''
          and fold_title(r.last_name || ' ' || r.first_name) = fold_title(trim(u.last_name) || ' ' || trim(u.name))
          and ec.results_published_at is not null and f.results_hidden_at is null and r.time_ms / 1000 = ${result.value}
          and (f.start_time at time zone c.timezone)::date = ${result.day}::date) as it)
    insert into club_results (public_id, user_id, type_id, value, day, distance_km, comment, link, file_id, created_at,
      is_official, status, decided_at)
    select ${result.publicId}, ${result.userId}, ${result.typeId}, ${result.value}, ${result.day}::date, ${result.distance},
      ${result.comment}, ${result.link}, ${result.fileId}, ${now}, o.it, case when o.it then 'accepted' else 'new' end,
      case when o.it then ${now}::timestamptz end
    from official o returning status`.execute(tx);
  return rows[0]?.status ?? 'new';
};

export type HandedRow = {
  readonly publicId: string;
  readonly value: number;
  readonly day: string;
  readonly status: ResultStatus;
  readonly reason: string | null;
  /** Unix seconds */
  readonly created: number;
  readonly type: CompetitionTypeRow;
  readonly competitions: readonly { readonly public_id: string; readonly title: string; readonly club: string }[];
};

/** What a person handed in, latest first, with the competitions it counts in; one statement. */
export const listHandedIn = async (
  db: Executor,
  userId: number,
  { limit, offset }: Slice,
): Promise<{ results: HandedRow[]; total: number }> => {
  const { rows } = await sql<{ total: number; results: HandedRow[] }>`
    select (select count(*) from club_results where user_id = ${userId}) as total,
      (select coalesce(jsonb_agg(to_jsonb(page) - 'created_at' - 'id' order by page.created_at desc, page.id desc), '[]') from (
        select r.id, r.created_at, r.public_id as "publicId", r.value, r.day, r.status, r.reason,
          floor(extract(epoch from r.created_at))::bigint as created, (select to_jsonb(y) from (select ${typeColumns}) y) as type,
          coalesce((select jsonb_agg(jsonb_build_object('public_id', x.public_id, 'title', x.title, 'club', k.title) order by l.linked_at, x.id)
            from club_result_links l join club_competitions x on x.id = l.competition_id join clubs k on k.id = x.club_id
            where l.result_id = r.id and x.status = 'published' and k.status = 'published'), '[]') as competitions
        from club_results r join competition_types t on t.id = r.type_id where r.user_id = ${userId}
        order by r.created_at desc, r.id desc limit ${limit} offset ${offset}) page) as results`.execute(db);
  return rows[0] ?? { results: [], total: 0 };
};

/** Locks a person's own result against a second linking; null: a stranger's or none. */
export const lockOwnResult = async (
  tx: Tx,
  publicId: string,
  userId: number,
): Promise<{ id: number; status: ResultStatus } | null> => {
  const { rows } = await sql<{ id: number; status: ResultStatus }>`
    select id, status from club_results where public_id = ${publicId} and user_id = ${userId} for no key update`.execute(
    tx,
  );
  return rows[0] ?? null;
};

/** Days of a competition `x` by the calendar of the club's city `c`: the bounds of a `between`. */
export const daysOf: RawBuilder<unknown> = sql`(x.starts_at at time zone c.timezone)::date
  and ((x.ends_at - interval '1 second') at time zone c.timezone)::date`;

/**
 * Links a result with the competition of its type that runs in the club and ends first, or with the one that is named:
 * on a day of the competition, by one of the club's people, once. False: there is no such competition.
 */
export const linkResult = async (
  tx: Tx,
  resultId: number,
  { clubId, competition, now }: { clubId: number; competition: string | null; now: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into club_result_links (competition_id, result_id, linked_at)
    select x.id, r.id, ${now} from club_results r
      join club_members m on m.user_id = r.user_id and m.club_id = ${clubId}
      join club_competitions x on x.club_id = m.club_id and x.type_id = r.type_id
      join clubs k on k.id = x.club_id join cities c on c.id = k.city_id
    where r.id = ${resultId} and x.status = 'published' and x.starts_at <= ${now} and x.ends_at > ${now} and r.day between ${daysOf}
      and (${competition}::text is null or x.public_id = ${competition})
      and not exists (select from club_result_links l where l.competition_id = x.id and l.result_id = r.id)
    order by x.ends_at, x.id limit 1 for share of x returning competition_id`.execute(tx);
  return rows.length > 0;
};
