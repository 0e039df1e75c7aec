import type { Language, PaymentAnswer, PaymentBody } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Idempotency, Login } from '../../../platform/http/index.ts';
import type { Account } from '../../accounts/index.ts';
import type { PaymentProvider } from '../../payments/index.ts';
import { askToConfirm } from '../letters/ask-to-confirm.ts';
import { checkQuote, type PricedPurchase, type Purchase, readPurchase } from '../quote/check-purchase.ts';
import { giveUpOrder } from './give-up-order.ts';
import type { Claim } from './idempotency.repository.ts';
import type { MadeOrder } from './make-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { paymentOf } from './payment-of.ts';
import { presentPayment, thanksPage } from './present-payment.ts';
import { quotePurchase } from '../quote/quote-purchase.ts';
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

type ToMake = {
  readonly purchase: Purchase;
  readonly buyer: Account | null;
  readonly provider: PaymentProvider | null;
  readonly claim: Claim | null;
};

/** So many quotes until a price that other purchases change meanwhile is a refusal. */
const maxQuotes = 3;

/** What was quoted without locks is made with them; where its price does not hold there, it is quoted anew (DEC-111). */
const quoteAndMake = async (
  deps: OrderDeps,
  input: PlaceOrder,
  toMake: ToMake,
  quotesLeft = maxQuotes,
): Promise<Result<{ order: MadeOrder; priced: PricedPurchase }>> => {
  const { db, clock } = deps;
  const { body, language, visitor, address, ip } = input;
  const { purchase, buyer, provider } = toMake;
  const quote = await quotePurchase(db, deps, purchase, { purpose: 'order', now: clock(), account: buyer });
  const priced = checkQuote(quote, purchase, body.amount ?? null);
  if (!priced.ok) return priced;
  if (!provider) return notFound();
  const made = await deps.makeOrder({
    ...toMake,
    provider,
    priced: priced.value,
    body,
    language,
    visitor,
    address,
    ip,
  });
  if (made.ok) return ok({ order: made.value, priced: priced.value });
  if (made.refusal.code !== 'price_changed' || quotesLeft <= 1) return made;
  return quoteAndMake(deps, input, toMake, quotesLeft - 1);
};

const place = async (
  deps: OrderDeps,
  input: PlaceOrder,
  provider: PaymentProvider | null,
  claim: Claim | null,
): Promise<Result<PaymentAnswer>> => {
  const { db, accounts, payments } = deps;
  const { body } = input;
  const purchase = readPurchase(deps.sellables, body, provider !== null);
  if (!purchase.ok) return purchase;
  const buyer = await accounts.findBuyer(db, {
    login: input.login,
    temporaryToken: body.temporary_token ?? null,
    email: purchase.value.email,
  });
  const made = await quoteAndMake(deps, input, { purchase: purchase.value, buyer, provider, claim });
  if (!made.ok) return made;
  const { order, priced } = made.value;
  if (order.attempt === null || !provider) {
    // Too many letters: the page offers to send this one later.
    await askToConfirm(deps, { publicId: order.publicId, ip: input.ip });
    return ok(await presentPayment(deps, order, thanksPage(deps.sellables, order.publicId, priced.lines), order));
  }
  const toPay = {
    ...order,
    delivery: priced.totals.delivery,
    language: input.language,
    email: purchase.value.email,
  };
  const lines = priced.lines.map(({ goods: { title }, ...line }) => ({
    ...line,
    titleRu: title.ru,
    titleEn: title.en,
  }));
  const started = await payments.start(provider, paymentOf(deps.sellables, toPay, lines, order.attempt));
  if (!started.ok) {
    await giveUpOrder(deps, order.id);
    return started;
  }
  return ok(await presentPayment(deps, order, started.value, order));
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
