import { siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { IssuedPiece } from '../orders/index.ts';
import type { OfferTerms } from './insurance-line.ts';

/** A ticket that an order was issued, with the line it came from. */
export type OrderTicket = {
  readonly id: number;
  /** unique_id of its line. */
  readonly uniqueId: string;
  readonly place: number;
  readonly info: Readonly<Record<string, unknown>> | null;
};

export const selectOrderTickets = async (
  tx: Tx,
  orderId: number,
  uniqueIds: readonly string[],
): Promise<OrderTicket[]> => {
  if (!uniqueIds.length) return [];
  const { rows } = await sql<OrderTicket>`
    select t.id, l.unique_id as "uniqueId", t.place, t.info from order_lines l join tickets t on t.order_line_id = l.id
    where l.order_id = ${orderId} and l.unique_id = any(${[...uniqueIds]}::text[]) order by t.order_line_id, t.place`.execute(
    tx,
  );
  return rows;
};

/** Terms are absent of orders that were made before these kept them: the policy takes those of its offer. */
export type NewPolicy = Partial<OfferTerms> & {
  readonly publicId: string;
  readonly offerId: number;
  readonly lineId: number;
  /** Which piece of its line, from 1. */
  readonly place: number;
  readonly ticketId: number | null;
  readonly formatId: number | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly secondName: string;
  readonly phone: string;
  readonly birthDate: string | null;
  readonly gender: string | null;
  /** Unix seconds. */
  readonly start: number;
  readonly validity: number;
  readonly price: Minor;
  readonly isStartDate: boolean;
  /** Seconds; null: as the offer has it. */
  readonly delay: number | null;
};

/** All policies of an order by one statement, numbered; a piece issued already breaks `unique (order_line_id, place)`. */
export const insertPolicies = async (
  tx: Tx,
  order: { id: number; userId: number },
  policies: readonly NewPolicy[],
): Promise<void> => {
  await sql`
    insert into policies (public_id, offer_id, user_id, order_id, order_line_id, place, ticket_id, format_id, number, last_name, first_name,
      second_name, phone, birth_date, gender, starts_at, validity_seconds, price_minor, is_start_date, activation_delay_seconds,
      name_ru, name_en, title_ru, title_en, subtitle_ru, subtitle_en, legals)
    select p."publicId", p."offerId", ${order.userId}, ${order.id}, p."lineId", p.place, p."ticketId", p."formatId",
      to_char(now() at time zone ${siteTimezone}, 'YYYY') || '-' || lpad(nextval('policy_numbers')::text, 7, '0'),
      p."lastName", p."firstName", p."secondName", p.phone, p."birthDate", p.gender, to_timestamp(p.start), p.validity, p.price,
      p."isStartDate", p.delay, p."nameRu", p."nameEn", p."titleRu", p."titleEn", p."subtitleRu", p."subtitleEn", p.legals
    from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb) as p ("publicId" text, "offerId" bigint, "lineId" bigint, place smallint,
      "ticketId" bigint, "formatId" bigint, "lastName" text, "firstName" text, "secondName" text, phone text, "birthDate" date, gender text,
      start bigint, validity int, price bigint, "isStartDate" boolean, delay int, "nameRu" text, "nameEn" text, "titleRu" text,
      "titleEn" text, "subtitleRu" text, "subtitleEn" text, legals text)
    order by p."lineId", p.place`.execute(tx);
};

/** Policies that were made of an order, in the order of their places. */
export const selectIssuedPolicies = async (db: Executor, orderId: number): Promise<IssuedPiece[]> => {
  const { rows } = await sql<IssuedPiece>`
    select order_line_id as "lineId", public_id as "publicId", number, cancelled_at is not null as "isReturned",
      user_id as "userId", nullif(concat_ws(' ', last_name, first_name), '') as name
    from policies where order_id = ${orderId} and order_line_id is not null
    order by order_line_id, place, number`.execute(db);
  return rows;
};
