import type { PaymentAnswer, PaymentBody } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { type GoodsKinds, linesOf, type Unavailable } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { paidLines } from '../../shared/basket/payment-lines.ts';
import { onForgotten } from '../../shared/forget-person.ts';
import { rememberWaitingOrder } from '../../shared/basket/waiting-order.ts';
import { getToken, isMember, isTokenOfNow, setSession } from '../../shared/session.ts';
import type { Buyer } from './buyer.ts';
import { createSentOnce } from './sent-once.ts';

/** A temporary user pays without a token header: his token travels in the body (PAY-10, DEC-42). */
const anonymous = makeClient({ headers: () => ({ language: document.documentElement.lang }), timeout: 10_000 });

export type Payment = {
  goods: readonly BasketItem[];
  buyer: Buyer;
  amount: number;
  /** Gift certificates that pay a part. */
  certificateCodes: readonly string[];
};

const sentOnce = createSentOnce(() => crypto.randomUUID());
onForgotten(sentOnce.forget);

/** The first group of goods whose places are gone, with the server's words; null: none is. Reserves nothing. */
export const findUnavailable = async (kinds: GoodsKinds, goods: readonly BasketItem[]): Promise<Unavailable | null> => {
  for (const kind of kinds) {
    const found = await kind.findUnavailable?.(linesOf(goods, kind));
    if (found) return found;
  }
  return null;
};

/** Makes the order; keeps the temporary user's token and user that the answer of a guest brings (PAY-07, PAY-09). */
export const placeOrder = async (
  kinds: GoodsKinds,
  { goods, buyer, amount, certificateCodes }: Payment,
): Promise<PaymentAnswer> => {
  const isSignedIn = isMember();
  const token = getToken();
  const body: PaymentBody = {
    email: buyer.email.trim(),
    phone: buyer.phone.trim() || null,
    ...paidLines(kinds, goods),
    certificate_codes: [...certificateCodes],
    register: !isSignedIn && buyer.register,
    amount,
    agree: true,
    mailing: buyer.mailing,
    temporary_token: isSignedIn ? null : token,
  };
  const answer = await sentOnce.send(body, (idempotencyKey) =>
    isSignedIn
      ? request(calls.orders.pay, { body, idempotencyKey }, { ownErrors: true })
      : anonymous(calls.orders.pay, { body, idempotencyKey }),
  );
  if (answer.token && answer.user && isTokenOfNow(token)) setSession({ token: answer.token, user: answer.user });
  if (answer.order.amount > 0)
    rememberWaitingOrder(answer.order.public_id, isSignedIn ? null : (answer.token ?? token));
  return answer;
};
