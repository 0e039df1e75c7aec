import type { TemporaryDatabase } from '../support/temporary-database.ts';

/** Calls off the start of a format, as if a second person had agreed; answers how many orders the run gives back. */
export const callOff = async (database: TemporaryDatabase, format: string): Promise<number> => {
  const [start] = await database.run<{ id: number; public_id: string }>(
    `update event_cities set status = 'cancelled' where id = (select event_city_id from formats where public_id = $1) returning id, public_id`,
    [format],
  );
  if (!start) throw new Error(`there is no start of ${format}`);
  await database.run(
    `insert into start_cancellations (event_city_id, run, refund, insurance, goods, reason, sum_minor, created_at)
     values ($1, 'called-off', 'full', true, false, 'Площадку закрыли', 0, now())`,
    [start.id],
  );
  const orders = await database.run(
    `with bought as (select distinct o.public_id from orders o join order_lines l on l.order_id = o.id
         where l.event_city_id = $1 and o.paid_at is not null),
       made as (insert into runs (public_id, kind, object_kind, object_id, object_title, places, summary, params, total, created_at)
         values ('called-off', 'start.cancel', 'start', $2, '', '[]', '{}', '{}', (select count(*) from bought), now()) returning id)
     insert into run_items (run_id, object) select made.id, bought.public_id from made, bought returning id`,
    [start.id, start.public_id],
  );
  return orders.length;
};

/** Refunds of the run that the provider has confirmed. */
export const countHandedOver = async (database: TemporaryDatabase): Promise<number> => {
  const [row] = await database.run<{
    count: number;
  }>(`select count(*)::int from refunds where status = 'done' and order_id in
    (select o.id from orders o join run_items i on i.object = o.public_id)`);
  return row?.count ?? 0;
};
