import type { OfficePayment } from '@trassa/contracts/office';
import { orderNumber, type PaymentAct, paymentActs, type PaymentFacts, paymentObstacle } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import type { PaymentProvider } from '../../port/provider.ts';
import type { PaymentRow } from './payment-rows.repository.ts';

export type Providers = ReadonlyMap<string, PaymentProvider>;

export const factsOf = (
  { status: state, provider, providerPaymentId, isUnused }: PaymentRow,
  providers: Providers,
): PaymentFacts => {
  const known = providers.get(provider);
  return {
    state,
    isAtWork: known !== undefined,
    isReachable: providerPaymentId !== null,
    isTwoStage: known?.twoStage !== undefined,
    isUnused,
  };
};

const actsOf = (row: PaymentRow, providers: Providers): PaymentAct[] => {
  const facts = factsOf(row, providers);
  return paymentActs.filter((act) => paymentObstacle(act, facts) === null);
};

export const presentPayment = (
  row: PaymentRow,
  { providers, mayAct }: { readonly providers: Providers; readonly mayAct: boolean },
): OfficePayment => ({
  public_id: row.publicId,
  order: { public_id: row.orderPublicId, number: orderNumber(row.orderPublicId) },
  provider: row.provider,
  provider_id: row.providerPaymentId,
  amount: toRoubles(row.amount),
  refunded: toRoubles(row.refunded),
  state: row.status,
  notices: row.notices,
  created: toUnix(row.createdAt),
  captured: row.capturedAt && toUnix(row.capturedAt),
  asked: row.checkedAt && toUnix(row.checkedAt),
  acts: mayAct ? actsOf(row, providers) : [],
});
