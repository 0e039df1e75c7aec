import { sql } from 'kysely';

const name = sql.table('tickets');

export const statements = [
  sql`insert into tickets (id) values (1)`,
  sql`UPDATE tickets t SET status = 'blocked' FROM orders o WHERE o.id = t.order_id`,
  sql`with own as (select id from orders) update tickets set status = 'blocked' where order_id in (select id from own)`,
  sql`with gone as (delete from tickets where id = 1 returning order_id) select order_id from gone`,
  sql`truncate tickets`,
  sql`merge into tickets t using orders o on o.id = t.order_id when matched then delete`,
  sql`insert into "tickets" select from orders on conflict do nothing`,
  sql`update ${name} set status = 'blocked'`,
];
