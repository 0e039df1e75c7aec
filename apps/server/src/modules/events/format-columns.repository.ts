import { sql } from 'kysely';

/** An instant as ISO text with milliseconds, for use inside jsonb. */
export const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** When a price step begins: at its moment, or earlier when its places were reached; null: nobody knows yet. */
export const stepBegin = (of: string) => sql.raw(`least(${of}.starts_at, ${of}.begun_at)`);

/** Kinds with quotas and price steps of the format `f`, athlete first; one subquery per row, no join that multiplies. */
export const kindsColumn = sql`coalesce((
  select jsonb_agg(jsonb_build_object('kind', q.kind, 'quotaId', q.id, 'capacity', q.capacity - q.reserve, 'taken', q.taken) || s.steps
    order by array_position(array['athlete', 'kids', 'spectator', 'volunteer'], q.kind))
  from quotas q cross join lateral (
    select jsonb_build_object(
      'prices', coalesce(jsonb_agg(jsonb_build_object('at', ${instant('b.at')}, 'price', b.price_minor)
          order by b.at, b.from_count nulls first)
        filter (where b.at is not null), '[]'),
      'counted', coalesce(jsonb_agg(jsonb_build_object('from', b.from_count, 'price', b.price_minor, 'at', ${instant('b.at')})
        order by b.from_count) filter (where b.from_count is not null and b.begun_at is null), '[]')) as steps
    from (select p.*, ${stepBegin('p')} as at from format_prices p where p.format_id = q.format_id and p.kind = q.kind) b) s
  where q.format_id = f.id), '[]')`;

/** Discounts of the event `ec.event_id` that cover the format `f`, past and coming ones too. */
const salesColumn = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'startsAt', ${instant('s.starts_at')}, 'endsAt', ${instant('s.ends_at')},
      'discountForm', s.discount_form, 'discount', s.discount, 'count', s.count, 'formatIds', s.format_ids,
      'formatPublicIds', coalesce((select jsonb_agg(o.public_id order by o.position) from formats o where o.id = any(s.format_ids)), '[]'))
    order by s.starts_at, s.id)
  from sales s where s.event_id = ec.event_id and (s.format_ids = '{}' or f.id = any(s.format_ids))), '[]')`;

const clustersColumn = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', k.id, 'nameRu', k.name_ru, 'nameEn', k.name_en, 'file', k.file, 'document', k.document,
      'capacity', k.capacity, 'taken', k.taken, 'startTime', ${instant('k.start_time')})
    order by k.position, k.id)
  from format_clusters k where k.format_id = f.id and k.removed_at is null), '[]')`;

/** Everything of the format `f` in the event city `ec`, as `FormatRow`. */
export const formatColumns = sql`
  f.id, f.public_id as "publicId", f.event_city_id as "eventCityId", f.title_ru as "titleRu", f.title_en as "titleEn",
  f.description_ru as "descriptionRu", f.description_en as "descriptionEn", f.distance_km as distance, f.obstacles, f.logo,
  f.start_time as "startTime", f.registration_end as "registrationEnd", coalesce(f.sale_start, ec.sale_start) as "saleStart",
  least(coalesce(f.sale_end, ec.sale_end), ec.sale_stopped_at) as "saleEnd",
  f.min_count as "minCount", f.max_count as "maxCount", f.is_team as "isTeam", f.team_all as "teamAll",
  f.fixed_count as "fixedCount", f.buy_limit as "buyLimit", f.age_min as "ageMin", f.age_max as "ageMax", f.gender,
  f.regions,
  f.select_title_ru as "selectTitleRu", f.select_title_en as "selectTitleEn", f.select_values as "selectValues",
  f.select_field as "selectField", f.license, f.additional_fields as "additionalFields", f.notes_ru as "notesRu",
  f.notes_en as "notesEn",
  f.preregistration, f.shirt_unavailable as "shirtUnavailable", f.booked_numbers as "bookedNumbers", f.qr, f.hidden,
  f.online, f.delivery,
  ${kindsColumn} as kinds, ${clustersColumn} as clusters, ${salesColumn} as sales`;
