import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import { formatColumns } from './format-columns.repository.ts';
import type { FormatForSale, Texts } from './format-for-sale.ts';
import type { FormatRow } from './rows.ts';

type SaleableRow = FormatRow & {
  event_id: number;
  event_public_id: string;
  event_title_ru: string;
  event_title_en: string | null;
  type_title_ru: string;
  type_title_en: string | null;
  type_logo: string;
  city_public_id: string;
  city_id: number;
  city_name_ru: string;
  city_name_en: string;
  place_ru: string;
  place_en: string | null;
  address_ru: string;
  address_en: string | null;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  city_start_time: Date;
  finish_time: Date | null;
  plate: unknown;
  plate_hash: string;
  shirts: { size: string; left: number }[];
};

const texts = (ru: string, en: string | null | undefined): Texts => ({ ru, en: en ?? ru });

const toFormat = (row: SaleableRow): FormatForSale => ({
  id: row.id,
  publicId: row.public_id,
  title: texts(row.title_ru, row.title_en),
  event: {
    id: row.event_id,
    publicId: row.event_public_id,
    title: texts(row.event_title_ru, row.event_title_en),
    typeTitle: texts(row.type_title_ru, row.type_title_en),
    logo: row.type_logo,
  },
  eventCity: {
    id: row.event_city_id,
    publicId: row.city_public_id,
    cityId: row.city_id,
    cityName: texts(row.city_name_ru, row.city_name_en),
    place: texts(row.place_ru, row.place_en),
    address: texts(row.address_ru, row.address_en),
    latitude: row.latitude,
    longitude: row.longitude,
    startTime: row.city_start_time,
    finishTime: row.finish_time,
    plate: row.plate,
    plateHash: row.plate_hash,
  },
  logo: row.logo,
  timezone: row.timezone,
  startTime: row.start_time,
  registrationEnd: row.registration_end,
  saleStart: row.sale_start,
  saleEnd: row.sale_end,
  distance: row.distance_km,
  minCount: row.min_count,
  maxCount: row.max_count,
  isTeam: row.is_team,
  teamAll: row.team_all,
  fixedCount: row.fixed_count,
  buyLimit: row.buy_limit,
  ageMin: row.age_min,
  ageMax: row.age_max,
  gender: row.gender,
  regions: row.regions,
  select:
    row.select_field === null || row.select_values === null
      ? null
      : {
          title: texts(row.select_title_ru ?? '', row.select_title_en),
          values: row.select_values.map((value) => texts(value.ru, value.en)),
          field: row.select_field,
        },
  license: row.license,
  additionalFields: row.additional_fields.map((field) => ({
    name: field.name,
    label: texts(field.label_ru, field.label_en),
    required: field.required,
    type: field.type ?? 'text',
  })),
  preregistration: row.preregistration,
  shirtUnavailable: row.shirt_unavailable,
  shirts: row.shirts,
  bookedNumbers: row.booked_numbers,
  qr: row.qr,
  hidden: row.hidden,
  online: row.online,
  delivery: row.delivery,
  clusters: row.clusters.map((cluster) => ({
    id: cluster.id,
    name: texts(cluster.name_ru, cluster.name_en),
    file: cluster.file,
    document: cluster.document,
    capacity: cluster.capacity,
    taken: cluster.taken,
    startTime: cluster.start_time === null ? null : new Date(cluster.start_time),
  })),
  kinds: row.kinds.map((kind) => ({
    kind: kind.kind,
    quotaId: kind.quota_id,
    capacity: kind.capacity,
    taken: kind.taken,
    prices: kind.prices.map((step) => ({ startsAt: new Date(step.at), price: step.price })),
  })),
  sales: row.sales.map((sale) => ({
    id: sale.id,
    startsAt: new Date(sale.starts_at),
    endsAt: new Date(sale.ends_at),
    discountForm: sale.discount_form,
    discount: sale.discount,
    count: sale.count,
    formatIds: sale.format_ids,
    formatPublicIds: sale.formats,
  })),
});

const isOnSale = sql`(f.status = 'published' and ec.status = 'published' and e.status <> 'draft')`;

/** Formats with all that selling needs, in one statement; unknown ones are left out. */
const selectFormats = async (executor: Executor, condition: ReturnType<typeof sql>): Promise<FormatForSale[]> => {
  const { rows } = await sql<SaleableRow>`
    select ${formatColumns},
      e.id as event_id, e.public_id as event_public_id, e.title_ru as event_title_ru, e.title_en as event_title_en,
      t.title_ru as type_title_ru, t.title_en as type_title_en, t.logo as type_logo,
      ec.public_id as city_public_id, ec.city_id, c.name_ru as city_name_ru, c.name_en as city_name_en,
      ec.place_ru, ec.place_en, ec.address_ru, ec.address_en, ec.latitude, ec.longitude, ec.timezone,
      ec.start_time as city_start_time, ec.finish_time, ec.plate, ec.plate_hash,
      coalesce((select jsonb_agg(jsonb_build_object('size', s.size, 'left', s.stock - s.taken) order by s.position)
        from shirts s where s.event_city_id = ec.id), '[]') as shirts
    from formats f
    join event_cities ec on ec.id = f.event_city_id
    join cities c on c.id = ec.city_id
    join events e on e.id = ec.event_id
    join event_types t on t.id = e.event_type_id
    where ${condition}`.execute(executor);
  return rows.map(toFormat);
};

/**
 * Formats by public id (duplicates and unknown ids are fine), in one statement, by public id. Drafts, cancelled cities and
 * unknown ids are absent; whether the sale is open is for the caller to judge by the dates.
 */
export const findFormatForSale = async (
  executor: Executor,
  publicIds: readonly string[],
): Promise<Map<string, FormatForSale>> => {
  const wanted = [...new Set(publicIds)];
  if (!wanted.length) return new Map();
  const formats = await selectFormats(executor, sql`${isOnSale} and f.public_id = any(${wanted}::text[])`);
  return new Map(formats.map((format) => [format.publicId, format]));
};

/** The same by internal ids. */
export const findFormatForSaleById = async (
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, FormatForSale>> => {
  const wanted = [...new Set(ids)];
  if (!wanted.length) return new Map();
  const formats = await selectFormats(executor, sql`${isOnSale} and f.id = any(${wanted}::bigint[])`);
  return new Map(formats.map((format) => [format.id, format]));
};

/** The format of a sold ticket, withdrawn from sale or not; null where the event in this city is cancelled. */
export const findSoldFormatById = async (executor: Executor, id: number): Promise<FormatForSale | null> =>
  (await selectFormats(executor, sql`ec.status <> 'cancelled' and f.id = ${id}`))[0] ?? null;
