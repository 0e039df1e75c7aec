import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Parcels of own orders. */
export const exportShipments = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select o.public_id as order, m.name_ru as method, s.first_name, s.last_name, s.phone, s.address, s.track,
      s.cost_minor / 100.0 as cost, s.created_at
    from shipments s join orders o on o.id = s.order_id join delivery_methods m on m.id = s.method_id
    where o.user_id = any(${userIds}::bigint[]) order by s.id`.execute(db);
  return rows;
};
