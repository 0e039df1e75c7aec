import { sql } from 'kysely';
import type { TestApp } from '../../support/index.ts';

export type PaymentRow = { publicId: string; providerPaymentId: string; status: string; refunds: string[] };

/** Attempts of an order, first to last. */
export const attemptsOf = async (app: TestApp, orderPublicId: string): Promise<PaymentRow[]> =>
  (
    await sql<PaymentRow>`
      select p.public_id as "publicId", p.provider_payment_id as "providerPaymentId", p.status,
        array(select r.status from refunds r where r.payment_id = p.id order by r.id) as refunds
      from payments p join orders o on o.id = p.order_id where o.public_id = ${orderPublicId} order by p.id`.execute(
      app.database.db,
    )
  ).rows;

/** Nobody has to wait for the next sweep. */
export const makeDue = async (app: TestApp): Promise<void> => {
  await sql`update refunds set next_attempt_at = now()`.execute(app.database.db);
  await sql`
    update payments set created_at = created_at - interval '2 minutes', checked_at = checked_at - interval '2 minutes'`.execute(
    app.database.db,
  );
};

/** What a provider posts to the webhook, and what it is told. */
export const notify = async (
  app: TestApp,
  url: string,
  payload: string,
  headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' },
): Promise<{ status: number; body: string }> => {
  const answer = await app.http.inject({ method: 'POST', url: `/api/payment/webhook/${url}`, payload, headers });
  return { status: answer.statusCode, body: answer.body };
};
