import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database/index.ts';
import { createCity, insertRow, moscow, unique } from './events.ts';

type Row = Record<string, unknown>;
type Made = { id: number; publicId: string };

export const kazan = { id: 551487, regionId: 484048, nameRu: 'Казань', nameEn: 'Kazan' };

/** Moscow in the first zone and Казань in the third, as on the map. */
export const createCities = async (db: Executor): Promise<void> => {
  await createCity(db);
  await createCity(db, kazan);
  for (const [region_id, zone] of [
    [moscow.regionId, 1],
    [kazan.regionId, 3],
  ])
    await insertRow(db, 'delivery_zones', { region_id, zone }, 'on conflict do nothing');
};

/** A way of delivery; `tariffs` by zone, of 300 ₽ up to a kilogram and 50 ₽ for each further one by default. */
export const createMethod = async (
  db: Executor,
  { tariffs = { 1: {}, 3: {} }, ...row }: Row & { tariffs?: Readonly<Record<number, Row>> } = {},
): Promise<Made> => {
  const publicId = unique('way');
  const id = await insertRow(db, 'delivery_methods', {
    public_id: publicId,
    goods: 'shop',
    carrier: 'courier',
    name_ru: 'Курьер',
    name_en: 'Courier',
    ...row,
  });
  for (const [zone, tariff] of Object.entries(tariffs))
    await insertRow(db, 'delivery_tariffs', {
      method_id: id,
      zone: Number(zone),
      first_grams: 1000,
      first_minor: 30_000,
      step_grams: 1000,
      step_minor: 5_000,
      max_grams: 10_000,
      days_min: 2,
      days_max: 4,
      ...tariff,
    });
  return { id, publicId };
};

export const createPoint = async (db: Executor, methodId: number, row: Row = {}): Promise<Made> => {
  const publicId = unique('point');
  const id = await insertRow(db, 'pickup_points', {
    public_id: publicId,
    method_id: methodId,
    city_id: kazan.id,
    name_ru: 'Пункт',
    name_en: 'Point',
    address_ru: 'ул. Баумана, 42',
    address_en: '42 Baumana St',
    schedule_ru: 'Ежедневно',
    schedule_en: 'Daily',
    ...row,
  });
  return { id, publicId };
};

/** All parcels of an order have left with this track. */
export const sendParcels = async (db: Executor, order: string, track = 'RA1'): Promise<void> => {
  const own = sql`order_id = (select id from orders where public_id = ${order})`;
  await sql`update shipments set state = 'picked' where ${own}`.execute(db);
  await sql`update shipments set state = 'shipped', track = ${track} where ${own}`.execute(db);
};

/** Who takes a parcel in Казань. */
export const recipient = (fields: Row = {}): Row => ({
  first_name: 'анна',
  last_name: 'Иванова',
  phone: '8 (999) 123-45-67',
  location_id: kazan.id,
  address: 'ул. Баумана, 1',
  index: '420111',
  ...fields,
});

/** A line with goods that are carried. */
export const goodsLine = (productPublicId: string, fields: Row = {}): Row => ({
  unique_id: unique('goods'),
  public_id: productPublicId,
  count: 1,
  ...fields,
});
