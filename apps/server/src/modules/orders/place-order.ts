import type { Language, PaymentAnswer, PaymentBody } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { transact } from '../../platform/database/index.ts';
import type { Idempotency, Login } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../payments/index.ts';
import { checkQuote, readPurchase } from './check-purchase.ts';
import { giveUpOrder } from './give-up-order.ts';
import type { Claim } from './idempotency.repository.ts';
import { makeOrder } from './make-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { presentPayment, thanksPage, thanksPath } from './present-payment.ts';
import { quotePurchase } from './quote-purchase.ts';
import { repeatPayment } from './repeat-payment.ts';
import { runOnce } from './run-once.ts';

export type PlaceOrder = {
  readonly body: PaymentBody;
  readonly login: Login | null;
  readonly language: Language;
  readonly visitor: string;
  readonly address: string;
  readonly ip: string;
  readonly idempotency: Idempotency | null;
};

const place = async (
  deps: OrderDeps,
  input: PlaceOrder,
  provider: PaymentProvider | null,
  claim: Claim | null,
): Promise<Result<PaymentAnswer>> => {
  const { db, accounts, payments } = deps;
  const { body } = input;
  const purchase = readPurchase(body, provider !== null);
  if (!purchase.ok) return purchase;
  const buyer = await accounts.findBuyer(db, {
    login: input.login,
    temporaryToken: body.temporary_token ?? null,
    email: purchase.value.email,
  });
  const quote = await quotePurchase(db, deps, purchase.value, { purpose: 'order', now: deps.clock(), account: buyer });
  const priced = checkQuote(quote, purchase.value, body.amount ?? null);
  if (!priced.ok) return priced;
  if (!provider) return notFound();
  const made = await transact(db, (tx) =>
    makeOrder(tx, deps, {
      purchase: purchase.value,
      priced: priced.value,
      buyer,
      provider,
      body,
      claim,
      language: input.language,
      visitor: input.visitor,
      address: input.address,
      ip: input.ip,
    }),
  );
  if (!made.ok) return made;
  const order = made.value;
  if (order.paymentPublicId === null)
    return ok(await presentPayment(deps, order, thanksPage(order.publicId, priced.value.lines), order.buyer));
  const started = await payments.start(provider, {
    paymentPublicId: order.paymentPublicId,
    orderPublicId: order.publicId,
    amount: order.amount,
    language: input.language,
    email: purchase.value.email,
    returnTo: thanksPath(order.publicId, priced.value.lines),
    expiresAt: order.expiresAt,
  });
  if (!started.ok) {
    await giveUpOrder(deps, order.id);
    return started;
  }
  return ok(await presentPayment(deps, order, started.value, order.buyer));
};

/**
 * Quote → reserve → order (one transaction) → provider (outside) → answer. Everything API 5.2 demands is checked here;
 * refusals carry dotted fields and the lines concerned.
 */
export const placeOrder = async (deps: OrderDeps, input: PlaceOrder): Promise<Result<PaymentAnswer>> => {
  const provider = deps.payments.findProvider(input.body.provider ?? null);
  return runOnce(deps.db, {
    idempotency: input.idempotency,
    scope: `payment:${input.login ? input.login.userId : 'guest'}`,
    run: (claim) => place(deps, input, provider, claim),
    repeat: (orderId) => repeatPayment(deps, { orderId, userId: input.login?.userId ?? null }),
  });
};
