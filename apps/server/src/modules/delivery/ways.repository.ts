import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';
import type { CarrierName, Tariff } from './domain/carrier.ts';

export type MethodRow = {
  readonly id: number;
  readonly publicId: string;
  readonly carrier: CarrierName;
  readonly goods: 'shop' | 'ticket';
  readonly status: 'draft' | 'published';
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
};

const methodColumns = sql`m.id, m.public_id as "publicId", m.carrier, m.goods, m.status, m.name_ru as "nameRu", m.name_en as "nameEn",
  m.description_ru as "descriptionRu", m.description_en as "descriptionEn"`;

/** Ways of delivery that are offered, in the order of an editor. */
export const listMethods = async (db: Executor, goods: MethodRow['goods']): Promise<MethodRow[]> => {
  const { rows } = await sql<MethodRow>`select ${methodColumns} from delivery_methods m
    where m.status = 'published' and m.goods = ${goods} order by m.position, m.id`.execute(db);
  return rows;
};

/** A way to a city, whether it reaches it or not. */
export type WayRow = MethodRow & {
  readonly cityId: number;
  readonly cityRu: string;
  readonly country: string;
  readonly zone: number | null;
  readonly tariff: Tariff | null;
  readonly points: number;
};

/** All offered ways to these cities, in one statement, hidden ones too where the staff asks; unknown cities are not in it. */
export const findWays = async (
  db: Executor,
  cityIds: readonly number[],
  { withHidden = false }: { readonly withHidden?: boolean } = {},
): Promise<WayRow[]> => {
  if (!cityIds.length) return [];
  const { rows } = await sql<WayRow>`
    select ${methodColumns}, c.id as "cityId", c.name_ru as "cityRu", r.country, z.zone,
      case when t.method_id is not null then jsonb_build_object('firstGrams', t.first_grams, 'first', t.first_minor,
        'stepGrams', t.step_grams, 'step', t.step_minor, 'maxGrams', t.max_grams, 'daysMin', t.days_min, 'daysMax', t.days_max) end as tariff,
      (select count(*) from pickup_points p where p.city_id = c.id and p.method_id = m.id and p.status = 'published') as points
    from cities c join regions r on r.id = c.region_id
      cross join delivery_methods m
      left join delivery_zones z on z.region_id = c.region_id
      left join delivery_tariffs t on t.method_id = m.id and t.zone = z.zone
    where c.id = any(${[...new Set(cityIds)]}::integer[]) and (m.status = 'published' or ${withHidden}::boolean)
    order by m.position, m.id`.execute(db);
  return rows;
};

export type PointRow = {
  readonly id: number;
  readonly publicId: string;
  readonly methodId: number;
  readonly cityId: number;
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly addressRu: string;
  readonly addressEn: string | null;
  readonly scheduleRu: string;
  readonly scheduleEn: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const pointColumns = sql`p.id, p.public_id as "publicId", p.method_id as "methodId", p.city_id as "cityId",
  p.name_ru as "nameRu", p.name_en as "nameEn", p.address_ru as "addressRu", p.address_en as "addressEn",
  p.schedule_ru as "scheduleRu", p.schedule_en as "scheduleEn", p.latitude, p.longitude`;

/** More than a city has; a bound all the same. */
const most = 500;

/** Points of a city, of one way if wanted; null: there is no such city. */
export const listPoints = async (db: Executor, cityId: number, method: string | null): Promise<PointRow[] | null> => {
  const { rows } = await sql<{ points: PointRow[] }>`
    select (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
        select ${pointColumns} from pickup_points p join delivery_methods m on m.id = p.method_id and m.status = 'published'
        where p.city_id = c.id and p.status = 'published' and (${method}::text is null or m.public_id = ${method})
        order by p.name_ru, p.id limit ${most}) x) as points
    from cities c where c.id = ${cityId}`.execute(db);
  return rows[0]?.points ?? null;
};

export const findPoints = async (db: Executor, publicIds: readonly string[]): Promise<Map<string, PointRow>> => {
  if (!publicIds.length) return new Map();
  const { rows } = await sql<PointRow>`select ${pointColumns} from pickup_points p
    where p.public_id = any(${[...new Set(publicIds)]}::text[]) and p.status = 'published'`.execute(db);
  return new Map(rows.map((row) => [row.publicId, row]));
};

/** Whether a start sends packs home; null: there is no such event city. */
export const findPackDelivery = async (db: Executor, eventCityPublicId: string): Promise<boolean | null> => {
  const { rows } = await sql<{ isOffered: boolean }>`
    select exists (select from formats f where f.event_city_id = ec.id and f.delivery) as "isOffered" from event_cities ec
    where ec.public_id = ${eventCityPublicId} and ec.status <> 'draft'`.execute(db);
  return rows[0]?.isOffered ?? null;
};
