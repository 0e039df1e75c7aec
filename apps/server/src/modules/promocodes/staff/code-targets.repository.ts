import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { inReach } from '../../../platform/database/index.ts';

export type Named = { publicId: string; ru: string; en: string | null };

const named = (of: string): RawBuilder<unknown> =>
  sql.raw(`jsonb_build_object('publicId', ${of}.public_id, 'ru', ${of}.title_ru, 'en', ${of}.title_en)`);

/** What a code or a series is for, with its names; `of`: how the statement calls it. */
export const targetColumns = (of: 'p' | 's'): RawBuilder<unknown> => {
  const ids = (name: string): RawBuilder<unknown> => sql.ref(`${of}.${name}`);
  return sql`
    coalesce((select jsonb_agg(${named('e')} order by e.id) from events e where e.id = any(${ids('event_ids')})), '[]') as events,
    coalesce((select jsonb_agg(jsonb_build_object('publicId', f.public_id, 'ru', e.title_ru || ', ' || c.name_ru || ', ' || f.title_ru,
        'en', coalesce(e.title_en, e.title_ru) || ', ' || c.name_en || ', ' || coalesce(f.title_en, f.title_ru)) order by f.id)
      from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
      where f.id = any(${ids('format_ids')})), '[]')
    || coalesce((select jsonb_agg(${named('g')} order by g.id) from products g where g.id = any(${ids('product_ids')})), '[]')
    || coalesce((select jsonb_agg(${named('i')} order by i.id) from insurance_offers i where i.id = any(${ids('offer_ids')})), '[]') as items`;
};

/** Of the line l: it is of a start that a reach holds; what belongs to no start is for whoever reaches everything. */
export const isLineInReach = (reach: Reach): RawBuilder<unknown> =>
  reach === 'all'
    ? sql`true`
    : sql`exists (select from event_cities ec join events e on e.id = ec.event_id where ec.id = l.event_city_id
        and ${inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` })})`;

/** Codes or series that a reach holds: for a start or event of it; those for anything are for whoever reaches everything. */
export const isInReach = (reach: Reach, of: 'p' | 's'): RawBuilder<unknown> => {
  if (reach === 'all') return sql`true`;
  const [formats, events] = [sql.ref(`${of}.format_ids`), sql.ref(`${of}.event_ids`)];
  return sql`(exists (select from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
        where f.id = any(${formats}) and ${inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` })})
      or (${formats} = '{}' and exists (select from events e where e.id = any(${events}) and e.public_id = any(${[...reach.events]}::text[]))))`;
};
