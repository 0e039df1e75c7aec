import { refuse, type Result } from '../../../kernel/result.ts';
import { transact } from '../../../platform/database/index.ts';
import type { PaymentProvider, Redirect } from '../../payments/index.ts';
import { canBePaid, type Order } from '../domain/order.ts';
import { type Claim, setKeyOrder } from './idempotency.repository.ts';
import { selectLines } from '../lines.repository.ts';
import { lockOrder } from '../orders.repository.ts';
import type { OrderDeps } from '../order-deps.ts';
import { paymentOf } from './payment-of.ts';

/** The order is paid or waits no more. */
export const paymentClosed = () => refuse({ code: 'state', message: { id: 'payment_state' } });

/** Another attempt to pay a waiting order: with the provider named, or the first one. `claim` is bound to the order. */
export const startAttempt = async (
  deps: OrderDeps,
  order: Pick<Order, 'id' | 'publicId'>,
  claim: Claim | null,
): Promise<Result<Redirect>> => {
  const provider: PaymentProvider | null = deps.payments.findProvider(null);
  if (!provider) return paymentClosed();
  const begun = await transact(deps.db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (!canBePaid(locked)) return paymentClosed();
    if (claim) await setKeyOrder(tx, claim, order.id);
    const attempt = await deps.payments.begin(tx, {
      orderId: order.id,
      provider: provider.name,
      amount: locked.amount,
    });
    return { ok: true as const, value: { attempt, locked } };
  });
  if (!begun.ok) return begun;
  const { attempt, locked } = begun.value;
  const lines = await selectLines(deps.db, order.id);
  return deps.payments.start(provider, paymentOf(deps.sellables, locked, lines, attempt));
};
