import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';

/** Internal ids: of the club that goes, and of the one it goes into. */
export type Pair = { readonly from: number; readonly into: number };

export type Moving = { readonly members: number; readonly both: number; readonly competitions: number };

export const countMoving = async (db: Executor, { from, into }: Pair): Promise<Moving> => {
  const { rows } = await sql<Moving>`
    select count(*) filter (where o.user_id is null)::int as members, count(o.user_id)::int as both,
      (select count(*)::int from club_competitions where club_id = ${from}) as competitions
    from club_members m left join club_members o on o.club_id = ${into} and o.user_id = m.user_id where m.club_id = ${from}`.execute(
    db,
  );
  return rows[0] ?? { members: 0, both: 0, competitions: 0 };
};

/**
 * Of two locked clubs: links of results that count in no table, because their person is not in the club of the competition, but would
 * count once he is in the club of both. Gone, so that every table stays as it is.
 */
export const dropSleepingLinks = async (tx: Tx, { from, into }: Pair): Promise<void> => {
  await sql`
    delete from club_result_links l using club_competitions x, club_results r
    where x.id = l.competition_id and r.id = l.result_id and x.club_id in (${from}, ${into})
      and not exists (select from club_members m where m.club_id = x.club_id and m.user_id = r.user_id)
      and exists (select from club_members m where m.club_id in (${from}, ${into}) and m.user_id = r.user_id)`.execute(
    tx,
  );
};

/** Whoever is in both has been in since he joined the first of them. */
export const moveMembers = async (tx: Tx, { from, into }: Pair): Promise<void> => {
  await sql`
    update club_members o set joined_at = least(o.joined_at, m.joined_at) from club_members m
    where o.club_id = ${into} and m.club_id = ${from} and m.user_id = o.user_id and m.joined_at < o.joined_at`.execute(
    tx,
  );
  await sql`
    delete from club_members m where m.club_id = ${from}
      and exists (select from club_members o where o.club_id = ${into} and o.user_id = m.user_id)`.execute(tx);
  await sql`update club_members set club_id = ${into} where club_id = ${from}`.execute(tx);
};

/** They keep the days and hours that their members know, by the clock of the other club's city: so every table stays as it is. */
export const moveCompetitions = async (tx: Tx, { from, into }: Pair): Promise<void> => {
  await sql`
    update club_competitions x set club_id = ${into}, starts_at = (x.starts_at at time zone w.timezone) at time zone c.timezone,
      ends_at = (x.ends_at at time zone w.timezone) at time zone c.timezone
    from clubs f join cities w on w.id = f.city_id, clubs k join cities c on c.id = k.city_id
    where x.club_id = f.id and f.id = ${from} and k.id = ${into}`.execute(tx);
};

/** Its addresses, and those of clubs that went into it before, lead to the other club. */
export const leadInto = async (tx: Tx, { from, into }: Pair): Promise<void> => {
  await sql`update clubs set merged_into = ${into} where merged_into = ${from}`.execute(tx);
  await sql`update clubs set status = 'merged', merged_into = ${into} where id = ${from}`.execute(tx);
};
