import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { createEventType } from '../../apps/server/test/factories/events.ts';

export type Size = { readonly orders: number; readonly starts: number };

/** Formats of a start. */
const perStart = 3;
/** The same of the same number each time: the run is repeatable. `salt` tells several of one row apart. */
const dice = `create function dice(n bigint, salt text) returns double precision language sql immutable as
  $$ select (hashtextextended(salt, n) & 2147483647) / 2147483648.0 $$`;
const publicIds = `create function public_id_of(kind text, n bigint) returns text language sql immutable as
  $$ select substr(translate(encode(sha256(convert_to(kind || n, 'UTF8')), 'base64'), '+/=', 'xyz'), 1, 22) $$`;

const surnames = `array['Иванов','Смирнов','Кузнецов','Попов','Васильев','Петров','Соколов','Михайлов','Новиков','Фёдоров']`;
const names = `array['Анна','Иван','Мария','Пётр','Ольга','Сергей','Елена','Дмитрий']`;

/** Starts of the past three years and the next; few of them are large. Orders come evenly, the last one now. */
const steps = ({ orders, starts }: Size, typeId: number): readonly (readonly [string, string])[] => [
  [
    'events',
    `insert into events (public_id, event_type_id, title_ru, banners)
      select 'race-' || n, ${typeId}, 'Забег ' || n, '{}' from generate_series(1, ${starts} / 4) n`,
  ],
  [
    'starts',
    `insert into event_cities (public_id, event_id, city_id, address_ru, place_ru, timezone, start_time, plate, plate_hash)
      select 'start-' || n, 1 + n % (${starts} / 4), 524901, '', '', 'Europe/Moscow', now() + make_interval(days => 365 - n * 1460 / ${starts}),
        '{}', 'hash-' || n from generate_series(1, ${starts}) n`,
  ],
  [
    'formats',
    `insert into formats (public_id, event_city_id, title_ru, start_time, registration_end, license)
      select 'format-' || ec.id || '-' || k, ec.id, 'Дистанция ' || k, ec.start_time, ec.start_time, k = 1
      from event_cities ec, generate_series(1, ${perStart}) k order by ec.id, k`,
  ],
  [
    'promocodes',
    `insert into promocodes (code, discount, code_count, available, uses)
      select 'CODE' || n, 10, 1, 1000000, 1000000 from generate_series(1, 500) n`,
  ],
  [
    'people',
    `insert into users (public_id, email, phone, name, last_name, temporary)
      select public_id_of('user', n), 'person' || n || '@example.org', '+7' || (9000000000 + n),
        (${names})[1 + n % 8], (${surnames})[1 + n % 10], dice(n, 'guest') < 0.4 from generate_series(1, ${orders} * 7 / 10) n`,
  ],
  [
    'orders',
    `insert into orders (public_id, user_id, status, email, phone, language, total_minor, discount_minor, amount_minor, created_at,
        expires_at, paid_at, issued_at)
      select public_id_of('order', n), u.id, s.status, u.email, u.phone, 'ru', s.total, 0, s.total, s.at, s.at + interval '20 minutes',
        case when s.is_paid then s.at + interval '1 minute' end,
        case when s.is_paid and dice(n, 'lost') > 0.00005 then s.at + interval '1 minute' end
      from (select n, 1 + (dice(n, 'buyer') * (${orders} * 7 / 10 - 1))::bigint as buyer, 100000 + (dice(n, 'sum') * 900000)::bigint as total,
          now() - (${orders} - n) * interval '1 second' * (94608000.0 / ${orders}) as at,
          case when n > ${orders} - 200 and n % 4 = 0 then 'pending' when x < 0.80 then 'paid' when x < 0.83 then 'delivered'
            when x < 0.86 then 'partially_refunded' when x < 0.88 then 'refunded' when x < 0.96 then 'expired' else 'cancelled' end as status,
          (n <= ${orders} - 200 or n % 4 > 0) and x < 0.88 as is_paid
        from (select n, dice(n, 'state') as x from generate_series(1, ${orders}) n) n) s
      join users u on u.id = s.buyer order by n`,
  ],
  [
    'lines',
    `insert into order_lines (order_id, position, selector, unique_id, item_id, item_public_id, title_ru, count, price_minor, total_minor,
        promocode_id, event_city_id)
      select o.id, p.position, p.selector, 'line' || p.position, coalesce(f.id, 1), coalesce(f.public_id, p.selector || o.id % 300), 'Забег, Москва',
        p.count, 100000, 100000 * p.count, case when dice(o.id, 'code') < 0.05 then 1 + o.id % 500 end, f.event_city_id
      from orders o
      cross join lateral (
        select 0 as position, case when dice(o.id, 'kind') < 0.88 then 'ticket' else 'shop' end as selector, 1 + (dice(o.id, 'count') * 2)::int as count
        union all select 1, 'ticket', 1 where dice(o.id, 'second') < 0.02
        union all select 2, 'insurance', 1 where dice(o.id, 'insured') < 0.1
        union all select 3, 'certificate', 1 where dice(o.id, 'gift') < 0.003) p
      left join formats f on p.selector in ('ticket', 'insurance')
        and f.id = 1 + (power(dice(o.id, 'start' || p.position % 2), 3) * (${starts * perStart} - 1))::int
      order by o.id, p.position`,
  ],
  [
    'payments',
    `insert into payments (public_id, order_id, provider, provider_payment_id, status, amount_minor, created_at, captured_at)
      select public_id_of('payment' || k, o.id), o.id, case when dice(o.id, 'bank') < 0.0005 then 'rare' else 'sandbox' end, 'p' || o.id || '-' || k,
        case when o.paid_at is not null and k = 1 then 'captured' else 'failed' end, o.amount_minor, o.created_at,
        case when k = 1 then o.paid_at end
      from orders o, generate_series(1, 2) k where k = 1 or dice(o.id, 'again') < 0.1 order by o.id, k`,
  ],
  [
    'notices',
    `insert into payment_notices (provider, notice_key, payment_id, outcome)
      select provider, 'n' || id, id, 'captured' from payments where status = 'captured'`,
  ],
  [
    'refunds',
    `insert into refunds (public_id, payment_id, order_id, amount_minor, reason, cause, status, done_at)
      select public_id_of('refund', p.id), p.id, p.order_id, 100, case when dice(p.id, 'late') < 0.003 then 'late' else 'ticket' end,
        case when dice(p.id, 'late') < 0.003 then null else 'ticket:' || p.id end,
        case when dice(p.id, 'failed') < 0.002 then 'failed' else 'done' end, now()
      from payments p join orders o on o.id = p.order_id where p.status = 'captured' and o.status in ('refunded', 'partially_refunded')`,
  ],
  [
    'parcels',
    `with method as (
        insert into delivery_methods (public_id, goods, carrier, name_ru) values ('post', 'shop', 'post', 'Почта') returning id)
      insert into shipments (public_id, order_id, position, method_id, unique_ids, cost_minor, grams, days_min, days_max, city_id, first_name,
        last_name, phone, address, track, state)
      select public_id_of('parcel', o.id), o.id, 0, method.id, '{line0}', 0, 1, 1, 2, 524901, '', '', '', '',
        case when dice(o.id, 'sent') < 0.98 then 'RU' end, case when dice(o.id, 'sent') < 0.98 then 'shipped' else 'new' end
      from orders o, method where o.paid_at is not null and dice(o.id, 'parcel') < 0.05`,
  ],
  [
    'tickets',
    `insert into tickets (public_id, order_id, order_line_id, place, user_id, original_user_id, format_id, kind, status, ticket_number,
        start_number, price_minor, info, registered_at, created_at)
      select public_id_of('ticket' || k, l.id), o.id, l.id, k, o.user_id, o.user_id, l.item_id, 'athlete',
        case when o.status = 'refunded' then 'returned' else 'active' end, nextval('ticket_numbers')::text, null, 100000,
        case when dice(l.id, 'named' || k) < 0.85 then jsonb_build_object('last_name', (${surnames})[1 + (l.id + k) % 10] || l.id % 1000,
          'first_name', (${names})[1 + (l.id + k) % 8], 'gender', case when (l.id + k) % 2 = 0 then 'male' else 'female' end,
          'birth_date', '1990-05-17', 'phone', '+79161234567', 'item_size', 'M') end,
        case when dice(l.id, 'named' || k) < 0.85 then o.paid_at end, o.paid_at
      from orders o join order_lines l on l.order_id = o.id, generate_series(1, l.count) k
      where o.paid_at is not null and l.selector = 'ticket' order by o.id, l.id, k`,
  ],
  [
    'letters',
    `insert into letters (recipient, language, template, data, state, created_at, sent_at)
      select o.email, 'ru', 'order', jsonb_build_object('order', o.public_id), 'sent', o.created_at, o.created_at
      from orders o, generate_series(1, 2) k where o.paid_at is not null order by o.id`,
  ],
];

/** Fills an empty database with orders of three years, and everything that hangs on them, by SQL. */
export const fillOffice = async (db: Database, size: Size): Promise<void> => {
  await sql`insert into regions (id, name_ru, name_en) values (524894, 'Москва', 'Moscow')`.execute(db);
  await sql`insert into cities (id, region_id, name_ru, name_en, timezone) values (524901, 524894, 'Москва', 'Moscow', 'Europe/Moscow')`.execute(
    db,
  );
  const type = await createEventType(db);
  await db.connection().execute(async (one) => {
    // Whether rows refer to each other rightly is said by the statements; the checks would take longer than they do.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set synchronous_commit = off`.execute(one);
    for (const statement of [dice, publicIds]) await sql.raw(statement).execute(one);
    for (const [name, statement] of steps(size, type.id)) {
      const from = performance.now();
      await sql.raw(statement).execute(one);
      console.log(`      ${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    }
    await sql`reset session_replication_role`.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
};
