import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database/index.ts';
import type { TestApp } from '../support/index.ts';
import { createFormat, type FormatOptions, type MadeFormat, inDays, unique } from './events.ts';
import { buy, myTickets, paymentBody, plainLine, send, type Sent } from './orders.ts';

export type BoughtTicket = {
  /** Public ids. */
  ticketId: string;
  orderId: string;
  /** Internal ids. */
  ticket: number;
  userId: number;
  token: string;
  email: string;
  format: MadeFormat;
};

type Buying = { policy?: unknown; token?: string; language?: 'ru' | 'en' };

/** The refund policy of the event of a ticket, by its internal id. */
export const setPolicy = async (db: Executor, ticket: number, policy: unknown): Promise<void> => {
  await sql`
    update events e set refund_policy = ${JSON.stringify(policy)}::jsonb from tickets t join formats f on f.id = t.format_id
    join event_cities ec on ec.id = f.event_city_id where t.id = ${ticket} and e.id = ec.event_id`.execute(db);
};

/** One paid ticket of a guest for 3 000 ₽, twenty days before the start: half of it comes back. */
export const buyOne = async (
  app: TestApp,
  options: FormatOptions = {},
  { policy, token, language }: Buying = {},
): Promise<BoughtTicket> => {
  const { db } = app.database;
  const format = await createFormat(db, { preregistration: false, start_time: inDays(20), ...options });
  const email = `${unique('buyer')}@example.org`;
  const placed = await buy(app, paymentBody([plainLine(format.publicId, 1)], { email }), {
    ...(token ? { token } : {}),
    ...(language ? { language } : {}),
  });
  const owner = token ?? placed.token ?? '';
  const own = (await myTickets(app, owner)).at(-1);
  if (!own) throw new Error('nothing was bought');
  const { rows } = await sql<{ id: number; userId: number }>`
    select id, user_id as "userId" from tickets where public_id = ${own.public_id}`.execute(db);
  const { id: ticket = 0, userId = 0 } = rows[0] ?? {};
  if (policy !== undefined) await setPolicy(db, ticket, policy);
  return { ticketId: own.public_id, orderId: placed.order.public_id, ticket, userId, token: owner, email, format };
};

export const quote = (app: TestApp, ticketId: string, token: string | null): Promise<LightMyRequestResponse> =>
  send(app, 'GET', `/api/payment/cancel/${ticketId}`, undefined, { token });

export const cancel = (
  app: TestApp,
  ticketId: string,
  { sum, ...sent }: Sent & { sum?: number },
): Promise<LightMyRequestResponse> =>
  send(app, 'POST', '/api/payment/cancel', { public_id: ticketId, ...(sum === undefined ? {} : { sum }) }, sent);

/** Status and code of a refusal. */
export const refuse = async (answer: Promise<LightMyRequestResponse>): Promise<[number, string | undefined]> => {
  const { statusCode, json } = await answer;
  return [statusCode, json<{ code?: string }>().code];
};

export const ticketRow = async (db: Executor, publicId: string): Promise<Record<string, unknown>> =>
  (await sql<Record<string, unknown>>`select * from tickets where public_id = ${publicId}`.execute(db)).rows[0] ?? {};

/** What of a format is taken. */
export const placesOf = async (db: Executor, { id, eventCityId }: MadeFormat): Promise<Record<string, number>> => {
  const { rows } = await sql<Record<string, number>>`
    select (select sum(taken)::int from quotas where format_id = ${id}) as places,
      (select coalesce(sum(taken), 0)::int from shirts where event_city_id = ${eventCityId}) as shirts,
      (select coalesce(sum(taken), 0)::int from format_clusters where format_id = ${id}) as clusters,
      (select coalesce(sum(taken), 0)::int from teams where format_id = ${id}) as teams,
      (select count(*)::int from booked_numbers where format_id = ${id}) as numbers`.execute(db);
  return rows[0] ?? {};
};

/** Refunds of an order with the state of their payment. */
export const refundsOf = async (db: Executor, orderPublicId: string): Promise<Record<string, unknown>[]> =>
  (
    await sql<Record<string, unknown>>`
      select r.status, r.amount_minor as amount, p.status as payment, p.refunded_minor as refunded from refunds r
      join payments p on p.id = r.payment_id join orders o on o.id = r.order_id where o.public_id = ${orderPublicId} order by r.id`.execute(
      db,
    )
  ).rows;
