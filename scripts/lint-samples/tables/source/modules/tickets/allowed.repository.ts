import { sql } from 'kysely';

export const statements = [
  sql`update tickets t set status = 'blocked' from orders o where o.id = t.order_id and o.status = 'cancelled'`,
  sql`select t.id, extract(epoch from now()) from tickets t join orders o on o.id = t.order_id for no key update of t`,
  sql`insert into teams (id) values (1) on conflict (id) do update set id = excluded.id`,
  sql`select id from tickets where status is distinct from 'update orders' -- for update of orders`,
];
