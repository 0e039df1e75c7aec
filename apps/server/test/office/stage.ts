import { sql } from 'kysely';
import { randomId } from '../../src/kernel/ids.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import {
  createEvent,
  createEventCity,
  createFormat,
  inDays,
  insertRow,
  type MadeFormat,
  unique,
} from '../factories/events.ts';
import { participant, paymentBody, place, press, ticketLine } from '../factories/orders.ts';
import type { TestApp } from '../support/index.ts';

type Row = Record<string, unknown>;

export type Buyer = MadeUser & { readonly email: string; readonly phone: string };
export type Bought = {
  readonly order: string;
  readonly ticket: string;
  readonly ticketNumber: string;
  readonly startNumber: number;
  readonly payment: string;
};
export type Start = { readonly event: string; readonly start: string; readonly format: MadeFormat };

/** A start with a format that gives start numbers. */
export const createStart = async (app: TestApp, title: string, start: string, first = 500): Promise<Start> => {
  const { db } = app.database;
  const event = await createEvent(db, { title_ru: title, title_en: null });
  const city = await createEventCity(db, { event_id: event.id, public_id: start });
  const format = await createFormat(db, { event_city_id: city.id });
  await insertRow(db, 'number_ranges', { format_id: format.id, first, last: first + 50 });
  return { event: event.publicId, start, format };
};

export const createBuyer = async (app: TestApp, row: Row & { phone: string }): Promise<Buyer> => {
  const email = (row['email'] as string | undefined) ?? `${unique('buyer')}@example.org`;
  return { ...(await createUser(app.database.db, { ...row, email })), email, phone: row.phone };
};

/** A paid ticket of a buyer with this participant. */
export const buyPlace = async (app: TestApp, buyer: Buyer, { format }: Start, info: Row): Promise<Bought> => {
  const { email, phone, token } = buyer;
  const line = ticketLine(format.publicId, { info: participant(info) });
  const placed = await place(app, paymentBody([line], { email, phone }), { token });
  await press(app, placed.order.public_id, 'paid');
  const { rows } = await sql<Omit<Bought, 'order'>>`
    select t.public_id as ticket, t.ticket_number as "ticketNumber", t.start_number as "startNumber",
      (select p.provider_payment_id from payments p where p.order_id = o.id and p.provider_payment_id is not null limit 1) as payment
    from orders o join tickets t on t.order_id = o.id where o.public_id = ${placed.order.public_id}`.execute(
    app.database.db,
  );
  const [bought] = rows;
  if (!bought) throw new Error('no ticket was issued');
  return { order: placed.order.public_id, ...bought };
};

/** An order without money of one place of a format; nothing is issued. */
export const createOrder = async (
  db: Executor,
  { id: userId }: Pick<MadeUser, 'id'>,
  format: Pick<MadeFormat, 'id' | 'publicId' | 'eventCityId'>,
  row: Row = {},
): Promise<{ id: number; publicId: string; email: string }> => {
  const publicId = randomId();
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(db);
  const email = rows[0]?.email ?? '';
  const id = await insertRow(db, 'orders', {
    public_id: publicId,
    user_id: userId,
    email,
    language: 'ru',
    total_minor: 0,
    amount_minor: 0,
    expires_at: inDays(1),
    ...row,
  });
  await addLine(db, id, 'ticket', format);
  return { id, publicId, email };
};

/** One more line of an order. */
export const addLine = async (
  db: Executor,
  orderId: number,
  selector: 'ticket' | 'shop',
  item: { readonly id: number; readonly publicId: string; readonly eventCityId?: number },
): Promise<void> => {
  await insertRow(db, 'order_lines', {
    order_id: orderId,
    position: 0,
    selector,
    unique_id: unique('line'),
    item_id: item.id,
    item_public_id: item.publicId,
    event_city_id: item.eventCityId,
    title_ru: 'Место',
    count: 1,
    price_minor: 0,
    total_minor: 0,
  });
};
