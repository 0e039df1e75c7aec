import { type RawBuilder, sql } from 'kysely';
import { instant, kindsColumn } from './format-columns.repository.ts';

/** Event `e`, its type `t` and project `p`, as `EventRow` without the event's id, which a card has of its own. */
export const besideCardColumns = sql`
  e.public_id as "eventPublicId", e.title_ru as "eventTitleRu", e.title_en as "eventTitleEn",
  e.description_ru as "descriptionRu", e.description_en as "descriptionEn", e.external_url as "externalUrl", e.slider, e.banners,
  t.public_id as "typePublicId", t.title_ru as "typeTitleRu", t.title_en as "typeTitleEn", t.logo as "typeLogo",
  t.video_promo as "videoPromo",
  t.description_ru as "typeDescriptionRu", t.description_en as "typeDescriptionEn",
  p.link as "projectLink", p.picture_main as "projectPicture", p.title_ru as "projectTitleRu", p.title_en as "projectTitleEn"`;

/** The same with the id. */
export const eventColumns = sql`e.id as "eventId", ${besideCardColumns}`;

export const eventTables = sql`events e join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id`;

/** Whether an event city `ec` has only formats that are run anywhere. */
export const isOnlineStart = sql`coalesce((select bool_and(f.online) from formats f
    where f.event_city_id = ec.id and f.status = 'published' and not f.hidden), false)`;
export const isOnlineColumn = sql`${isOnlineStart} as "isOnline"`;

/** Which formats `f` visitors are shown. */
export const isListedFormat = sql`f.status = 'published' and not f.hidden`;

/** Event city `ec` in the city `c` with what its card needs of these formats, as `CardRow`. A stopped sale has ended for everybody. */
export const cardColumnsWith = (isShown: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ec.id, ec.public_id as "publicId", ec.event_id as "eventId", ec.city_id as "cityId", c.name_ru as "cityNameRu",
  c.name_en as "cityNameEn", ec.address_ru as "addressRu", ec.address_en as "addressEn",
  ec.place_ru as "placeRu", ec.place_en as "placeEn", ec.timezone, ec.start_time as "startTime",
  ec.finish_time as "finishTime", ec.sale_start as "saleStart", least(ec.sale_end, ec.sale_stopped_at) as "saleEnd", ec.latitude, ec.longitude,
  ec.plate, (select m.start_time from event_city_moves m where m.event_city_id = ec.id and m.start_time <> ec.start_time
    and m.moved_at > now() - interval '60 days' order by m.moved_at limit 1) as "movedFrom",
  ${isOnlineColumn},
  coalesce((
    select jsonb_agg(jsonb_build_object('titleRu', f.title_ru, 'titleEn', f.title_en, 'distance', f.distance_km, 'obstacles', f.obstacles, 'isTeam', f.is_team,
        'start', ${instant('f.start_time')}, 'saleStart', ${instant('coalesce(f.sale_start, ec.sale_start)')},
        'saleEnd', ${instant('least(coalesce(f.sale_end, ec.sale_end), ec.sale_stopped_at)')}, 'kinds', ${kindsColumn}) order by f.position, f.id)
    from formats f where f.event_city_id = ec.id and ${isShown}), '[]') as formats`;

/** The same with the formats that visitors are shown. */
export const cardColumns = cardColumnsWith(isListedFormat);

/** Name of the site, for share pictures. */
export const brandColumn = sql`coalesce((select value #>> '{}' from settings where key = 'brand'), '')`;

/** What only the event page shows of an event city. */
export const detailColumns = sql`ec.directions_ru as "directionsRu", ec.directions_en as "directionsEn", ec.climb, ec.course, ec.track,
  ec.programme, ec.questions, ${brandColumn} as brand`;

/** Event city `ec` in the city `c` with its event `e`, as `NamedStartRow`. */
export const namedStartColumns = sql`ec.public_id as "publicId", e.public_id as "eventPublicId", e.title_ru as "eventTitleRu",
  e.title_en as "eventTitleEn", c.name_ru as "cityNameRu", c.name_en as "cityNameEn", ec.start_time as "startTime", ec.timezone,
  ec.latitude, ec.longitude`;
