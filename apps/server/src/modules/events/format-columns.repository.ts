import { sql } from 'kysely';

/** An instant as ISO text with milliseconds, for use inside jsonb. */
export const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Kinds with quotas and price steps of the format `f`, athlete first; one subquery per row, no join that multiplies. */
export const kindsColumn = sql`coalesce((
  select jsonb_agg(jsonb_build_object('kind', q.kind, 'quota_id', q.id, 'capacity', q.capacity, 'taken', q.taken,
      'prices', coalesce((select jsonb_agg(jsonb_build_object('at', ${instant('p.starts_at')}, 'price', p.price_minor) order by p.starts_at)
        from format_prices p where p.format_id = q.format_id and p.kind = q.kind), '[]'))
    order by array_position(array['athlete', 'kids', 'spectator', 'volunteer'], q.kind))
  from quotas q where q.format_id = f.id), '[]')`;

/** Discounts of the event `ec.event_id` that cover the format `f`, past and coming ones too. */
const salesColumn = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'starts_at', ${instant('s.starts_at')}, 'ends_at', ${instant('s.ends_at')},
      'discount_form', s.discount_form, 'discount', s.discount, 'count', s.count, 'format_ids', s.format_ids,
      'formats', coalesce((select jsonb_agg(o.public_id order by o.position) from formats o where o.id = any(s.format_ids)), '[]'))
    order by s.starts_at, s.id)
  from sales s where s.event_id = ec.event_id and (s.format_ids = '{}' or f.id = any(s.format_ids))), '[]')`;

const clustersColumn = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', k.id, 'name_ru', k.name_ru, 'name_en', k.name_en, 'file', k.file, 'document', k.document,
      'capacity', k.capacity, 'taken', k.taken, 'start_time', ${instant('k.start_time')})
    order by k.position, k.id)
  from format_clusters k where k.format_id = f.id), '[]')`;

/** Everything of the format `f` in the event city `ec`, as `FormatRow`. */
export const formatColumns = sql`
  f.id, f.public_id, f.event_city_id, f.title_ru, f.title_en, f.description_ru, f.description_en, f.distance_km, f.obstacles, f.logo,
  f.start_time, f.registration_end, coalesce(f.sale_start, ec.sale_start) as sale_start, coalesce(f.sale_end, ec.sale_end) as sale_end,
  f.min_count, f.max_count, f.is_team, f.team_all, f.fixed_count, f.buy_limit, f.age_min, f.age_max, f.gender, f.regions,
  f.select_title_ru, f.select_title_en, f.select_values, f.select_field, f.license, f.additional_fields, f.notes_ru, f.notes_en,
  f.preregistration, f.shirt_unavailable, f.booked_numbers, f.qr, f.hidden, f.online, f.delivery,
  ${kindsColumn} as kinds, ${clustersColumn} as clusters, ${salesColumn} as sales`;
