import { sql } from 'kysely';
import { instant, kindsColumn } from './format-columns.repository.ts';

/** Event `e`, its type `t` and project `p`, as `EventRow` without the event's id, which a card has of its own. */
export const besideCardColumns = sql`
  e.public_id as event_public_id, e.title_ru as event_title_ru, e.title_en as event_title_en,
  e.description_ru, e.description_en, e.external_url, e.slider, e.banners,
  t.public_id as type_public_id, t.title_ru as type_title_ru, t.title_en as type_title_en, t.logo as type_logo, t.video_promo,
  t.description_ru as type_description_ru, t.description_en as type_description_en,
  p.link as project_link, p.picture_main as project_picture, p.title_ru as project_title_ru, p.title_en as project_title_en`;

/** The same with the id. */
export const eventColumns = sql`e.id as event_id, ${besideCardColumns}`;

export const eventTables = sql`events e join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id`;

/** Event city `ec` in the city `c` with what its card needs of the formats that are listed, as `CardRow`. */
export const cardColumns = sql`
  ec.id, ec.public_id, ec.event_id, ec.city_id, c.name_ru as city_name_ru, c.name_en as city_name_en, ec.address_ru, ec.address_en,
  ec.place_ru, ec.place_en, ec.timezone, ec.start_time, ec.finish_time, ec.sale_start, ec.sale_end, ec.latitude, ec.longitude, ec.plate,
  coalesce((
    select jsonb_agg(jsonb_build_object('title_ru', f.title_ru, 'title_en', f.title_en, 'distance', f.distance_km, 'obstacles', f.obstacles,
        'start', ${instant('f.start_time')}, 'sale_start', ${instant('coalesce(f.sale_start, ec.sale_start)')},
        'sale_end', ${instant('coalesce(f.sale_end, ec.sale_end)')}, 'kinds', ${kindsColumn}) order by f.position, f.id)
    from formats f where f.event_city_id = ec.id and f.status = 'published' and not f.hidden), '[]') as formats`;

/** Name of the site, for share pictures. */
export const brandColumn = sql`coalesce((select value #>> '{}' from settings where key = 'brand'), '')`;

/** What only the event page shows of an event city. */
export const detailColumns = sql`ec.directions_ru, ec.directions_en, ec.climb, ec.course, ec.programme, ec.questions, ${brandColumn} as brand`;
