import type { PaymentAnswer } from '@trassa/contracts';
import { notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { canBePaid, type Order } from './domain/order.ts';
import { selectLines } from './lines.repository.ts';
import { findOrderById, findStarted } from './orders.repository.ts';
import type { OrderDeps } from './order-deps.ts';
import { presentPayment, thanksPage, type Redirect } from './present-payment.ts';
import { startAttempt } from './start-attempt.ts';

const redirectOf = async (deps: OrderDeps, order: Order): Promise<Result<Redirect>> => {
  const started =
    order.amount > 0
      ? await findStarted(deps.db, order.id)
      : thanksPage(order.publicId, await selectLines(deps.db, order.id));
  if (started) return ok(started);
  // The first call died between its order and the provider: the order is there, the attempt is not.
  return canBePaid(order)
    ? startAttempt(deps, order, null)
    : refuse({ code: 'state', message: { id: 'payment_state' } });
};

/**
 * The answer of a payment once more: same order, same address, for a guest a fresh token of the same user (DEC-15). A
 * purchase that an account has joined meanwhile tells the guest nothing of that account (DEC-42).
 */
export const repeatPayment = async (
  deps: OrderDeps,
  { orderId, userId }: { orderId: number; userId: number | null },
): Promise<Result<PaymentAnswer>> => {
  const order = await findOrderById(deps.db, orderId);
  const buyer = order && (await deps.accounts.findAccount(deps.db, order.userId));
  if (!order || !buyer) return notFound();
  const redirect = await redirectOf(deps, order);
  const known = buyer.temporary || buyer.id === userId ? buyer : null;
  return redirect.ok ? ok(await presentPayment(deps, order, redirect.value, known)) : redirect;
};
