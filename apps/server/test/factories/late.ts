import { sql } from 'kysely';
import { makeNotice } from '../../src/modules/payments/index.ts';
import { findLatestOfOrder } from '../../src/modules/payments/providers/sandbox/sandbox.repository.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import type { TestApp } from '../support/index.ts';
import type { Placed } from './orders.ts';

/** Lets an unpaid order end, `hours` ago. */
export const expireOrder = async (app: TestApp, { order }: Pick<Placed, 'order'>, hours = 0): Promise<void> => {
  const { db } = app.database;
  await sql`
    update orders set expires_at = now() - make_interval(secs => 1 + ${hours} * 3600) where public_id = ${order.public_id}`.execute(
    db,
  );
  await sql`
    update sandbox_payments set payable_until = now() - interval '1 second' where order_public_id = ${order.public_id}`.execute(
    db,
  );
  await app.sweeps.expireOrders();
};

/** Money that comes after the order's end, as a bank's notice; answers its status. */
export const payLate = async (app: TestApp, { order }: Pick<Placed, 'order'>): Promise<number> => {
  const { db } = app.database;
  await sql`update sandbox_payments set verdict = 'late' where order_public_id = ${order.public_id}`.execute(db);
  const payment = await findLatestOfOrder(db, order.public_id);
  if (!payment) throw new Error('the order has no payment');
  const { raw, headers } = makeNotice(createSecrets(app.config).sandbox, payment, 'captured');
  const url = '/api/payment/webhook/sandbox';
  return (await app.http.inject({ method: 'POST', url, headers, payload: raw })).statusCode;
};

/** Money of the order on its way back. */
export const refundsOf = async (
  app: TestApp,
  { order }: Pick<Placed, 'order'>,
): Promise<{ amount: number; reason: string }[]> =>
  (
    await sql<{ amount: number; reason: string }>`
      select r.amount_minor as amount, r.reason from refunds r join orders o on o.id = r.order_id
      where o.public_id = ${order.public_id} order by r.id`.execute(app.database.db)
  ).rows;
