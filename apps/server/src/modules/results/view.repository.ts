import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '../../kernel/pagination.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { ResultView } from './result-view.ts';
import { rowColumns } from './rows.repository.ts';

/** Who has a place in a list of the format; people of one relay stand for one team, as in the places. */
const placedOf = (gender: RawBuilder<unknown>, category: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select n.placed from result_totals n where n.format_id = r.format_id and n.gender = ${gender} and n.category = ${category})`;

/** Who stands behind, ties left out: rows without a place come after the last finisher. */
const slower = sql`case when r.position is not null then coalesce(${placedOf(sql`''`, sql`''`)} + 1 - (
    select n.position from results n where n.format_id = r.format_id and n.row_number > r.row_number and n.position is distinct from r.position
    order by n.row_number limit 1), 0) end`;

export const viewColumns = sql`${rowColumns}, ec.id as event_city_id, ec.public_id as event_city, e.public_id as event_public_id,
  e.title_ru as event_title_ru, e.title_en as event_title_en, c.id as city_id, c.name_ru as city_name_ru, c.name_en as city_name_en,
  ec.start_time, ec.timezone, ec.plate, f.public_id as format_public_id, f.title_ru as format_title_ru, f.title_en as format_title_en,
  f.distance_km, rf.columns, rf.has_tenths, rf.leader_ms, coalesce(${placedOf(sql`''`, sql`''`)}, 0) as finishers,
  ${placedOf(sql`r.gender`, sql`''`)} as finishers_gender, ${placedOf(sql`''`, sql`r.category`)} as finishers_category,
  ${slower} as slower,
  (select to_jsonb(ct) from certificate_templates ct where ct.event_city_id = ec.id) as template`;

export const viewTables = sql`results r join formats f on f.id = r.format_id join result_formats rf on rf.format_id = f.id
  join event_cities ec on ec.id = r.event_city_id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id`;

export const isOpen = sql`ec.results_published_at is not null and ec.status = 'published' and e.status <> 'draft' and f.status = 'published' and f.results_hidden_at is null`;

/** A published result with all that its page, its certificate and its share picture say. One statement. */
export const findResult = async (db: Executor, publicId: string): Promise<ResultView | null> => {
  const { rows } = await sql<ResultView>`
    select ${viewColumns} from ${viewTables} where r.public_id = ${publicId} and ${isOpen}`.execute(db);
  return rows[0] ?? null;
};

/** Whether the person holds the ticket, and its published result. One statement. */
export const findTicketResult = async (
  db: Executor,
  ticketPublicId: string,
  userId: number,
): Promise<{ result: ResultView | null } | null> => {
  const { rows } = await sql<ResultView>`
    select v.* from tickets t left join lateral (
      select ${viewColumns} from ${viewTables} where r.ticket_id = t.id and ${isOpen} order by r.row_number limit 1) v on true
    where t.public_id = ${ticketPublicId} and t.user_id = ${userId} and t.status not in ('returned', 'blocked')`.execute(
    db,
  );
  const row = rows[0];
  return row ? { result: row.public_id === null ? null : row } : null;
};

/**
 * Results of the tickets that a person holds, by their ids: each ticket's by the index. Joined in one piece with the starts a
 * table without statistics, loaded just now, would be read whole.
 */
export const ownResults = (userId: number): RawBuilder<unknown> => sql`
  select r.id, t.public_id as ticket_public_id
  from tickets t cross join lateral (select n.id from results n where n.ticket_id = t.id offset 0) r
  where t.user_id = ${userId} and t.status not in ('returned', 'blocked')`;

/** Published results of the tickets that a person holds, latest first. Two statements at most. */
export const listOwnResults = async (
  db: Executor,
  userId: number,
  eventCity: string | null,
  { limit, offset }: Slice,
): Promise<{ rows: (ResultView & { ticket_public_id: string })[]; total: number }> => {
  const found = (columns: RawBuilder<unknown>) => sql`
    from (${ownResults(userId)}) own cross join lateral (
      select ${columns} from ${viewTables}
      where r.id = own.id and ${isOpen} and (${eventCity}::text is null or ec.public_id = ${eventCity}) limit 1) v`;
  const { rows } = await sql<ResultView & { ticket_public_id: string; total: number }>`
    select v.*, own.ticket_public_id, count(*) over () as total ${found(viewColumns)}
    order by v.start_time desc, v.id limit ${limit} offset ${offset}`.execute(db);
  if (rows.length || !offset) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*) as total ${found(sql`r.id`)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

export type OwnName = { id: number; last_name: string; first_name: string; team: string | null };

/** Locks the published results of a ticket that the person holds. */
export const lockOwnNames = async (db: Executor, ticketPublicId: string, userId: number): Promise<OwnName[]> => {
  const { rows } = await sql<OwnName>`
    select r.id, r.last_name, r.first_name, r.team from tickets t join results r on r.ticket_id = t.id
      join event_cities ec on ec.id = r.event_city_id
    where t.public_id = ${ticketPublicId} and t.user_id = ${userId} and t.status not in ('returned', 'blocked')
      and ec.results_published_at is not null order by r.id for update of r`.execute(db);
  return rows;
};

/** Shows or hides the name of a result, in the search too. */
export const updateName = async (
  db: Executor,
  id: number,
  words: { name_hidden: boolean; name_words: string | null; name_words_back: string | null; team_words: string | null },
): Promise<void> => {
  await sql`
    update results set name_hidden = ${words.name_hidden}, name_words = ${words.name_words}, name_words_back = ${words.name_words_back},
      team_words = ${words.team_words}, version = version + 1
    where id = ${id}`.execute(db);
};
