import type { ParcelCarrier, ParcelState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

export type ToldParcel = {
  readonly order: string;
  readonly position: number;
  readonly parcels: number;
  readonly state: ParcelState;
  readonly track: string | null;
  readonly trackVersion: number | null;
  readonly carrier: ParcelCarrier;
  readonly wayRu: string;
  readonly wayEn: string | null;
  readonly daysMin: number;
  readonly daysMax: number;
};

/** What the letter of a parcel says, in one statement. */
export const findTold = async (db: Executor, publicId: string): Promise<ToldParcel | null> => {
  const { rows } = await sql<ToldParcel>`
    select o.public_id as order, s.position, (select count(*)::int from shipments p where p.order_id = s.order_id) as parcels, s.state, s.track, s.track_version as "trackVersion",
      m.carrier, m.name_ru as "wayRu", m.name_en as "wayEn", s.days_min as "daysMin", s.days_max as "daysMax"
    from shipments s join orders o on o.id = s.order_id join delivery_methods m on m.id = s.method_id
    where s.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
