import { orderNumber, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { Executor } from '../../../platform/database/index.ts';

type Row = { readonly publicId: string; readonly track: string | null; readonly city: string; readonly order: string };

/** Parcels by their track; seen by who sees those of the shop. */
export const findShipments = async (
  db: Executor,
  sought: Sought,
  { scope, limit, language }: Asking,
): Promise<Hit[]> => {
  const { rows } = await sql<Row>`
    select s.public_id as "publicId", s.track, o.public_id as order, case when ${language} = 'en' then c.name_en else c.name_ru end as city
    from shipments s join orders o on o.id = s.order_id join cities c on c.id = s.city_id
    where upper(s.track) = ${sought.number} and s.track is not null and ${scope === 'all'}::boolean
    order by s.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, track, city, order }) => ({
    publicId,
    title: track ?? publicId,
    detail: detailOf(city, `№ ${orderNumber(order)}`),
    state: null,
    isExact: true,
  }));
};
