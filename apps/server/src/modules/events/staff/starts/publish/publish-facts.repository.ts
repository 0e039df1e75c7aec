import { sql } from 'kysely';
import type { Executor } from '../../../../../platform/database/index.ts';

/** A format that is sold once its start is published. */
export type CheckedFormatRow = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly startTime: Date;
  readonly registrationEnd: Date;
  readonly saleStart: Date | null;
  readonly saleEnd: Date | null;
  readonly isTeam: boolean;
  readonly fixedCount: boolean;
  readonly maxCount: number | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly shirtUnavailable: boolean;
  readonly isInsurable: boolean;
  /** Insurance is sold for it. */
  readonly hasInsuranceOffer: boolean;
  readonly answers: number | null;
  readonly fieldNames: readonly string[];
  readonly wavesWithoutDocument: number;
  readonly hasRanges: boolean;
  readonly numbers: number;
  readonly kinds: readonly {
    readonly kind: string;
    readonly capacity: number;
    readonly steps: readonly (number | null)[];
  }[];
};

export const selectCheckedFormats = async (db: Executor, startId: number): Promise<CheckedFormatRow[]> => {
  const { rows } = await sql<CheckedFormatRow>`
    select f.public_id as "publicId", f.title_ru as "titleRu", f.title_en as "titleEn", f.start_time as "startTime",
      f.registration_end as "registrationEnd", f.sale_start as "saleStart", f.sale_end as "saleEnd", f.is_team as "isTeam",
      f.fixed_count as "fixedCount", f.max_count as "maxCount", f.age_min as "ageMin", f.age_max as "ageMax",
      f.shirt_unavailable as "shirtUnavailable", f.insurable and not f.online as "isInsurable",
      exists (select from insurance_offers i where i.status = 'published' and (i.event_type_ids = '{}' or e.event_type_id = any(i.event_type_ids))
        and (i.format_ids = '{}' or f.id = any(i.format_ids))) as "hasInsuranceOffer",
      case when f.select_field is null then null else coalesce(jsonb_array_length(f.select_values), 0) end as answers,
      coalesce((select jsonb_agg(x ->> 'name') from jsonb_array_elements(f.additional_fields) x), '[]') as "fieldNames",
      (select count(*)::int from format_clusters k where k.format_id = f.id and k.removed_at is null and k.file and coalesce(k.document, '') = '')
        as "wavesWithoutDocument",
      exists (select from number_ranges r where r.format_id = f.id) as "hasRanges",
      coalesce((select sum(r.last - r.first + 1) from number_ranges r where r.format_id = f.id), 0)::int as numbers,
      coalesce((select jsonb_agg(jsonb_build_object('kind', q.kind, 'capacity', q.capacity, 'steps', coalesce((
          select jsonb_agg(floor(extract(epoch from p.starts_at))::bigint) from format_prices p
          where p.format_id = q.format_id and p.kind = q.kind), '[]')))
        from quotas q where q.format_id = f.id), '[]') as kinds
    from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
    where f.event_city_id = ${startId} and f.status in ('draft', 'published')
    order by f.position, f.id`.execute(db);
  return rows;
};

export type CheckedStartRow = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly descriptionRu: string;
  readonly refundPolicy: unknown;
  readonly addressRu: string;
  readonly latitude: number | null;
  readonly plate: unknown;
  readonly startTime: Date;
  readonly finishTime: Date | null;
  readonly saleStart: Date | null;
  readonly saleEnd: Date | null;
  readonly shirts: number;
};

export const findCheckedStart = async (db: Executor, startId: number): Promise<CheckedStartRow | null> => {
  const { rows } = await sql<CheckedStartRow>`
    select ec.public_id as "publicId", e.title_ru as "titleRu", e.title_en as "titleEn",
      e.description_ru as "descriptionRu", e.refund_policy as "refundPolicy", ec.address_ru as "addressRu", ec.latitude, ec.plate,
      ec.start_time as "startTime", ec.finish_time as "finishTime", ec.sale_start as "saleStart", ec.sale_end as "saleEnd",
      coalesce((select sum(s.stock) from shirts s where s.event_city_id = ec.id), 0)::int as shirts
    from event_cities ec join events e on e.id = ec.event_id where ec.id = ${startId}`.execute(db);
  return rows[0] ?? null;
};
