import type { SaleState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { By, StampRow } from '../stamp.ts';
import { stampColumns } from '../stamp-columns.repository.ts';
import type { FactsRow } from './start-facts.ts';
import { factColumns, salesOfStart } from './start-sql.repository.ts';

export type ProgrammeRow = { readonly at: string; readonly title_ru: string; readonly title_en?: string | null };
export type QuestionRow = {
  readonly question_ru: string;
  readonly question_en?: string | null;
  readonly answer_ru: string;
  readonly answer_en?: string | null;
};

export type StartCardRow = StampRow &
  FactsRow & {
    readonly id: number;
    readonly eventId: number;
    readonly publicId: string;
    readonly eventPublicId: string;
    readonly eventTitleRu: string;
    readonly eventTitleEn: string | null;
    readonly eventStatus: 'draft' | 'published' | 'archived';
    readonly banners: { readonly landing_page: { readonly desktop_picture: string | null } };
    readonly cityId: number;
    readonly cityNameRu: string;
    readonly cityNameEn: string;
    readonly cityLatitude: number | null;
    readonly cityLongitude: number | null;
    readonly addressRu: string;
    readonly addressEn: string | null;
    readonly placeRu: string;
    readonly placeEn: string | null;
    readonly directionsRu: string;
    readonly directionsEn: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly timezone: string;
    readonly startTime: Date;
    readonly saleStart: Date | null;
    readonly saleEnd: Date | null;
    readonly moveFee: Minor;
    readonly climb: number | null;
    readonly course: string[];
    readonly programme: ProgrammeRow[];
    readonly questions: QuestionRow[];
    readonly plate: unknown;
    readonly hasResults: boolean;
    readonly isSold: boolean;
    readonly sale: SaleState;
  };

/** Somebody has bought for the start `ec`, pays for it or holds a place. */
const isSoldColumn = sql`(exists (select from order_lines l join orders o on o.id = l.order_id
    where l.event_city_id = ec.id and (o.paid_at is not null or o.status = 'pending'))
  or exists (select from formats f join quotas q on q.format_id = f.id where f.event_city_id = ec.id and q.taken > 0))`;

const columns = sql`ec.id, ec.event_id as "eventId", ec.public_id as "publicId", e.public_id as "eventPublicId",
  e.title_ru as "eventTitleRu", e.title_en as "eventTitleEn", e.status as "eventStatus", e.banners, ec.city_id as "cityId",
  c.name_ru as "cityNameRu", c.name_en as "cityNameEn", c.latitude as "cityLatitude", c.longitude as "cityLongitude",
  ec.address_ru as "addressRu", ec.address_en as "addressEn", ec.place_ru as "placeRu", ec.place_en as "placeEn",
  ec.directions_ru as "directionsRu", ec.directions_en as "directionsEn", ec.latitude, ec.longitude, ec.timezone,
  ec.start_time as "startTime", ec.sale_start as "saleStart", ec.sale_end as "saleEnd", ec.move_fee_minor as "moveFee", ec.climb, ec.course, ec.programme,
  ec.questions, ec.plate, ec.results_published_at is not null as "hasResults", ${isSoldColumn} as "isSold",
  ${stampColumns('ec')}, ${factColumns}`;
const tables = (now: Date) => sql`event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
  cross join ${salesOfStart(sql`${now}::timestamptz`)}`;

export const selectStart = async (db: Executor, publicId: string, now: Date): Promise<StartCardRow | null> => {
  const { rows } = await sql<StartCardRow>`
    select ${columns} from ${tables(now)} where ec.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** Its rows are locked, event first, for whoever changes it. */
export const lockStart = async (tx: Tx, publicId: string, now: Date): Promise<StartCardRow | null> => {
  await sql`select e.id from events e join event_cities ec on ec.event_id = e.id where ec.public_id = ${publicId}
    for update of e`.execute(tx);
  await sql`select id from event_cities where public_id = ${publicId} for update`.execute(tx);
  return selectStart(tx, publicId, now);
};

export type CityRow = {
  readonly id: number;
  readonly timezone: string;
  readonly nameRu: string;
  readonly nameEn: string;
};
export const findCity = async (db: Executor, id: number): Promise<CityRow | null> => {
  const { rows } = await sql<CityRow>`
    select id, timezone, name_ru as "nameRu", name_en as "nameEn" from cities where id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** What is kept of a start; moments as they are, documents as JSON. */
export type StoredStart = {
  readonly city: number;
  readonly timezone: string;
  readonly address_ru: string;
  readonly address_en: string | null;
  readonly place_ru: string;
  readonly place_en: string | null;
  readonly directions_ru: string;
  readonly directions_en: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly startTime: Date;
  readonly finishTime: Date | null;
  readonly saleStart: Date | null;
  readonly saleEnd: Date | null;
  readonly moveFee: Minor;
  readonly climb: number | null;
  readonly course: string;
  readonly programme: string;
  readonly questions: string;
};

export const insertStart = async (
  tx: Tx,
  { publicId, eventId, plate, plateHash }: { publicId: string; eventId: number; plate: string; plateHash: string },
  start: StoredStart,
  { userId, now }: By,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into event_cities (public_id, event_id, city_id, timezone, address_ru, address_en, place_ru, place_en, directions_ru,
      directions_en, latitude, longitude, start_time, finish_time, sale_start, sale_end, move_fee_minor, climb, course, programme, questions, plate,
      plate_hash, status, created_at, updated_at, updated_by)
    values (${publicId}, ${eventId}, ${start.city}, ${start.timezone}, ${start.address_ru}, ${start.address_en}, ${start.place_ru},
      ${start.place_en}, ${start.directions_ru}, ${start.directions_en}, ${start.latitude}, ${start.longitude}, ${start.startTime},
      ${start.finishTime}, ${start.saleStart}, ${start.saleEnd}, ${start.moveFee}, ${start.climb}, ${start.course}::jsonb, ${start.programme}::jsonb,
      ${start.questions}::jsonb, ${plate}::jsonb, ${plateHash}, 'draft', ${now}, ${now}, ${userId})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

export const updateStart = async (tx: Tx, id: number, start: StoredStart, { userId, now }: By): Promise<void> => {
  await sql`update event_cities set city_id = ${start.city}, timezone = ${start.timezone}, address_ru = ${start.address_ru},
      address_en = ${start.address_en}, place_ru = ${start.place_ru}, place_en = ${start.place_en},
      directions_ru = ${start.directions_ru}, directions_en = ${start.directions_en}, latitude = ${start.latitude},
      longitude = ${start.longitude}, start_time = ${start.startTime}, finish_time = ${start.finishTime},
      sale_start = ${start.saleStart}, sale_end = ${start.saleEnd}, move_fee_minor = ${start.moveFee}, climb = ${start.climb}, course = ${start.course}::jsonb,
      programme = ${start.programme}::jsonb, questions = ${start.questions}::jsonb,
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

/** Formats set off with their start: they move by as much as its first moment did. Answers their ids. */
export const moveFormats = async (tx: Tx, id: number, seconds: number): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`update formats set start_time = start_time + make_interval(secs => ${seconds}),
      registration_end = registration_end + make_interval(secs => ${seconds}), version = version + 1
    where event_city_id = ${id} returning id`.execute(tx);
  return rows.map((row) => row.id);
};

export const updatePlate = async (
  tx: Tx,
  id: number,
  { plate, hash }: { readonly plate: string; readonly hash: string },
  { userId, now }: By,
): Promise<void> => {
  await sql`update event_cities set plate = ${plate}::jsonb, plate_hash = ${hash},
      version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(tx);
};
