import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import { escapeLike } from '../../../kernel/escape-like.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type GrantedEventRow = {
  readonly publicId: string;
  readonly title: string;
  readonly starts: readonly { publicId: string; city: string; at: number; timezone: string }[];
};

const mostEvents = 40;
const mostStarts = 60;

const named = (language: Language, column: string) =>
  language === 'en' ? sql`coalesce(${sql.ref(`${column}_en`)}, ${sql.ref(`${column}_ru`)})` : sql.ref(`${column}_ru`);

/** By words in the title or the name of a city; by ids of events or starts; without either, the events of the latest starts. */
const wanted = ({ search, ids }: { search: string; ids: readonly string[] | null }) => {
  if (ids) {
    return sql`(e.public_id = any(${ids}::text[])
      or exists (select from event_cities one where one.event_id = e.id and one.public_id = any(${ids}::text[])))`;
  }
  if (!search) return sql`true`;
  const pattern = `%${escapeLike(search.toLowerCase())}%`;
  return sql`(lower(e.title_ru || ' ' || coalesce(e.title_en, '')) like ${pattern} or exists (
    select from event_cities one join cities c on c.id = one.city_id
    where one.event_id = e.id and lower(c.name_ru || ' ' || coalesce(c.name_en, '')) like ${pattern}))`;
};

/** Events with their starts, drafts too: a colleague may be invited to prepare one. `ids` name at most the events of one grant. */
export const selectGrantedPlaces = async (
  db: Executor,
  asked: { readonly search: string; readonly ids: readonly string[] | null; readonly language: Language },
): Promise<GrantedEventRow[]> => {
  const { rows } = await sql<GrantedEventRow>`
    select e.public_id as "publicId", ${named(asked.language, 'e.title')} as title, coalesce(s.starts, '[]') as starts
    from (
      select e.*, (select max(start_time) from event_cities where event_id = e.id) as latest
      from events e where ${wanted(asked)}
      order by latest desc nulls first, e.id desc limit ${asked.ids ? asked.ids.length : mostEvents}
    ) e
    left join lateral (
      select json_agg(json_build_object('publicId', x.public_id, 'city', ${named(asked.language, 'c.name')},
        'at', extract(epoch from x.start_time)::bigint, 'timezone', x.timezone) order by x.start_time desc) as starts
      from (select * from event_cities where event_id = e.id order by start_time desc limit ${mostStarts}) x
      join cities c on c.id = x.city_id
    ) s on true
    order by e.latest desc nulls first, e.id desc`.execute(db);
  return rows;
};
