import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { Visitors } from '../../platform/http/index.ts';
import { createTurns } from '../../platform/turns.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { ApplyMoney, PaymentsModule } from '../payments/index.ts';
import { applyMoney } from './apply-money.ts';
import { applyRefund, finishRefund, type OrderPart, refundPart } from './apply-refund.ts';
import { type CodeLimit, createCodeLimit } from './code-limit.ts';
import { expireOrders } from './expire-orders.ts';
import { cancelUnpaid } from './give-up-order.ts';
import { lapseFreeOrders } from './lapse-free-orders.ts';
import { deleteOldKeys } from './idempotency.repository.ts';
import { confirmLetter, orderLetter, refundLetter } from './order-letters.ts';
import { ordersRoutes } from './orders.routes.ts';
import { findJoinedUnpaid } from './personal/find-joined-unpaid.repository.ts';
import type { DeliveryPort, WalletPort } from './ports.ts';
import { quoteLines, type QuotedLine } from './quote-lines.ts';
import type { LinesOfKind } from './request-lines.ts';
import type { QuoteContext, Sellable } from './sellable.ts';

export type {
  LateOrder,
  LineProblem,
  LineQuote,
  OrderToFill,
  PaidOrder,
  QuoteContext,
  ReservedLine,
  Sellable,
  Selector,
  SentLine,
  SoldLine,
  StoredLine,
} from './sellable.ts';

export type {
  DeliveryPort,
  Parcel,
  ParcelLine,
  ShipmentQuote,
  ShipmentView,
  WalletCode,
  WalletPart,
  WalletPort,
} from './ports.ts';
export type { LinesOfKind } from './request-lines.ts';
export type { OrderPart } from './apply-refund.ts';
export type { QuotedLine } from './quote-lines.ts';
export { detachHolds } from './line-holds.repository.ts';
export { forgetParticipantsOfLines, forgetUploadsOfLines } from './personal/line-uploads.repository.ts';
export { ordersPersonalData } from './personal/personal-data.ts';
export { runOnce, type Once } from './run-once.ts';
export { unsoldLine } from './unsold-line.ts';
export { setKeyOrder, type Claim } from './idempotency.repository.ts';
export { lockOrder } from './orders.repository.ts';

export type OrdersDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits' | 'limitsOff'>;
  readonly siteUrl: string;
  readonly brand: string;
  /** Makes the codes of letters. */
  readonly key: Buffer;
  readonly visitors: Visitors;
  readonly accounts: AccountsModule;
  readonly payments: PaymentsModule;
  readonly notifications: NotificationsModule;
  /** The kinds of goods that are sold. */
  readonly sellables: readonly Sellable[];
  readonly delivery: DeliveryPort;
  /** Gift certificates as money. */
  readonly wallet: WalletPort;
};

export type OrdersModule = {
  routes(app: FastifyInstance): void;
  /** For the basket: true prices; lines of kinds that nobody sells are left out. */
  quote(
    db: Executor,
    kinds: readonly LinesOfKind[],
    context: Omit<QuoteContext, 'kinds' | 'replaces'>,
  ): Promise<QuotedLine[]>;
  /** For the basket: seconds that an address has to wait before it may name these codes. */
  readonly waitForCodes: CodeLimit;
  /** For the payments: what becomes of money. */
  readonly applyMoney: ApplyMoney;
  /**
   * In the transaction of a return, which has locked the order: this much of it goes back, certificates first. `close` ends
   * what was bought when nothing has to wait for the payment; else `applyRefund` and `finishRefund` come later.
   */
  refundPart(tx: Tx, part: OrderPart, close: () => Promise<void>): Promise<void>;
  /** For the payments: some of the order's money, or all of it, has gone back. */
  applyRefund(tx: Tx, refund: { orderId: number; isWhole: boolean }): Promise<void>;
  /** For the payments, when what was bought has ended: certificates get their part. */
  finishRefund(tx: Tx, refund: Pick<OrderPart, 'orderId' | 'cause'>): Promise<void>;
  /** For the erasure of an account: orders typed by guests with its e-mail end. */
  cancelJoined(tx: Tx, userId: number): Promise<void>;
  /** Sweep, every 5 s: orders that waited too long. */
  expire(): Promise<number>;
  /** Sweep, every 60 s: free orders that nobody confirmed within a day. */
  lapseFree(): Promise<number>;
  /** Sweep, hourly: keys of calls older than a day. */
  forgetKeys(): Promise<number>;
};

/** Orders: one walk from basket to paid goods, whatever the goods are (docs/architecture.md). */
export const createOrdersModule = (deps: OrdersDeps): OrdersModule => {
  const { db, notifications, clock, config } = deps;
  const sellables = new Map(deps.sellables.map((one) => [one.kind, one]));
  const waitForCodes = createCodeLimit(clock, config);
  const turns = createTurns(config.limitsOff ? { atOnce: Infinity, waiting: 0 } : { atOnce: 3, waiting: 60 });
  const inner = { ...deps, sellables, waitForCodes, turns };
  notifications.addTemplate('order', orderLetter({ ...deps, sellables }));
  notifications.addTemplate('order_confirm', confirmLetter(deps));
  notifications.addTemplate('refund', refundLetter(deps));
  return {
    routes: (app) => ordersRoutes(app, inner),
    waitForCodes,
    quote: (executor, kinds, context) =>
      quoteLines(
        executor,
        sellables,
        kinds.filter(({ kind }) => sellables.has(kind)),
        { ...context, kinds, replaces: [] },
      ),
    applyMoney: (tx, money) => applyMoney(tx, inner, money),
    refundPart: (tx, part, close) => refundPart(tx, inner, part, close),
    applyRefund,
    finishRefund: (tx, refund) => finishRefund(tx, inner, refund),
    cancelJoined: async (tx, userId) => cancelUnpaid(tx, inner, await findJoinedUnpaid(tx, userId)),
    expire: () => expireOrders(inner),
    lapseFree: () => lapseFreeOrders(inner),
    forgetKeys: () => deleteOldKeys(db),
  };
};
