import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/index.ts';
import { findShownPayment, isAwaited } from '../payments.repository.ts';
import { pagePath } from '../start-payment.ts';
import { paymentPage } from './payment-page.ts';

/** The page of an attempt; its id is the right (DEC-87). One that no order waits for leads on to its order. */
export const paymentPageRoutes = (app: FastifyInstance, { db, brand }: { db: Database; brand: string }): void => {
  app.get<{ Params: { payment: string } }>(pagePath(':payment'), async ({ params }, reply) => {
    const payment = await findShownPayment(db, params.payment);
    if (!payment?.page) return reply.refuse({ code: 'not_found' });
    const returnTo = `/basket/thanks?order=${payment.orderPublicId}`;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (!(await isAwaited(db, payment.id))) return reply.redirect(returnTo, 303);
    const { html, policy } = paymentPage(payment.page, { ...payment, brand, returnTo });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
};
