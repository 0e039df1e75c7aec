import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { shownNumber } from '../shown-number.repository.ts';

/**
 * Why a place of the file is not ours: equal times numbered one after another, ranked from the gun, counted in another list
 * (gender, category, age, distance), placed without finishing, or nothing that we know of.
 */
export const placeReasons = ['tie', 'gun', 'list', 'unfinished', 'unexplained'] as const;
export type PlaceReason = (typeof placeReasons)[number];

export type PlaceDifference = {
  readonly reason: PlaceReason;
  readonly count: number;
  /** The first three, by line. */
  readonly examples: readonly {
    readonly line: number;
    readonly startNumber: string;
    readonly who: string;
    readonly file: number;
    readonly ours: number | null;
  }[];
};
export type PlaceCheck = { readonly compared: number; readonly differences: readonly PlaceDifference[] };

/** Places of the file beside the computed ones, after these are stored; null: the file names none. */
export const checkPlaces = async (tx: Tx): Promise<PlaceCheck | null> => {
  const { rows } = await sql<{ compared: number; differences: PlaceDifference[] }>`
    with both_places as materialized (
      select i.line, ${shownNumber('i')} as start_number, trim(i.last_name || ' ' || i.first_name || case when i.last_name = '' then coalesce(i.team, '') else '' end) as who,
        i.file_place, r.position, case
          when i.file_place = r.position then 'same'
          when r.status <> 'finished' then 'unfinished'
          when r.position is not null and i.file_place > r.position
            and i.file_place < r.position + count(*) over (partition by r.format_id, r.time_ms) then 'tie'
          when i.file_place = r.position_absolute then 'gun'
          when i.file_place in (r.position_gen, r.position_cat, r.position_age, r.position_gen_age, r.overall_place) then 'list'
          else 'unexplained' end as reason
      from incoming i join results r on r.format_id = i.format_id and r.start_number = i.start_number and r.leg = i.leg
      where i.file_place is not null),
    different as (
      select *, row_number() over (partition by reason order by line) as nth from both_places where reason <> 'same')
    select (select count(*) from both_places) as compared, coalesce((
      select jsonb_agg(d order by array_position(${[...placeReasons]}::text[], d.reason)) from (
        select reason, count(*) as count, jsonb_agg(jsonb_build_object('line', line, 'startNumber', start_number, 'who', who,
          'file', file_place, 'ours', position) order by line) filter (where nth <= 3) as examples
        from different group by reason) d), '[]') as differences`.execute(tx);
  const found = rows[0];
  return found && found.compared > 0 ? found : null;
};
