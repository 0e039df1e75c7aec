import { sql } from 'kysely';
import type { Executor } from '../src/platform/database/index.ts';

/** What must never be, each as a query that answers the rows which break it. */
const invariants: Record<string, ReturnType<typeof sql>> = {
  'no more is taken than there is': sql`select id, taken, reserve, capacity from quotas
    where taken < 0 or reserve < 0 or taken + reserve > capacity`,
  'taken places are those of live, ordered and sold holds': sql`
    select q.id, q.taken, coalesce(sum(h.count), 0) as held from quotas q
    left join holds h on h.quota_id = q.id and h.state <> 'released' group by q.id having q.taken <> coalesce(sum(h.count), 0)`,
  'a live hold has no order, an ordered or sold one has': sql`
    select id, state, order_id from holds where (state = 'live') <> (order_id is null) and state <> 'released'`,
  'an order waits exactly as long as its places are reserved': sql`
    select h.id, h.state, o.status from holds h join orders o on o.id = h.order_id
    where (h.state = 'ordered' and o.status not in ('pending', 'authorized')) or (h.state = 'sold' and o.status in ('pending', 'expired', 'cancelled'))`,
  'a paid order has one captured payment of its amount': sql`
    select o.id, o.status, o.amount_minor, coalesce(sum(p.amount_minor), 0) as captured from orders o
    left join payments p on p.order_id = o.id and p.status in ('captured', 'refunding', 'refunded')
      and not exists (select from refunds r where r.payment_id = p.id and r.reason in ('late', 'duplicate'))
    where o.status in ('paid', 'shipped', 'delivered', 'partially_refunded', 'refunded')
    group by o.id having coalesce(sum(p.amount_minor), 0) <> o.amount_minor`,
  'money of an order that was not paid is on its way back': sql`
    select o.id, p.id as payment_id from orders o join payments p on p.order_id = o.id
    where o.status in ('pending', 'expired', 'cancelled') and p.status = 'captured'
      and not exists (select from refunds r where r.payment_id = p.id)`,
  'an order costs its lines and its delivery': sql`
    select o.id, o.total_minor, o.delivery_minor, sum(l.total_minor) as lines from orders o join order_lines l on l.order_id = o.id
    group by o.id having o.total_minor <> o.delivery_minor + sum(l.total_minor)`,
  'no more of an order goes back than paid for it, by certificates and by money': sql`
    select o.id, o.certificates_minor, o.amount_minor from orders o join order_refunds r on r.order_id = o.id
    group by o.id having sum(r.certificates_minor) > o.certificates_minor or sum(r.money_minor) > o.amount_minor`,
  'money on its way back is what its order says': sql`
    select r.cause, r.money_minor, f.amount_minor from order_refunds r left join refunds f on f.cause = r.cause
    where r.money_minor <> coalesce(f.amount_minor, 0)`,
  'every place of a paid order is a ticket, those aside that were moved to another order': sql`
    select l.id, l.count, count(t.id) as tickets from order_lines l join orders o on o.id = l.order_id
    left join tickets t on t.order_line_id = l.id
    where l.selector = 'ticket' and o.issued_at is not null group by l.id
    having count(t.id) + (select count(*) from orders n where n.moved_from_line_id = l.id and n.issued_at is not null) <> l.count`,
  'a move gives back its difference, once, and only when it is done': sql`
    select m.id from ticket_moves m left join order_refunds r on r.cause = 'move:' || m.id or r.share_of = 'move:' || m.id group by m.id
    having coalesce(sum(r.certificates_minor + r.money_minor), 0)
      <> case when m.done_at is null then 0 else greatest(0, m.was_minor - m.will_be_minor - m.fee_minor) end`,
  'a moved ticket has cost what it costs where it is now': sql`
    select t.id, t.price_minor from tickets t join ticket_moves m on m.order_id = t.order_id
    where t.price_minor <> m.will_be_minor + m.fee_minor`,
  'one move of a ticket waits at a time': sql`
    select m.ticket_id from ticket_moves m join orders o on o.id = m.order_id where m.done_at is null and o.status = 'pending' group by 1 having count(*) > 1`,
  'a done move has its money, one that ended has none': sql`
    select m.id, o.status from ticket_moves m join orders o on o.id = m.order_id where (m.done_at is null) <> (o.status in ('pending', 'expired', 'cancelled'))`,
  'every piece of insurance of a paid order is a policy': sql`
    select l.id, l.count, count(p.id) as policies from order_lines l join orders o on o.id = l.order_id left join policies p on p.order_line_id = l.id
    where l.selector = 'insurance' and o.issued_at is not null group by l.id having count(p.id) <> l.count`,
  'insurance that has not begun is whose its ticket is': sql`
    select p.id, t.status from policies p join tickets t on t.id = p.ticket_id
    where p.order_line_id is not null and p.cancelled_at is null and p.starts_at > now() and (p.user_id <> t.user_id or t.status = 'returned')`,
  'a paid order is issued': sql`select id from orders where status = 'paid' and issued_at is null and paid_at < now() - interval '1 minute'`,
  'no ticket without a paid order': sql`
    select t.id, o.status from tickets t join orders o on o.id = t.order_id where o.status in ('pending', 'authorized', 'expired', 'cancelled')`,
  'a place of a line is issued once': sql`select order_line_id, place from tickets group by 1, 2 having count(*) > 1`,
  'ticket lines of an issued order hold places for their tickets, returned ones aside': sql`
    select l.hold_id, h.state, h.count, sum(k.kept) as kept from order_lines l join orders o on o.id = l.order_id left join holds h on h.id = l.hold_id
    cross join lateral (select count(*) as kept from tickets t where t.order_line_id = l.id and t.status <> 'returned') k
    where l.selector = 'ticket' and o.issued_at is not null group by 1, 2, 3
    having case when sum(k.kept) = 0 then h.state is distinct from 'released' else h.state is distinct from 'sold' or h.count <> sum(k.kept) end`,
  'no more of a payment goes back than came, and all of it is counted': sql`
    select p.id, p.amount_minor, p.refunded_minor, coalesce(sum(r.amount_minor), 0) as refunds from payments p left join refunds r on r.payment_id = p.id
    group by p.id having p.refunded_minor <> coalesce(sum(r.amount_minor), 0) or p.refunded_minor > p.amount_minor`,
  'a payment is refunded when all of it has gone back': sql`
    select p.id, p.status, p.amount_minor, coalesce(sum(r.amount_minor), 0) as done from payments p
    left join refunds r on r.payment_id = p.id and r.status = 'done'
    group by p.id having (p.status = 'refunded') <> (coalesce(sum(r.amount_minor), 0) = p.amount_minor)`,
  'an order is refunded as far as its money has gone back': sql`
    select o.id, o.status, o.amount_minor, sum(r.amount_minor) as done from orders o join refunds r on r.order_id = o.id and r.status = 'done' and r.reason not in ('late', 'duplicate')
    group by o.id having o.status <> case when sum(r.amount_minor) = o.amount_minor then 'refunded' else 'partially_refunded' end`,
  'a ticket waits for its money exactly as long as its refund is under way': sql`
    select t.id, t.status, r.status as refund from tickets t left join refunds r on r.cause = 'ticket:' || t.id
    where (t.status = 'processing') <> (r.status is not distinct from 'waiting') or (r.status = 'done' and t.status <> 'returned')`,
  'a finished return is of a returned ticket that keeps nothing': sql`
    select t.id, t.status from ticket_returns x join tickets t on t.id = x.ticket_id
    where x.done_at is not null and (t.status <> 'returned' or t.start_number is not null or t.team_id is not null or t.cluster_id is not null
      or exists (select from booked_numbers b where b.ticket_id = t.id))`,
  'taken cluster places are those that orders keep': sql`
    select c.id, c.taken from format_clusters c left join order_takings t on t.cluster_id = c.id and t.state = 'kept'
    group by c.id having c.taken <> coalesce(sum(t.count), 0)`,
  'taken shirts are those that orders keep': sql`
    select s.event_city_id, s.size, s.taken from shirts s
    left join order_takings t on t.event_city_id = s.event_city_id and t.size = s.size and t.state = 'kept'
    group by s.event_city_id, s.size having s.taken <> coalesce(sum(t.count), 0)`,
  'taken team places are those that orders keep': sql`
    select m.id, m.taken from teams m left join order_takings t on t.team_id = m.id and t.state = 'kept'
    group by m.id having m.taken <> coalesce(sum(t.count), 0)`,
  'a kept number is booked for its order': sql`
    select t.format_id, t.number, t.order_id from order_takings t left join booked_numbers b on b.format_id = t.format_id and b.number = t.number
    where t.number is not null and t.state = 'kept' and b.order_id is distinct from t.order_id and b.ticket_id is null`,
  'taken pieces are those that orders keep': sql`
    select s.id, s.taken from product_stock s left join product_takings t on t.stock_id = s.id and t.state = 'kept'
    group by s.id having s.taken <> coalesce(sum(t.count), 0)`,
  'stock and what is free are what the journal says': sql`
    select s.id, s.stock, s.taken, sum(e.pieces) as free from product_stock s left join stock_entries e on e.stock_id = s.id
    group by s.id having s.stock - s.taken <> coalesce(sum(e.pieces), 0)
      or s.taken <> -coalesce(sum(e.pieces) filter (where e.kind in ('sale', 'release', 'return')), 0)`,
  'no pieces are kept by an order that ended': sql`
    select t.order_id, o.status from product_takings t join orders o on o.id = t.order_id
    where t.state = 'kept' and o.status in ('expired', 'cancelled')`,
  'goods of a waiting or paid order are its own': sql`
    select l.id, l.count, coalesce(t.count, 0) as kept from order_lines l join orders o on o.id = l.order_id
    left join product_takings t on t.order_id = o.id and t.state = 'kept' and t.stock_id = (l.details ->> 'stockId')::bigint
    where l.selector = 'shop' and o.status not in ('expired', 'cancelled') and coalesce(t.count, 0)
      + (select count(*) from goods_returns g where g.order_line_id = l.id and g.state = 'done' and g.restock) < l.count`,
  'goods are counted as they are': sql`
    select c.category_id, c.gender, c.count from product_counts c
    where c.count <> (select count(*) from products p where p.category_id = c.category_id and p.gender = c.gender and p.status = 'published')`,
  'nothing is kept by an order that ended': sql`
    select t.id, o.status from order_takings t join orders o on o.id = t.order_id where t.state = 'kept' and o.status in ('expired', 'cancelled')`,
  'a certificate is worth what its entries say': sql`
    select c.id, c.balance_minor, coalesce(sum(e.amount_minor), 0) as entries from certificates c
    left join certificate_entries e on e.certificate_id = c.id group by c.id having c.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  'no certificate gets back more of an order than it paid': sql`
    select certificate_id, order_id from certificate_entries where kind not in ('issue', 'adjust') group by 1, 2 having sum(amount_minor) > 0`,
  'an order that ended unpaid keeps nothing of certificates': sql`
    select e.order_id, o.status from certificate_entries e join orders o on o.id = e.order_id
    where o.status in ('expired', 'cancelled') and e.kind not in ('issue', 'adjust') group by 1, 2 having sum(e.amount_minor) <> 0`,
  'what the staff added to a certificate is what its entries say': sql`
    select c.id, c.raised_minor from certificates c where c.raised_minor <> (select coalesce(sum(e.amount_minor), 0)
      from certificate_entries e where e.certificate_id = c.id and e.kind = 'adjust' and e.amount_minor > 0)`,
  'every certificate of a paid order is issued': sql`
    select l.id, l.count, count(c.id) as certificates from order_lines l join orders o on o.id = l.order_id
    left join certificates c on c.order_line_id = l.id
    where l.selector = 'certificate' and o.issued_at is not null group by l.id having count(c.id) <> l.count`,
  'a promocode is used no more often than it may be': sql`select id from promocodes where available < 0 or available > uses`,
};

/** Names of the broken invariants with up to three rows each; empty is right. */
export const brokenInvariants = async (executor: Executor): Promise<Record<string, unknown[]>> => {
  const broken: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(executor);
    if (rows.length) broken[name] = rows.slice(0, 3);
  }
  return broken;
};

/** Throws when an invariant is broken: for `afterEach` and `afterAll`, once no request runs any more. */
export const assertInvariants = async (executor: Executor): Promise<void> => {
  const broken = await brokenInvariants(executor);
  if (Object.keys(broken).length) throw new Error(`Broken invariants: ${JSON.stringify(broken, null, 2)}`);
};
