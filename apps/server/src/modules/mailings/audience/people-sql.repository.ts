import { asksTickets, type MailingConditions, normaliseCode, siteTimezone, usualTicketStates } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '../mailing.ts';

/** Addresses that agreed to news and are proved: of accounts, and subscribed ones. BO-110 */
export const consenting = (isSubscribed: boolean): RawBuilder<unknown> => {
  const subscribed = sql`
    select lower(s.email) as address, s.language, null::bigint as user_id, 1 as rank from subscriptions s
    where s.confirmed_at is not null and s.ended_at is null`;
  return isSubscribed
    ? subscribed
    : sql`
    select lower(u.email) as address, u.language, u.id as user_id, 0 as rank from users u
    where u.mailing and u.email_confirmed_at is not null and u.email is not null and u.email <> '' and not u.temporary and not u.blocked and u.deleted_at is null
    union all ${subscribed}`;
};

const anyIn = (column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> =>
  values.length ? sql`${column} = any(${[...values]}::text[])` : sql`true`;

/** Years of the participant on the day of the start. */
const age = sql`date_part('year', age((ec.start_time at time zone ec.timezone)::date, case
  when t.info ->> 'birth_date' ~ '^\\d{4}-\\d\\d-\\d\\d$' then (t.info ->> 'birth_date')::date end))`;

const ticketConditions = (c: MailingConditions): RawBuilder<unknown>[] => {
  const boughtOn = sql`(o.paid_at at time zone ec.timezone)::date`;
  return [
    anyIn(sql`t.status`, c.states.length ? c.states : usualTicketStates),
    anyIn(sql`f.public_id`, c.formats),
    anyIn(sql`t.kind`, c.kinds),
    c.cities.length ? sql`ec.city_id = any(${[...c.cities]}::integer[])` : sql`true`,
    c.registered === null ? sql`true` : sql`(t.registered_at is not null) = ${c.registered}::boolean`,
    c.no_number ? sql`t.start_number is null` : sql`true`,
    c.incomplete_team ? sql`exists (select from teams m where m.id = t.team_id and m.taken < m.max_count)` : sql`true`,
    c.bought_from === null ? sql`true` : sql`${boughtOn} >= ${c.bought_from}::date`,
    c.bought_to === null ? sql`true` : sql`${boughtOn} <= ${c.bought_to}::date`,
    c.promocode === null
      ? sql`true`
      : sql`exists (select from order_lines l join promocodes p on p.id = l.promocode_id
          where l.id = t.order_line_id and p.code = ${normaliseCode(c.promocode)})`,
    c.age_from === null ? sql`true` : sql`${age} >= ${c.age_from}::integer`,
    c.age_to === null ? sql`true` : sql`${age} <= ${c.age_to}::integer`,
  ];
};

/** Tickets t of formats f, starts ec and orders o that meet the conditions. */
export const meets = (conditions: MailingConditions): RawBuilder<unknown> =>
  sql`(${sql.join(ticketConditions(conditions), sql` and `)})`;

/** Addresses behind `after`, up to and with `upto`: a part of an audience. */
export type Portion = { readonly after: string; readonly upto: string | null };

/** What is kept of an address for good. */
export const hashOf = (address: RawBuilder<unknown>, key: string): RawBuilder<unknown> =>
  sql`encode(sha256(decode(${key}, 'hex') || convert_to(${address}, 'UTF8')), 'hex')`;

/** Said of each source by itself, so that its index of addresses serves. */
const within = (address: RawBuilder<unknown>, portion: Portion | null): RawBuilder<unknown> =>
  portion === null
    ? sql`true`
    : sql`${address} > ${portion.after} and ${portion.upto === null ? sql`true` : sql`${address} <= ${portion.upto}`}`;

/** Holders with a proved address, and who bought, of tickets t that meet the conditions. */
const ofTickets = ({ startId, conditions }: Audience, portion: Portion | null): RawBuilder<unknown> => {
  const tickets = sql`tickets t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id`;
  const asked = sql`${startId === null ? sql`true` : sql`ec.id = ${startId}`} and ${meets(conditions)}`;
  return sql`
  select lower(h.email) as address, h.language, h.id as user_id, 0 as rank, ec.timezone
  from ${tickets} join orders o on o.id = t.order_id join users h on h.id = t.user_id
  where h.email is not null and h.email <> '' and not h.temporary and h.email_confirmed_at is not null and not h.blocked
    and h.deleted_at is null and ${within(sql`lower(h.email)`, portion)} and ${asked}
  union all
  select lower(o.email) as address, o.language, o.user_id, 1 as rank, ec.timezone
  from ${tickets} join orders o on o.id = t.order_id
  where o.email <> '' and ${within(sql`lower(o.email)`, portion)} and ${asked}`;
};

/**
 * Whom a mailing is for: address, language, clocks, account; each address once, as one letter goes to it. `key`: hex of the key by
 * which addresses are hashed; null: the hash is not needed.
 */
export const peopleOf = (
  audience: Audience,
  key: string | null,
  portion: Portion | null = null,
): RawBuilder<unknown> => {
  const { kind, startId, conditions } = audience;
  const { languages, exclude, subscribers } = conditions;
  const asked = asksTickets(conditions, startId !== null);
  const found = asked
    ? ofTickets(audience, portion)
    : sql`select n.*, ${siteTimezone}::text as timezone from (${consenting(subscribers)}) n where ${within(sql`n.address`, portion)}`;
  const agreed =
    asked && kind === 'news' ? sql`address in (select address from (${consenting(subscribers)}) n)` : sql`true`;
  const hash = key === null ? sql`null::text` : hashOf(sql`address`, key);
  // Whom another mailing goes to, or has gone to: what it did not come to is nobody's letter.
  const left =
    exclude === null
      ? sql`true`
      : sql`not exists (select from mailing_letters x join mailings m on m.id = x.mailing_id
          where m.public_id = ${exclude} and x.hash = a.hash
            and (x.state in ('queued', 'retried', 'sent') or x.state = 'waiting' and m.state <> 'stopped'))`;
  return sql`
    select * from (
      select distinct on (address) address, language, timezone, user_id as "userId", ${hash} as hash
      from (${found}) p where ${agreed} order by address, rank, user_id) a
    where ${anyIn(sql`language`, languages)} and ${left}`;
};
