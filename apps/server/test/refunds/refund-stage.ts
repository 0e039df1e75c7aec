import { sql } from 'kysely';
import type { Answer, Member } from '../staff/door.ts';
import { createEventCity, createFormat, createSale, inDays, unique } from '../factories/events.ts';
import { buy, newKey, paymentBody, plainLine } from '../factories/orders.ts';
import { openOffice } from '../office/office.ts';

type Asked = Record<string, unknown>;
export type Quote = {
  sum: number;
  version: number;
  approval_needed: boolean;
  to_certificates: number;
  to_money: number;
  delivery: number;
  insurance: number;
  policies_ended: number;
  policies_kept: number;
  lines: { unique_id: string; sum: number; pieces: number; percent: number; obstacle: string | null; why: string[] }[];
};

/** A back office that gives money back, and what is sold meanwhile. */
export const openRefunds = () => {
  const office = openOffice();
  const { app, db, ask } = office;
  const quote = async (member: Member, order: string, asked: Asked): Promise<Quote> => {
    const { status, body } = await ask('POST', `/orders/${order}/refund/quote`, { ...member, body: asked });
    if (status !== 200) throw new Error(`quote: ${status} ${JSON.stringify(body)}`);
    return body['values'] as Quote;
  };
  const make = (member: Member, order: string, asked: Asked, key = newKey()): Promise<Answer> =>
    ask('POST', `/orders/${order}/refund`, {
      ...member,
      headers: { 'idempotency-key': key },
      body: { restock: false, letter: true, reason: 'Звонил, просил вернуть', version: 1, ...asked },
    });
  return {
    ...office,
    quote,
    make,
    /** Quoted and made as it was quoted. */
    async refund(member: Member, order: string, asked: Asked): Promise<Answer> {
      const { sum, version } = await quote(member, order, asked);
      return make(member, order, { ...asked, sum, version });
    },
    /** Tickets of one line, of a price in kopecks, twenty days before the start; sixty with a sale: everything comes back. */
    async buyTickets(count: number, price = 300_000, sale?: { discount: number; count: number }) {
      const city = await createEventCity(db());
      const days = sale ? 60 : 20;
      const options = {
        event_city_id: city.id,
        preregistration: false,
        start_time: inDays(days),
        prices: { athlete: price },
      };
      const format = await createFormat(db(), options);
      if (sale) {
        await sql`update events set refund_policy = '[{"days":0,"percent":100}]' where id = ${city.eventId}`.execute(
          db(),
        );
        await createSale(db(), city.eventId, sale);
      }
      const line = plainLine(format.publicId, count);
      const placed = await buy(app(), paymentBody([line], { email: `${unique('buyer')}@example.org` }));
      const order = placed.order.public_id;
      const { rows } = await sql<{ id: string }>`
        select t.public_id as id from tickets t join orders o on o.id = t.order_id where o.public_id = ${order} order by t.id`.execute(
        db(),
      );
      return {
        order,
        format,
        start: city.publicId,
        token: placed.token ?? '',
        line: String(line['unique_id']),
        tickets: rows.map(({ id }) => id),
      };
    },
    decide: (member: Member, approval: string, how: 'approve' | 'decline' | 'withdraw', body: Asked = {}) =>
      ask('PUT', `/approvals/${approval}/${how}`, { ...member, body: { version: 1, ...body } }),
    /** `10 active, 2 processing`: states of the tickets of an order. */
    async statesOf(order: string): Promise<string> {
      const { rows } = await sql<{ told: string }>`
        select string_agg(s.count || ' ' || s.status, ', ' order by s.status) as told from (select t.status, count(*) from tickets t
          join orders o on o.id = t.order_id where o.public_id = ${order} group by 1) s`.execute(db());
      return rows[0]?.told ?? '';
    },
    /** Sends whatever money waits. */
    async sendAll(): Promise<void> {
      while (await app().sweeps.sendRefunds());
    },
    /** Kopecks of an order that go back by its payment. */
    async refundedOf(order: string): Promise<number> {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(r.amount_minor), 0)::bigint as sum from refunds r join orders o on o.id = r.order_id where o.public_id = ${order}`.execute(
        db(),
      );
      return rows[0]?.sum ?? 0;
    },
  };
};

/** The public id of the request that an act waits as. */
export const approvalOf = ({ status, body }: Answer): string => {
  if (status !== 202) throw new Error(`it does not wait: ${status} ${JSON.stringify(body)}`);
  return (body['approval'] as { public_id: string }).public_id;
};
/** The state that a decision left. */
export const stateOf = ({ body }: Answer): unknown => (body['values'] as { state: string } | undefined)?.state;
