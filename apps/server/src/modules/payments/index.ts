import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { randomId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import type { ApplyRefund } from './close-refund.ts';
import { handleNotice } from './handle-notice.ts';
import type { LockOrder } from './lock-payment.ts';
import { insertPayment } from './payments.repository.ts';
import { pollPayments } from './poll-payments.ts';
import type { CreatedPayment, PaymentProvider, PaymentToCreate } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { refundPart } from './refund-part.ts';
import type { PartToRefund } from './refunds.repository.ts';
import { sendRefunds } from './send-refunds.ts';
import type { ApplyMoney } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

export type { ApplyRefund, ReturnedMoney } from './close-refund.ts';
export type { ApplyMoney } from './settle-payment.ts';
export type { CreatedPayment, Money, MoneyOutcome, PaymentProvider, PaymentToCreate } from './provider.ts';
export { paymentsPersonalData } from './personal/personal-data.ts';
export { makeNotice, signatureHeader } from './sandbox/sandbox-provider.ts';

export type PaymentsDeps = {
  readonly db: Database;
  readonly config: Pick<Config, 'paymentProviders'>;
  readonly log: Log;
  readonly brand: string;
  /** Signs pages and notices of the sandbox. */
  readonly sandboxKey: Buffer;
  readonly lockOrder: LockOrder;
  readonly applyMoney: ApplyMoney;
  readonly applyRefund: ApplyRefund;
  /** Instead of the configured ones. */
  readonly providers?: readonly PaymentProvider[];
};

export type PaymentsModule = {
  routes(app: FastifyInstance): void;
  /** Named, or the first configured one; null: there is none of that name. */
  findProvider(name: string | null): PaymentProvider | null;
  /** In the order's transaction: a new attempt, its public id. */
  begin(tx: Tx, payment: { orderId: number; provider: string; amount: Minor }): Promise<string>;
  /** Outside any transaction: asks the provider; 503 when it does not answer. */
  start(provider: PaymentProvider, payment: PaymentToCreate): Promise<Result<CreatedPayment>>;
  /**
   * In the transaction of a return, which has locked the order: this much of the order's money goes back, by `sendRefunds`,
   * once for one cause.
   */
  refundPart(tx: Tx, refund: PartToRefund): Promise<void>;
  /** Sweep, every 5 s. */
  poll(): Promise<number>;
  /** Sweep, every 10 s. */
  sendRefunds(): Promise<number>;
};

export const createPaymentsModule = (deps: PaymentsDeps): PaymentsModule => {
  const { db, log, lockOrder, applyMoney, applyRefund, sandboxKey, brand, config } = deps;
  const known =
    deps.providers ??
    [createSandboxProvider({ db, key: sandboxKey })].filter(({ name }) => config.paymentProviders.includes(name));
  const providers = new Map(known.map((provider) => [provider.name, provider]));
  const notices = { db, log, providers, lockOrder, applyMoney };
  return {
    routes(app) {
      bind(app, api.payments.webhook, async ({ params, req, refuse, sendRaw }) => {
        const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
        const answer = await handleNotice(notices, params.provider, raw, req.headers);
        return answer.ok
          ? sendRaw(answer.value.body, { 'content-type': answer.value.type, 'cache-control': 'no-store' })
          : refuse(answer.refusal);
      });
      if (providers.has('sandbox')) {
        sandboxRoutes(app, {
          db,
          log,
          key: sandboxKey,
          brand,
          deliver: (raw, headers) => handleNotice(notices, 'sandbox', raw, headers),
        });
      }
    },
    findProvider: (name) => (name === null ? (known[0] ?? null) : (providers.get(name) ?? null)),
    async begin(tx, payment) {
      const publicId = randomId();
      await insertPayment(tx, { ...payment, publicId });
      return publicId;
    },
    start: (provider, payment) => startPayment({ db, log }, provider, payment),
    refundPart,
    poll: () => pollPayments(notices),
    sendRefunds: () => sendRefunds({ db, log, providers, lockOrder, applyRefund }),
  };
};
