import { sql } from 'kysely';

export const statements = (isLocked: boolean) => [
  sql`select id from tickets where id = 1 for update`,
  sql`select o.id from orders o join tickets t on t.order_id = o.id for no key update of t skip locked`,
  sql`with own as (select id from tickets order by id for key share) select id from own`,
  sql`select k.id from orders o, tickets k where k.order_id = o.id ${isLocked ? sql`for update of k` : sql``}`,
];
