import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { Visitors } from '../../platform/http/index.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { ApplyMoney, PaymentsModule } from '../payments/index.ts';
import { applyMoney } from './apply-money.ts';
import { applyRefund } from './apply-refund.ts';
import { expireOrders } from './expire-orders.ts';
import { deleteOldKeys } from './idempotency.repository.ts';
import { orderLetter, refundLetter } from './order-letters.ts';
import { ordersRoutes } from './orders.routes.ts';
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

export type { QuotedLine } from './quote-lines.ts';
export { runOnce, type Once } from './run-once.ts';
export { setKeyOrder, type Claim } from './idempotency.repository.ts';
export { lockOrder } from './orders.repository.ts';

export type OrdersDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  readonly siteUrl: string;
  readonly brand: string;
  readonly visitors: Visitors;
  readonly accounts: AccountsModule;
  readonly payments: PaymentsModule;
  readonly notifications: NotificationsModule;
  /** The kinds of goods that are sold. */
  readonly sellables: readonly Sellable[];
};

export type OrdersModule = {
  routes(app: FastifyInstance): void;
  /** For the basket: true prices; lines of kinds that nobody sells are left out. */
  quote(db: Executor, kinds: readonly LinesOfKind[], context: QuoteContext): Promise<QuotedLine[]>;
  /** For the payments: what becomes of money. */
  readonly applyMoney: ApplyMoney;
  /** For the payments: some of the order's money, or all of it, has gone back. */
  applyRefund(tx: Tx, refund: { orderId: number; isWhole: boolean }): Promise<void>;
  /** Sweep, every 5 s: orders that waited too long. */
  expire(): Promise<number>;
  /** Sweep, hourly: keys of calls older than a day. */
  forgetKeys(): Promise<number>;
};

/** Orders: one walk from basket to paid goods, whatever the goods are (architecture §4). */
export const createOrdersModule = (deps: OrdersDeps): OrdersModule => {
  const { db, notifications } = deps;
  const sellables = new Map(deps.sellables.map((one) => [one.kind, one]));
  const inner = { ...deps, sellables };
  notifications.addTemplate('order', orderLetter(deps));
  notifications.addTemplate('refund', refundLetter(deps));
  return {
    routes: (app) => ordersRoutes(app, inner),
    quote: (executor, kinds, context) =>
      quoteLines(
        executor,
        sellables,
        kinds.filter(({ kind }) => sellables.has(kind)),
        context,
      ),
    applyMoney: (tx, money) => applyMoney(tx, inner, money),
    applyRefund,
    expire: () => expireOrders(inner),
    forgetKeys: () => deleteOldKeys(db),
  };
};
