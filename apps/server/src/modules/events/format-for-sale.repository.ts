import { sql } from 'kysely';
import { type Executor, gatheredAcross } from '../../platform/database/index.ts';
import { formatColumns } from './format-columns.repository.ts';
import type { FormatForSale, Texts } from './format-for-sale.ts';
import { askedFields } from './domain/asked-fields.ts';
import type { FormatRow } from './rows.ts';

type SaleableRow = FormatRow & {
  eventId: number;
  eventPublicId: string;
  eventTitleRu: string;
  eventTitleEn: string | null;
  typeTitleRu: string;
  typeTitleEn: string | null;
  typeLogo: string;
  cityPublicId: string;
  cityId: number;
  cityNameRu: string;
  cityNameEn: string;
  placeRu: string;
  placeEn: string | null;
  addressRu: string;
  addressEn: string | null;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  cityStartTime: Date;
  finishTime: Date | null;
  plate: unknown;
  plateHash: string;
  shirts: { size: string; left: number }[];
};

const texts = (ru: string, en: string | null | undefined): Texts => ({ ru, en: en ?? ru });

const toFormat = (row: SaleableRow): FormatForSale => ({
  id: row.id,
  publicId: row.publicId,
  title: texts(row.titleRu, row.titleEn),
  event: {
    id: row.eventId,
    publicId: row.eventPublicId,
    title: texts(row.eventTitleRu, row.eventTitleEn),
    typeTitle: texts(row.typeTitleRu, row.typeTitleEn),
    logo: row.typeLogo,
  },
  eventCity: {
    id: row.eventCityId,
    publicId: row.cityPublicId,
    cityId: row.cityId,
    cityName: texts(row.cityNameRu, row.cityNameEn),
    place: texts(row.placeRu, row.placeEn),
    address: texts(row.addressRu, row.addressEn),
    latitude: row.latitude,
    longitude: row.longitude,
    startTime: row.cityStartTime,
    finishTime: row.finishTime,
    plate: row.plate,
    plateHash: row.plateHash,
  },
  logo: row.logo,
  timezone: row.timezone,
  startTime: row.startTime,
  registrationEnd: row.registrationEnd,
  saleStart: row.saleStart,
  saleEnd: row.saleEnd,
  distance: row.distance,
  minCount: row.minCount,
  maxCount: row.maxCount,
  isTeam: row.isTeam,
  teamAll: row.teamAll,
  fixedCount: row.fixedCount,
  buyLimit: row.buyLimit,
  ageMin: row.ageMin,
  ageMax: row.ageMax,
  gender: row.gender,
  regions: row.regions,
  select:
    row.selectField === null || row.selectValues === null
      ? null
      : {
          title: texts(row.selectTitleRu ?? '', row.selectTitleEn),
          values: row.selectValues.map((value) => texts(value.ru, value.en)),
          field: row.selectField,
        },
  license: row.license,
  additionalFields: askedFields(row.additionalFields).map((field) => ({
    name: field.name,
    label: texts(field.label_ru, field.label_en),
    required: field.required,
    type: field.type ?? 'text',
  })),
  preregistration: row.preregistration,
  shirtUnavailable: row.shirtUnavailable,
  shirts: row.shirts,
  bookedNumbers: row.bookedNumbers,
  qr: row.qr,
  hidden: row.hidden,
  online: row.online,
  delivery: row.delivery,
  clusters: row.clusters.map(({ nameRu, nameEn, startTime, ...cluster }) => ({
    ...cluster,
    name: texts(nameRu, nameEn),
    startTime: startTime === null ? null : new Date(startTime),
  })),
  kinds: row.kinds.map((kind) => ({
    ...kind,
    prices: kind.prices.map((step) => ({ startsAt: new Date(step.at), price: step.price })),
  })),
  sales: row.sales.map((sale) => ({ ...sale, startsAt: new Date(sale.startsAt), endsAt: new Date(sale.endsAt) })),
});

const isOnSale = sql`(f.status = 'published' and ec.status = 'published' and e.status <> 'draft')`;

/** Formats with all that selling needs, in one statement; unknown ones are left out. */
const selectFormats = async (executor: Executor, condition: ReturnType<typeof sql>): Promise<FormatForSale[]> => {
  const { rows } = await sql<SaleableRow>`
    select ${formatColumns},
      e.id as "eventId", e.public_id as "eventPublicId", e.title_ru as "eventTitleRu", e.title_en as "eventTitleEn",
      t.title_ru as "typeTitleRu", t.title_en as "typeTitleEn", t.logo as "typeLogo",
      ec.public_id as "cityPublicId", ec.city_id as "cityId", c.name_ru as "cityNameRu", c.name_en as "cityNameEn",
      ec.place_ru as "placeRu", ec.place_en as "placeEn", ec.address_ru as "addressRu", ec.address_en as "addressEn",
      ec.latitude, ec.longitude, ec.timezone,
      ec.start_time as "cityStartTime", ec.finish_time as "finishTime", ec.plate, ec.plate_hash as "plateHash",
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

const selectOnSale = gatheredAcross<readonly string[], FormatForSale[]>(async (executor, asked) => {
  const wanted = [...new Set(asked.flat())];
  // A single one by itself: the common plan of a list is made for ten formats, and every call would plan this long text anew.
  const isWanted = wanted.length === 1 ? sql`f.public_id = ${wanted[0]}` : sql`f.public_id = any(${wanted}::text[])`;
  const formats = await selectFormats(executor, sql`${isOnSale} and ${isWanted}`);
  return asked.map((ids) => formats.filter(({ publicId }) => ids.includes(publicId)));
});

/**
 * Formats by public id (duplicates and unknown ids are fine), in one statement, by public id. Drafts, cancelled cities and
 * unknown ids are absent; whether the sale is open is for the caller to judge by the dates.
 */
export const findFormatForSale = async (
  executor: Executor,
  publicIds: readonly string[],
): Promise<Map<string, FormatForSale>> => {
  if (!publicIds.length) return new Map();
  const formats = await selectOnSale(executor, publicIds);
  return new Map(formats.map((format) => [format.publicId, format]));
};

/** The same, and those of starts that were called off, whose sale is over: whoever asks for them is told so. BO-043 */
export const findFormatToHold = async (
  executor: Executor,
  publicIds: readonly string[],
): Promise<Map<string, FormatForSale>> => {
  const formats = await findFormatForSale(executor, publicIds);
  const missing = publicIds.filter((id) => !formats.has(id));
  if (!missing.length) return formats;
  const isCancelled = sql`f.status = 'published' and ec.status = 'cancelled' and f.public_id = any(${missing}::text[])`;
  const over = await selectFormats(executor, isCancelled);
  return new Map([
    ...formats,
    ...over.map((format) => [format.publicId, { ...format, saleEnd: new Date(0) }] as const),
  ]);
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
