import type { PaymentAnswer } from '@trassa/contracts';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Idempotency } from '../../../platform/http/index.ts';
import type { Redirect } from '../../payments/index.ts';
import type { Order } from '../domain/order.ts';
import { findOrder } from '../orders.repository.ts';
import type { OrderDeps } from '../order-deps.ts';
import { redirectOf } from './repeat-payment.ts';
import { runOnce } from './run-once.ts';
import { startAttempt } from './start-attempt.ts';

const present = (order: Order, { redirectUrl, form }: Redirect): PaymentAnswer => ({
  redirect_url: redirectUrl,
  form: { ...form },
  token: null,
  user: null,
  order: { public_id: order.publicId, amount: toRoubles(order.amount), expires_at: toUnix(order.expiresAt) },
});

/** A new attempt for an order that still waits; it does not wait longer for it. The id is the right (DEC-87). */
export const payAgain = async (
  deps: OrderDeps,
  asked: { publicId: string; idempotency: Idempotency | null },
): Promise<Result<PaymentAnswer>> => {
  const order = await findOrder(deps.db, asked.publicId);
  if (!order) return notFound();
  return runOnce(deps.db, {
    idempotency: asked.idempotency,
    scope: `pay-again:${order.id}`,
    async run(claim) {
      const started = await startAttempt(deps, order, claim);
      return started.ok ? ok(present(order, started.value)) : started;
    },
    async repeat() {
      const redirect = await redirectOf(deps, (await findOrder(deps.db, asked.publicId)) ?? order);
      return redirect.ok ? ok(present(order, redirect.value)) : redirect;
    },
  });
};
