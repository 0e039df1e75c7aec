import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { numberlessMark } from '../domain/numberless-mark.ts';
import { identity, isFree } from './row-identity.repository.ts';

/**
 * A name that its ticket's holder hides stays hidden when the number had been somebody else's or a file without numbers does
 * not tell him from a namesake, and a holder whose account is erased is not named again.
 */
export const keepPrivate = async (tx: Tx, eventCityId: number): Promise<void> => {
  await sql`update incoming i set is_hidden = true from results r
    where r.event_city_id = ${eventCityId} and r.name_hidden and r.ticket_id = i.ticket_id`.execute(tx);
  await sql`update incoming i set is_hidden = true from results r
    where i.target_id is null and starts_with(i.start_number, ${numberlessMark}) and ${identity('i')} <> ''
      and r.event_city_id = ${eventCityId} and r.name_hidden and ${identity('r')} = ${identity('i')} and ${isFree}`.execute(
    tx,
  );
  await sql`
    with hidden as (
      select distinct r.format_id, ${identity('r')} as who from results r
      where r.event_city_id = ${eventCityId} and r.name_hidden and ${identity('r')} <> ''),
    twins as (
      select i.format_id, i.time_ms, ${identity('i')} as who from incoming i
      where i.numberless and i.leg = 0 and exists (select from hidden) group by 1, 2, 3 having count(*) > 1)
    update incoming i set is_hidden = true from twins t join hidden h on h.format_id = t.format_id and h.who = t.who
    where i.numberless and i.leg = 0 and i.format_id = t.format_id and i.time_ms is not distinct from t.time_ms
      and ${identity('i')} = t.who`.execute(tx);
  await sql`
    with erased as materialized (
      select t.id from formats f join tickets t on t.format_id = f.id join users u on u.id = t.user_id
      where f.event_city_id = ${eventCityId} and u.deleted_at is not null)
    update incoming i set is_hidden = true, last_name = '', first_name = '', home_city = null, country = null,
      name_words = null, name_words_back = null, team_words = hidden_words
    where i.ticket_id in (select id from erased) or (i.ticket_id is null and i.target_id in (
      select r.id from results r where r.event_city_id = ${eventCityId} and r.ticket_id in (select id from erased)))
      or (i.came_back and i.public_id in (select r.public_id from removed_results r where r.ticket_id in (select id from erased)))`.execute(
    tx,
  );
};

export type Untellable = { readonly count: number; readonly examples: readonly string[] };

/**
 * Named rows without numbers that no stored row is, in formats where somebody has erased his account and no row is known for
 * his: each may be, with a corrected time or without one, and nothing is kept to know him by. null: there are none.
 */
export const findUntellable = async (tx: Tx, eventCityId: number): Promise<Untellable | null> => {
  const { rows } = await sql<Untellable>`
    with strange as (
      select i.format_id, i.line, trim(i.last_name || ' ' || i.first_name) as who from incoming i
      where i.target_id is null and not i.came_back and starts_with(i.start_number, ${numberlessMark})
        and (i.last_name <> '' or i.first_name <> '')),
    erased as (
      select t.format_id from formats f join tickets t on t.format_id = f.id join users u on u.id = t.user_id
      where f.event_city_id = ${eventCityId} and u.deleted_at is not null and exists (select from strange)
        and (exists (select from results r where r.ticket_id = t.id) or exists (select from removed_results r where r.ticket_id = t.id))
        and not exists (select from incoming i where i.ticket_id = t.id)
        and not exists (select from incoming i join results r on r.id = i.target_id where r.ticket_id = t.id)
        and not exists (select from incoming i join removed_results r on r.public_id = i.public_id where i.came_back and r.ticket_id = t.id))
    select count(*) as count, (array_agg(line || ': ' || who order by line))[1:3] as examples
    from strange where format_id in (select format_id from erased)`.execute(tx);
  const [found] = rows;
  return found && found.count > 0 ? found : null;
};
