import type { Language } from '@trassa/contracts';
import type { Minor } from '../../../kernel/money.ts';
import type { Attempt, PaymentToCreate } from '../../payments/index.ts';
import { describeMoney, type MoneyLine } from '../money/describe-money.ts';
import type { Sellables } from '../sellable.ts';
import { thanksPath } from './present-payment.ts';

type ToPay = {
  readonly publicId: string;
  readonly amount: Minor;
  readonly delivery: Minor;
  readonly language: Language;
  readonly email: string;
  readonly expiresAt: Date;
};

/** What a provider is told of an attempt to pay for an order. */
export const paymentOf = (
  sellables: Sellables,
  order: ToPay,
  lines: readonly MoneyLine[],
  { paymentPublicId, number }: Attempt,
): PaymentToCreate => ({
  paymentPublicId,
  number,
  orderPublicId: order.publicId,
  amount: order.amount,
  language: order.language,
  email: order.email,
  returnTo: thanksPath(sellables, order.publicId, lines),
  expiresAt: order.expiresAt,
  receipt: describeMoney(sellables, order, lines),
});
