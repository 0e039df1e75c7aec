import type { PaymentAnswer } from '@trassa/contracts';
import { isOrderPaid } from '@trassa/rules';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Redirect } from '../../payments/index.ts';
import { canBePaid, type Order } from '../domain/order.ts';
import { selectLines } from '../lines.repository.ts';
import { findOrderById, findStarted } from '../orders.repository.ts';
import type { OrderDeps } from '../order-deps.ts';
import { presentPayment, thanksPage } from './present-payment.ts';
import { paymentClosed, startAttempt } from './start-attempt.ts';

/** Where the buyer of an order goes to pay for it, once more. */
export const redirectOf = async (deps: OrderDeps, order: Order): Promise<Result<Redirect>> => {
  if (order.amount === 0) return ok(thanksPage(deps.sellables, order.publicId, await selectLines(deps.db, order.id)));
  // Nobody is sent to pay for an order that waits no more (DEC-110); one that is paid answers as before.
  if (!isOrderPaid(order.status) && !canBePaid(order)) return paymentClosed();
  const started = await findStarted(deps.db, order.id);
  if (started) return ok(started);
  // The first call died between its order and the provider: the order is there, the attempt is not.
  return canBePaid(order) ? startAttempt(deps, order, null) : paymentClosed();
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
  return redirect.ok ? ok(await presentPayment(deps, order, redirect.value, { buyer: known, token: null })) : redirect;
};
