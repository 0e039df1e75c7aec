import type { ParcelState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/index.ts';
import {
  isOrderToSend,
  isRecipientErased,
  itsLines,
  parcelsOfOrder,
  piecesOfLine,
  piecesOfParcel,
} from '../parcels/parcel-facts.repository.ts';
import type { ParcelLineRow } from '../parcels/parcel-rows.repository.ts';

/** Parcels s of paid orders o that nobody has picked, with something left in them. BO-094 */
const waiting = sql`shipments s join orders o on o.id = s.order_id and ${isOrderToSend}
  where s.state = 'new' and ${piecesOfParcel} > 0`;

export type SummedLine = Omit<ParcelLineRow, 'parcelId' | 'uniqueId' | 'count'>;

/** Kinds of things of one list at most. */
const mostKinds = 2000;

/** What lies in the first of them together, in the order in which the shelves are walked. */
export const selectSums = async (db: Executor, limit: number): Promise<SummedLine[]> => {
  const { rows } = await sql<SummedLine>`
    with found as materialized (select s.id, s.order_id, s.unique_ids from ${waiting} order by s.id limit ${limit}),
    lines as (
      select l.item_public_id, l.title_ru, l.title_en, l.details ->> 'size' as size, l.details -> 'proportion' ->> 'ru' as variant_ru,
        l.details -> 'proportion' ->> 'en' as variant_en, ${piecesOfLine} as pieces
      from found s join order_lines l on ${itsLines})
    select item_public_id as code, max(title_ru) as "titleRu", max(title_en) as "titleEn", size, variant_ru as "variantRu",
      max(variant_en) as "variantEn", sum(pieces)::int as pieces
    from lines where pieces > 0 group by item_public_id, size, variant_ru
    order by max(title_ru), item_public_id, variant_ru nulls first, size nulls first limit ${mostKinds}`.execute(db);
  return rows;
};

export type WaitingParcel = {
  readonly id: number;
  readonly publicId: string;
  readonly version: number;
  readonly order: string;
  readonly position: number;
  readonly parcels: number;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly recipient: string;
  readonly wayRu: string;
  readonly wayEn: string | null;
};

/** The first of them, those that wait longest first. */
export const selectWaitingParcels = async (db: Executor, limit: number): Promise<WaitingParcel[]> => {
  const { rows } = await sql<WaitingParcel>`
    with found as (select s.id from ${waiting} order by s.id limit ${limit})
    select s.id, s.public_id as "publicId", s.version, o.public_id as order, s.position, ${parcelsOfOrder} as parcels, c.name_ru as "cityRu",
      c.name_en as "cityEn", s.first_name || ' ' || s.last_name as recipient, m.name_ru as "wayRu", m.name_en as "wayEn"
    from found f join shipments s on s.id = f.id join orders o on o.id = s.order_id join cities c on c.id = s.city_id
      join delivery_methods m on m.id = s.method_id
    order by s.id`.execute(db);
  return rows;
};

export const countWaitingParcels = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${waiting}`.execute(db);
  return rows[0]?.count ?? 0;
};

export type LabelRow = {
  readonly publicId: string;
  readonly order: string;
  readonly position: number;
  readonly parcels: number;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly wayRu: string;
  readonly wayEn: string | null;
  readonly track: string | null;
  readonly grams: number;
  readonly pieces: number;
  readonly isErased: boolean;
  readonly state: ParcelState;
  readonly isPaid: boolean;
};

/** What stands on labels, in the order in which they were named. */
export const selectLabels = async (db: Executor, publicIds: readonly string[]): Promise<LabelRow[]> => {
  const { rows } = await sql<LabelRow>`
    select s.public_id as "publicId", o.public_id as order, s.position, ${parcelsOfOrder} as parcels,
      trim(s.last_name || ' ' || s.first_name) as name, s.phone, s.address, m.name_ru as "wayRu", m.name_en as "wayEn", s.track, s.grams,
      ${piecesOfParcel} as pieces, ${isRecipientErased} as "isErased", s.state,
      ${isOrderToSend} as "isPaid"
    from unnest(${[...publicIds]}::text[]) with ordinality a (id, place) join shipments s on s.public_id = a.id
      join orders o on o.id = s.order_id and o.paid_at is not null join delivery_methods m on m.id = s.method_id
    order by a.place`.execute(db);
  return rows;
};
