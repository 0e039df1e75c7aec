import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type DataRow = Readonly<Record<string, unknown>>;

const select = async (db: Executor, query: RawBuilder<DataRow>): Promise<DataRow[]> => (await query.execute(db)).rows;

/** Counts an export, one a day: null when it may go, else the seconds until the next one. */
export const takeExport = async (db: Executor, userId: number): Promise<number | null> => {
  const { rows } = await sql`
    update users set exported_at = now()
    where id = ${userId} and (exported_at is null or exported_at <= now() - interval '1 day') returning id`.execute(db);
  if (rows.length) return null;
  const { rows: waits } = await sql<{ wait: number }>`
    select ceil(extract(epoch from exported_at + interval '1 day' - now()))::int as wait from users where id = ${userId}`.execute(
    db,
  );
  return Math.max(1, waits[0]?.wait ?? 1);
};

/**
 * Everything that the tables keep of a person, by kind: of an account, or of the guests of one mailbox. It reads the tables of other modules: this file and
 * `erase.repository.ts` are the one list of the places where personal data lies.
 */
export const selectOwnData = async (db: Executor, userIds: readonly number[], email: string | null) => ({
  networks: await select(
    db,
    sql`select network, attached_at from user_networks where user_id = any(${userIds}::bigint[]) order by 1`,
  ),
  consents: await select(
    db,
    sql`select purpose, given, document_version, source, address, email, created_at from consents
      where user_id = any(${userIds}::bigint[]) or lower(email) = lower(${email}) order by id`,
  ),
  logins: await select(
    db,
    sql`select method, os, browser, device, city, country, created_at, last_used_at, expires_at, revoked_at from logins
      where user_id = any(${userIds}::bigint[]) order by id`,
  ),
  subscriptions: await select(
    db,
    sql`select email, language, asked_at, confirmed_at, ended_at from subscriptions where lower(email) = lower(${email})`,
  ),
  orders: await select(
    db,
    sql`select o.public_id, o.status, o.email, o.phone, o.language, o.total_minor / 100.0 as total,
        o.discount_minor / 100.0 as discount, o.delivery_minor / 100.0 as delivery, o.certificates_minor / 100.0 as certificates,
        o.amount_minor / 100.0 as amount, o.created_at, o.paid_at,
        (select json_agg(json_build_object('selector', l.selector, 'title', l.title_ru, 'count', l.count,
          'price', l.price_minor / 100.0, 'discount', l.discount_minor / 100.0, 'total', l.total_minor / 100.0,
          'participant', l.details -> 'info', 'insured', l.details -> 'person',
          'recipient', l.details -> 'recipient') order by l.position) from order_lines l where l.order_id = o.id) as lines,
        (select json_agg(json_build_object('provider', p.provider, 'status', p.status, 'amount', p.amount_minor / 100.0,
          'created_at', p.created_at, 'captured_at', p.captured_at) order by p.id) from payments p where p.order_id = o.id) as payments,
        (select json_agg(json_build_object('amount', r.amount_minor / 100.0, 'reason', r.reason, 'status', r.status,
          'created_at', r.created_at, 'done_at', r.done_at) order by r.id) from refunds r where r.order_id = o.id) as refunds
      from orders o where o.user_id = any(${userIds}::bigint[]) order by o.id`,
  ),
  shipments: await select(
    db,
    sql`select o.public_id as order, m.name_ru as method, s.first_name, s.last_name, s.phone, s.address, s.track,
        s.cost_minor / 100.0 as cost, s.created_at
      from shipments s join orders o on o.id = s.order_id join delivery_methods m on m.id = s.method_id
      where o.user_id = any(${userIds}::bigint[]) order by s.id`,
  ),
  tickets: await select(
    db,
    sql`select t.public_id, t.ticket_number, t.status, t.kind, f.title_ru as format, e.title_ru as event, f.start_time,
        t.start_number, t.inside_number, t.sector, t.seat_row, t.seat_place, t.price_minor / 100.0 as price,
        t.info as participant, t.registered_at, t.club_public_id as club, t.created_at, r.started_at as online_started_at,
        r.result_seconds as online_result_seconds, r.link as online_link, r.status as online_status
      from tickets t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
        join events e on e.id = ec.event_id left join online_races r on r.ticket_id = t.id
      where t.user_id = any(${userIds}::bigint[]) order by t.id`,
  ),
  results: await select(
    db,
    sql`select t.ticket_number, e.title_ru as event, f.title_ru as format, r.start_number, r.last_name, r.first_name, r.name_hidden, r.gender,
        r.category, r.age_group, r.team, r.club, r.status, r.comments, r.time_ms / 1000.0 as seconds, r.position, r.position_gen, r.position_cat
      from results r join tickets t on t.id = r.ticket_id join formats f on f.id = r.format_id
        join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
      where t.user_id = any(${userIds}::bigint[]) order by r.id`,
  ),
  transfers: await select(
    db,
    sql`select t.ticket_number, x.status, case when x.from_user_id = any(${userIds}::bigint[]) then 'out' else 'in' end as direction,
        case when x.from_user_id = any(${userIds}::bigint[]) then x.email end as email, x.created_at, x.closed_at
      from ticket_transfers x join tickets t on t.id = x.ticket_id
      where x.from_user_id = any(${userIds}::bigint[]) or x.to_user_id = any(${userIds}::bigint[]) order by x.id`,
  ),
  files: await select(
    db,
    sql`select public_id, purpose, name, mime, size, created_at from files where user_id = any(${userIds}::bigint[]) order by id`,
  ),
  policies: await select(
    db,
    sql`select p.public_id, p.number, o.name_ru as offer, p.last_name, p.first_name, p.second_name, p.phone, p.birth_date,
        p.gender, p.starts_at, p.price_minor / 100.0 as price, p.cancelled_at, p.created_at
      from policies p join insurance_offers o on o.id = p.offer_id where p.user_id = any(${userIds}::bigint[]) order by p.id`,
  ),
  certificates: await select(
    db,
    sql`select n.title_ru as nominal, c.amount_minor / 100.0 as amount, c.balance_minor / 100.0 as balance, c.recipient_name,
        c.recipient_email, c.recipient_text, c.send_at, c.sent_at, c.valid_until, c.created_at
      from certificates c join orders o on o.id = c.order_id join certificate_nominals n on n.id = c.nominal_id
      where o.user_id = any(${userIds}::bigint[]) order by c.id`,
  ),
  clubs: await select(
    db,
    sql`select c.public_name, c.title, m.joined_at from club_members m join clubs c on c.id = m.club_id
      where m.user_id = any(${userIds}::bigint[]) order by m.joined_at`,
  ),
  support: await select(
    db,
    sql`select r.type, r.name, r.email, r.phone, r.text, c.title as club, r.mailing, r.state, r.created_at
      from support_requests r left join clubs c on c.id = r.club_id
      where r.user_id = any(${userIds}::bigint[]) or lower(r.email) = lower(${email}) order by r.id`,
  ),
  club_results: await select(
    db,
    sql`select r.public_id, t.title_ru as competition_type, t.unit, r.value, r.day::text as day, r.distance_km as distance,
        r.comment, r.link, f.public_id as picture, r.status, r.reason, r.created_at, r.decided_at,
        (select json_agg(json_build_object('club', k.title, 'competition', x.title, 'linked_at', l.linked_at) order by l.linked_at)
          from club_result_links l join club_competitions x on x.id = l.competition_id join clubs k on k.id = x.club_id
          where l.result_id = r.id) as competitions
      from club_results r join competition_types t on t.id = r.type_id left join files f on f.id = r.file_id
      where r.user_id = any(${userIds}::bigint[]) order by r.id`,
  ),
  basket: await select(
    db,
    sql`select goods, added_at from basket_lines where user_id = any(${userIds}::bigint[]) order by position`,
  ),
});
