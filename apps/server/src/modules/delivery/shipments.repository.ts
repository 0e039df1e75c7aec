import type { ParcelCarrier, ParcelState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type NewShipment = {
  readonly publicId: string;
  readonly methodId: number;
  readonly uniqueIds: readonly string[];
  readonly cost: number;
  readonly grams: number;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly cityId: number;
  readonly pointId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly address: string;
};

export const insertShipments = async (tx: Tx, orderId: number, shipments: readonly NewShipment[]): Promise<void> => {
  if (!shipments.length) return;
  await sql`
    insert into shipments (public_id, order_id, position, method_id, unique_ids, cost_minor, grams, days_min, days_max, city_id,
      pickup_point_id, first_name, last_name, phone, address)
    select s."publicId", ${orderId}, s.place - 1, s."methodId", s."uniqueIds", s.cost, s.grams, s."daysMin", s."daysMax", s."cityId",
      s."pointId", s."firstName", s."lastName", s.phone, s.address
    from rows from (jsonb_to_recordset(${JSON.stringify(shipments)}::jsonb) as ("publicId" text, "methodId" bigint, "uniqueIds" text[],
      cost bigint, grams integer, "daysMin" smallint, "daysMax" smallint, "cityId" integer, "pointId" bigint, "firstName" text,
      "lastName" text, phone text, address text)) with ordinality as s ("publicId", "methodId", "uniqueIds", cost, grams, "daysMin",
      "daysMax", "cityId", "pointId", "firstName", "lastName", phone, address, place)`.execute(tx);
};

export type ShipmentRow = {
  readonly id: number;
  readonly orderId: number;
  readonly goods: 'shop' | 'ticket';
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly cost: number;
  readonly carrier: ParcelCarrier;
  readonly state: ParcelState;
  readonly track: string | null;
  readonly address: string;
  readonly uniqueIds: readonly string[];
};

export const selectShipments = async (db: Executor, orderIds: readonly number[]): Promise<ShipmentRow[]> => {
  if (!orderIds.length) return [];
  const { rows } = await sql<ShipmentRow>`
    select s.id, s.order_id as "orderId", m.goods, m.name_ru as "nameRu", m.name_en as "nameEn", s.cost_minor as cost, m.carrier, s.state, s.track, s.address, s.unique_ids as "uniqueIds"
    from shipments s join delivery_methods m on m.id = s.method_id
    where s.order_id = any(${[...orderIds]}::bigint[]) order by s.order_id, s.position`.execute(db);
  return rows;
};
