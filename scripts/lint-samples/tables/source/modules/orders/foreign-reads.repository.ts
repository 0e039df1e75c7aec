import { sql } from 'kysely';

const tables = sql`tickets t join orders o on o.id = t.order_id`;

export const statements = [
  sql`select id from tickets`,
  sql`select o.id from orders o left join tickets t on t.order_id = o.id`,
  sql`select o.id from orders o, tickets t where t.order_id = o.id`,
  sql`select exists (select from tickets where order_id = orders.id) from orders`,
  sql`delete from orders o using tickets t where t.order_id = o.id`,
  sql`select count(*) from ${tables}`,
];
