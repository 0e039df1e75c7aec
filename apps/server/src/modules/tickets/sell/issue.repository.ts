import { sql } from 'kysely';
import type { TicketKind } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';
import { type Executor, gathered } from '../../../platform/database/index.ts';
import type { IssuedPiece } from '../../orders/index.ts';

export type NewTicket = {
  publicId: string;
  lineId: number;
  /** Which of the line's places, from 1. */
  place: number;
  formatId: number;
  kind: TicketKind;
  teamId: number | null;
  clusterId: number | null;
  price: Minor;
  info: unknown;
  licenseFileId: number | null;
  fileId: number | null;
  clubPublicId: string | null;
};

export type IssuedTicket = {
  id: number;
  publicId: string;
  formatId: number;
  kind: TicketKind;
  clusterId: number | null;
  isRegistered: boolean;
  /** Its format gives start numbers. */
  hasNumbers: boolean;
  lineId: number;
  /** The first move of its start that its buyer knows nothing of, for he has ordered before; null: there is none with letters. */
  missedMove: string | null;
};

export type NewTickets = { readonly order: { id: number; userId: number }; readonly tickets: readonly NewTicket[] };

/** All tickets of an order by one statement; a place issued already breaks `unique (order_line_id, place)`. */
export const insertTickets = gathered<NewTickets, IssuedTicket[]>(async (tx, orders) => {
  const asked = orders.flatMap(({ order, tickets }) =>
    tickets.map((ticket) => ({ ...ticket, orderId: order.id, userId: order.userId })),
  );
  const { rows } = await sql<IssuedTicket & { orderId: number }>`
    insert into tickets (public_id, order_id, order_line_id, place, user_id, original_user_id, format_id, kind, ticket_number, inside_number,
      team_id, cluster_id, price_minor, info, registered_at, license_file_id, file_id, club_public_id)
    select t."publicId", t."orderId", t."lineId", t.place, t."userId", t."userId", t."formatId", t.kind, nextval('ticket_numbers')::text,
      case when t."teamId" is null then null else
        row_number() over (partition by t."teamId" order by t."lineId", t.place)
        + coalesce((select max(o.inside_number) from tickets o where o.team_id = t."teamId"), 0) end,
      t."teamId", t."clusterId", t.price, t.info, case when t.info is null then null else now() end, t."licenseFileId", t."fileId",
      -- A club that has gone into another one while the order waited for its money is that one.
      coalesce((select y.public_id from clubs x join clubs y on y.id = x.merged_into where x.public_id = t."clubPublicId"), t."clubPublicId")
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t ("publicId" text, "orderId" bigint, "lineId" bigint, place int, "userId" bigint,
      "formatId" bigint, kind text, "teamId" bigint, "clusterId" bigint, price bigint, info jsonb, "licenseFileId" bigint, "fileId" bigint,
      "clubPublicId" text)
    order by t."lineId", t.place
    returning id, public_id as "publicId", format_id as "formatId", kind, cluster_id as "clusterId", info is not null as "isRegistered",
      exists (select from number_ranges r where r.format_id = tickets.format_id) as "hasNumbers", order_line_id as "lineId",
      (select m.public_id from event_city_moves m join formats f on f.event_city_id = m.event_city_id join orders o on o.id = tickets.order_id
        where f.id = tickets.format_id and m.letter_ru is not null and m.moved_at >= o.created_at order by m.moved_at limit 1) as "missedMove",
      order_id as "orderId"`.execute(tx);
  return orders.map(({ order }) => rows.flatMap(({ orderId, ...ticket }) => (orderId === order.id ? [ticket] : [])));
});

export const setStartNumbers = gathered<readonly { ticketId: number; number: number }[], void>(async (tx, asked) => {
  const numbers = asked.flat();
  if (numbers.length) {
    await sql`update tickets set start_number = n.number
      from unnest(${numbers.map((one) => one.ticketId)}::bigint[], ${numbers.map((one) => one.number)}::int[]) n (id, number)
      where tickets.id = n.id`.execute(tx);
  }
});

/** Tickets that were made of an order, in the order of their places. */
export const selectIssuedTickets = async (db: Executor, orderId: number): Promise<IssuedPiece[]> => {
  const { rows } = await sql<IssuedPiece>`
    select order_line_id as "lineId", public_id as "publicId", ticket_number as number, status = 'returned' as "isReturned",
      user_id as "userId", nullif(concat_ws(' ', info ->> 'last_name', info ->> 'first_name'), '') as name
    from tickets where order_id = ${orderId} order by order_line_id, place, ticket_number`.execute(db);
  return rows;
};
