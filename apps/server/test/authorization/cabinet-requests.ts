import { sql } from 'kysely';
import { createGoodsOrder } from '../factories/cabinet.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import type { CallName, Row, World } from './row.ts';

type CabinetCall = Exclude<
  Extract<CallName, `cancellation.${string}` | `cabinet.${string}`>,
  'cabinet.insured' | 'cabinet.insuranceFile'
>;

/** A ticket more for the owner of the things asked for: a returned one would be missing elsewhere. */
const newTicket = async ({ app, stage, things }: World): Promise<string> => {
  const body = paymentBody([plainLine(stage.format.publicId, 1)], { email: things.email });
  const { order } = await buy(app, body, { token: things.token });
  const { rows } = await sql<{ id: string }>`
    select t.public_id as id from tickets t join orders o on o.id = t.order_id where o.public_id = ${order.public_id}`.execute(
    app.database.db,
  );
  return rows[0]?.id ?? '';
};

/** An order with goods of the owner of the things asked for. */
const goodsOf = async ({ app, things }: World): Promise<string> => {
  const { db } = app.database;
  const { rows } = await sql<{ id: number }>`
    select user_id as id from orders where public_id = ${things.orderId}`.execute(db);
  return (await createGoodsOrder(db, rows[0]?.id ?? 0)).publicId;
};

const mine: Row = { request: () => ({}), stranger: 200 };

/** Rows of API §5.3, and of the lists of the cabinet in §12 and §15. */
export const cabinetRequests: Record<CabinetCall, Row> = {
  'cancellation.quote': { request: ({ things }) => ({ params: { ticket: things.ticketId } }), stranger: 404 },
  'cancellation.cancel': { request: async (world) => ({ body: { public_id: await newTicket(world) } }), stranger: 404 },
  'cabinet.purchases': mine,
  'cabinet.purchase': { request: async (world) => ({ params: { id: await goodsOf(world) } }), stranger: 404 },
  'cabinet.purchaseFile': { request: async (world) => ({ params: { id: await goodsOf(world) } }), stranger: 404 },
  'cabinet.orders': mine,
  'cabinet.order': { request: async (world) => ({ params: { id: await goodsOf(world) } }), stranger: 404 },
  'cabinet.receipts': { request: async (world) => ({ params: { order: await goodsOf(world) } }), stranger: 404 },
  'cabinet.validInsurances': mine,
  'cabinet.pastInsurances': mine,
};
