import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Config } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { NamesOf } from '../staff/index.ts';
import type { DescribeRefund } from './ask-for-refund.ts';
import type { ApplyRefund } from './close-refund.ts';
import { createNoticeQueue, handleNotice } from './handle-notice.ts';
import type { LockOrder } from './lock-payment.ts';
import { paymentPageRoutes } from './page/payment-page.routes.ts';
import { insertPayment } from './payments.repository.ts';
import { pollPayments } from './poll-payments.ts';
import type { IncomingNotice } from './port/notice.ts';
import type { PaymentToCreate, Redirect } from './port/payment.ts';
import type { PaymentProvider } from './port/provider.ts';
import { type ProviderDeps, providerFolders } from './providers/index.ts';
import { refundPart } from './refund-part.ts';
import type { PartToRefund } from './refunds.repository.ts';
import { sendRefunds } from './send-refunds.ts';
import type { ApplyMoney } from './settle-payment.ts';
import { closeByHand, retryRefund } from './staff/settle-failed.ts';
import { paymentsStaffRoutes } from './staff/payments/payments-staff.routes.ts';
import type { OpenTable } from './staff/settlement/read-register.ts';
import { settlementRoutes } from './staff/settlement/settlement.routes.ts';
import { startPayment } from './start-payment.ts';

export { countAttempts, countFailedRefunds, findLastPayment } from './staff/alarms.repository.ts';
export type { DescribeRefund } from './ask-for-refund.ts';
export type { ApplyRefund, ReturnedMoney } from './close-refund.ts';
export type { ApplyMoney, Money, MoneyOutcome } from './settle-payment.ts';
export type { Notice } from './port/notice.ts';
export type { PaymentFacts, PaymentToCreate, Redirect, Verdict } from './port/payment.ts';
export type { PaymentProvider } from './port/provider.ts';
export type { FiscalKind, Receipt, ReceiptLine } from './port/receipt.ts';
export {
  type AttemptRefund,
  type PaymentAttempt,
  selectAttempts as attemptsOf,
} from './staff/order-money.repository.ts';
export { selectDays } from './staff/settlement/compare.repository.ts';
export { findFailedRefund, orderOfRefund } from './staff/failed-refund.repository.ts';
export { placesOfPayment } from './staff/payments/places-of-payment.ts';
export { findPayments } from './staff/find-payments.repository.ts';
export { paymentsPersonalData } from './personal/personal-data.ts';
export { makeNotice, signatureHeader } from './providers/sandbox/sandbox-provider.ts';

export type PaymentsDeps = ProviderDeps & {
  readonly clock: Clock;
  readonly config: Pick<Config, 'paymentProviders' | 'settleTogether'>;
  readonly lockOrder: LockOrder;
  readonly applyMoney: ApplyMoney;
  readonly applyRefund: ApplyRefund;
  readonly describeRefund: DescribeRefund;
  /** Port: rows of a file of a table. */
  readonly openTable: OpenTable;
  readonly namesOf: NamesOf;
  /** Instead of the configured ones. */
  readonly providers?: readonly PaymentProvider[];
};

/** An attempt to pay: the name that it has outside, and its number. */
export type Attempt = Pick<PaymentToCreate, 'paymentPublicId' | 'number'>;

export type PaymentsModule = {
  routes(app: FastifyInstance): void;
  /** Named, or the first configured one; null: there is none of that name. */
  findProvider(name: string | null): PaymentProvider | null;
  /** In the order's transaction: a new attempt. */
  begin(tx: Tx, payment: { orderId: number; provider: string; amount: Minor }): Promise<Attempt>;
  /** Outside any transaction: asks the provider; 503 when it does not answer. */
  start(provider: PaymentProvider, payment: PaymentToCreate): Promise<Result<Redirect>>;
  /**
   * In the transaction of a return, which has locked the order: this much of the order's money goes back, by `sendRefunds`,
   * once for one cause.
   */
  refundPart(tx: Tx, refund: PartToRefund): Promise<void>;
  /** By the staff: a refund that was given up is sent once more, or was paid by a paper of the bank. `state`: it was not given up. */
  retryRefund(tx: Tx, publicId: string): Promise<Result<void>>;
  closeByHand(tx: Tx, publicId: string, paperNumber: string): Promise<Result<void>>;
  /** Sweep, every 5 s. */
  poll(): Promise<number>;
  /** Sweep, every 10 s. */
  sendRefunds(): Promise<number>;
};

/** The configured ways to pay, in their order. */
const openProviders = (deps: PaymentsDeps): PaymentProvider[] =>
  deps.config.paymentProviders.map((name) => {
    const folder = providerFolders[name];
    if (!folder) throw new Error(`there is no payment provider ${name}`);
    return folder.create(deps);
  });

export const createPaymentsModule = (deps: PaymentsDeps): PaymentsModule => {
  const { db, log, config, lockOrder, applyMoney } = deps;
  const known = deps.providers ?? openProviders(deps);
  const providers = new Map(known.map((provider) => [provider.name, provider]));
  const money = { db, log, lockOrder, applyMoney };
  const notices = { ...money, providers, notices: createNoticeQueue({ ...money, isShared: config.settleTogether }) };
  return {
    routes(app) {
      bind(app, api.payments.webhook, async ({ params, req, refuse, sendRaw }) => {
        const notice: IncomingNotice = {
          body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
          headers: req.headers,
          query: new URL(req.url, 'http://localhost').searchParams,
          address: req.ip,
        };
        const answer = await handleNotice(notices, params.provider, notice);
        if (!answer.ok) return refuse(answer.refusal);
        const { status, body, type } = answer.value;
        return sendRaw(body, { 'content-type': type, 'cache-control': 'no-store' }, status);
      });
      paymentPageRoutes(app, deps);
      paymentsStaffRoutes(app, { ...deps, providers });
      settlementRoutes(app, {
        ...deps,
        providerNames: [...providers.keys()],
        isProvider: (name) => providers.has(name),
      });
      for (const { name } of known)
        providerFolders[name]?.routes?.(app, deps, (notice) => handleNotice(notices, name, notice));
    },
    findProvider: (name) => (name === null ? (known[0] ?? null) : (providers.get(name) ?? null)),
    async begin(tx, payment) {
      const paymentPublicId = randomId();
      return { paymentPublicId, number: await insertPayment(tx, { ...payment, publicId: paymentPublicId }) };
    },
    start: (provider, payment) => startPayment({ db, log }, provider, payment),
    refundPart,
    retryRefund: (tx, publicId) => retryRefund(tx, deps, publicId),
    closeByHand: (tx, publicId, paper) => closeByHand(tx, deps, publicId, paper),
    poll: () => pollPayments(notices),
    sendRefunds: () => sendRefunds({ ...deps, providers }),
  };
};
