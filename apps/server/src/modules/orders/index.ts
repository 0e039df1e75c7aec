import { type Api, api, createApi, type GoodsKinds, goodsKinds } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Result } from '../../kernel/result.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Draw } from '../../platform/drawing/index.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { Audit, Visitors } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import { createTurns } from '../../platform/turns.ts';
import type { AccountsModule } from '../accounts/index.ts';
import type { NoteSearch } from '../finder/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { ApplyMoney, ApplyRefund, DescribeRefund, PaymentsModule } from '../payments/index.ts';
import type { BulkOwner, RunKind, RunsPort } from '../runs/index.ts';
import type { ExportedList } from '../../platform/exporting/index.ts';
import { exportedOrders } from './staff/exported-orders.ts';
import { exportedSalesLines } from './sales/exported-sales-lines.ts';
import { salesLinesRoutes } from './sales/sales-lines.routes.ts';
import { bulkOfOrders } from './acts/bulk-orders.ts';
import type { NamesOf, ShowHistory } from '../staff/index.ts';
import type { ApprovalsPort, ApprovedKind } from '../approvals/index.ts';
import { cancelApproved, type CancelDeps } from './cancel-start/ask-cancel.ts';
import { createCancelRun } from './cancel-start/cancel-order.ts';
import { cancelStartRoutes } from './cancel-start/cancel-routes.ts';
import { cancelledLetter } from './cancel-start/cancelled-letter.ts';
import { massRefundApproved } from './mass-refund/ask-mass-refund.ts';
import { massRefundRoutes } from './mass-refund/mass-refund-routes.ts';
import { createMassRefundRun } from './mass-refund/mass-refund-run.ts';
import { applyMoney } from './money/apply-money.ts';
import { createDescribeRefund } from './money/describe-money.ts';
import { createApplyRefund, type OrderPart, refundPart, refundRest } from './money/apply-refund.ts';
import { type CodeLimit, createCodeLimit } from './quote/code-limit.ts';
import { expireOrders } from './expire-orders.ts';
import { cancelUnpaid } from './place/give-up-order.ts';
import { lapseFreeOrders } from './letters/lapse-free-orders.ts';
import { deleteOldKeys } from './place/idempotency.repository.ts';
import { createOrderQueue } from './place/order-queue.ts';
import { type Gift, giveAway } from './acts/give-away.ts';
import { newsLetter } from './acts/news-letter.ts';
import { type MoveOfTicket, type PlacedMove, placeMove } from './moves/place-move.ts';
import { type Difference, returnDifference } from './moves/return-difference.ts';
import { confirmHouse, confirmLetter, orderLetter, refundLetter } from './letters/order-letters.ts';
import { ordersRoutes } from './orders.routes.ts';
import { findJoinedUnpaid } from './personal/find-joined-unpaid.repository.ts';
import type { DeliveryPort, WalletPort } from './ports.ts';
import { quoteLines, type QuotedLine } from './quote/quote-lines.ts';
import type { LinesOfKind } from './quote/request-lines.ts';
import type { QuoteContext, Sellable, Sellables } from './sellable.ts';
import { refundApproved } from './refund/ask-refund.ts';
import { byHandApproved } from './refund/by-hand.ts';
import { moneyBackHouse, moneyBackLetter } from './refund/money-back-letter.ts';
import { refundRoutes } from './refund/refund-routes.ts';
import { ordersStaffRoutes } from './staff/orders-staff.routes.ts';
import type { PriceStartDeps } from './staff/price-start.ts';

export * from './sales/index.ts';
export { countNotIssued, countPaying } from './staff/alarms.repository.ts';
export { linesOfKind } from './sellable.ts';
export type { AskedLine, AskedTerms, RefundedGoods, ReturnedPiece, StaffReturns } from './returned-goods.ts';
export { isWhole } from './returned-goods.ts';
export type {
  IssuedPiece,
  LateOrder,
  LineProblem,
  LineQuote,
  OrderToFill,
  PaidOrder,
  QuoteContext,
  ReservedLine,
  Sellable,
  Sellables,
  SentLine,
  ShownLine,
  SoldLine,
  StoredLine,
  ToldGoods,
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
export type { LinesOfKind } from './quote/request-lines.ts';
export type { Gift } from './acts/give-away.ts';
export { lockPaying, readRest as restOfOrder } from './moves/orders-of-ticket.repository.ts';
export type { MoveOfTicket, PlacedMove } from './moves/place-move.ts';
export { certificatesOf, type Difference, needsSecond, type ReturnAsker } from './moves/return-difference.ts';
export type { OrderPart } from './money/apply-refund.ts';
export type { QuotedLine } from './quote/quote-lines.ts';
export { detachHolds } from './line-holds.repository.ts';
export { forgetParticipantsOfLines, forgetUploadsOfLines } from './personal/line-uploads.repository.ts';
export { ordersPersonalData } from './personal/personal-data.ts';
export { promocodeOf, readGoods, readLine } from './quote/read-goods.ts';
export { runOnce, type Once } from './place/run-once.ts';
export { soldLine } from './quote/sold-line.ts';
export { unsoldLine } from './quote/unsold-line.ts';
export { setKeyOrder, type Claim } from './place/idempotency.repository.ts';
export { byHandKind } from './refund/by-hand.ts';
export { cancelKind } from './cancel-start/ask-cancel.ts';
export { massRefundKind } from './mass-refund/ask-mass-refund.ts';
export { noteOfRun, type RunOfOrders } from './refund/note-of-run.ts';
export { refundKind } from './refund/ask-refund.ts';
export { placesOfOrder } from './staff/places-of.repository.ts';
export { listPersonOrders } from './staff/person-orders.repository.ts';
export { findOrders } from './staff/find-orders.repository.ts';
export { followParcels, lockOrder, lockOrderRow, lockOrderRows } from './orders.repository.ts';

export type OrdersDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<Config, 'limits' | 'limitsOff' | 'settleTogether' | 'vatRates'>;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: Draw;
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
  /** Port: what waits for a second person. */
  readonly approvals: ApprovalsPort;
  readonly runs: Pick<RunsPort, 'start'>;
  /** Port of the tickets. */
  readonly endOffers: CancelDeps['endOffers'];
  readonly starts: CancelDeps['starts'];
  readonly hasFormats: PriceStartDeps['hasFormats'];
  readonly namesOf: NamesOf;
  /** Port: what a run does to an order. */
  readonly audit: Audit;
  /** Port: what the staff did to an order. */
  readonly showHistory: ShowHistory;
  /** Port: writes down that orders were found by an e-mail or phone. */
  readonly noteSearch: NoteSearch;
};

export type OrdersModule = {
  /** The kinds of goods that are sold, in their order. */
  readonly sellables: Sellables;
  /** The calls of the contract with these kinds. */
  readonly api: Api;
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
   * In the transaction of a return, which has locked the order: this much of it goes back, certificates first. Goods whose
   * return has nothing to wait for are told at once, others by `applyRefund`.
   */
  refundPart(tx: Tx, part: OrderPart): Promise<void>;
  /** The same for what nobody quotes, a cancelled policy: locks the order, and as much goes back as is left of it. */
  refundRest(tx: Tx, part: OrderPart): Promise<void>;
  /** For the owners of what the staff gives away: a free order in their transaction; answers its public id. */
  giveAway(tx: Tx, gift: Gift): Promise<Result<string>>;
  /** For the tickets: the order that moves one of them, and what comes back of a cheaper one. Back-office 5.6 */
  placeMove(tx: Tx, move: MoveOfTicket): Promise<Result<PlacedMove>>;
  returnDifference(tx: Tx, difference: Difference): Promise<void>;
  /** For the payments: what becomes of returned goods when their money is decided upon. */
  readonly applyRefund: ApplyRefund;
  /** For the payments: what a receipt of a refund names. */
  readonly describeRefund: DescribeRefund;
  /** For the approvals: what is done once a second person has agreed. */
  readonly approved: Readonly<Record<'refund' | 'byHand' | 'cancelStart' | 'massRefund', ApprovedKind['run']>>;
  /** For the runs: acts on many orders. */
  readonly bulk: BulkOwner;
  /** For the exports. */
  readonly exported: readonly ExportedList[];
  /** For the runs: orders of a start that is called off. */
  readonly cancelRun: RunKind;
  /** For the runs: orders whose money goes back though their start takes place. */
  readonly massRefundRun: RunKind;
  /** For the erasure of an account: orders typed by guests with its e-mail end. */
  cancelJoined(tx: Tx, userId: number): Promise<void>;
  /** Sweep, every 5 s: orders that waited too long. */
  expire(): Promise<number>;
  /** Sweep, every 60 s: free orders that nobody confirmed within a day. */
  lapseFree(): Promise<number>;
  /** Sweep, hourly: keys of calls older than a day. */
  forgetKeys(): Promise<number>;
};

/** The calls with the fields of all kinds that are sold; those of the contract itself as far as it knows them. */
const callsOf = (sellables: Sellables): Api => {
  const sold: GoodsKinds = Object.fromEntries([...sellables].map(([kind, { contract }]) => [kind, contract]));
  const isKnown = Object.entries(sold).every(([kind, contract]) => (goodsKinds as GoodsKinds)[kind] === contract);
  return isKnown ? api : createApi({ ...goodsKinds, ...sold });
};

/** Orders: one walk from basket to paid goods, whatever the goods are (docs/architecture.md). */
export const createOrdersModule = (deps: OrdersDeps): OrdersModule => {
  const { db, notifications, clock, config } = deps;
  const sellables: Sellables = new Map(deps.sellables.map((one) => [one.kind, one]));
  const calls = callsOf(sellables);
  const waitForCodes = createCodeLimit(clock, config);
  const turns = createTurns(config.limitsOff ? { atOnce: Infinity, waiting: 0 } : { atOnce: 3, waiting: 60 });
  const goods = { ...deps, sellables };
  const makeOrder = createOrderQueue({ ...goods, turns, settleTogether: config.settleTogether }).settle;
  const inner = { ...goods, api: calls, waitForCodes, makeOrder };
  notifications.addTemplate('order', orderLetter({ ...deps, sellables }));
  notifications.addTemplate('order_confirm', confirmLetter(deps));
  notifications.addTemplate('refund', refundLetter({ ...deps, sellables }));
  notifications.addTemplate('start_cancelled', cancelledLetter(deps));
  notifications.addTemplate('money_back', moneyBackLetter(deps));
  notifications.addHouseLetter('order_confirm', confirmHouse(deps.siteUrl));
  notifications.addHouseLetter('money_back', moneyBackHouse(deps.siteUrl));
  notifications.addTemplate('order_news', newsLetter({ ...deps, sellables }));
  return {
    sellables,
    api: calls,
    routes(app) {
      ordersRoutes(app, inner);
      ordersStaffRoutes(app, inner);
      salesLinesRoutes(app, inner);
      refundRoutes(app, inner);
      cancelStartRoutes(app, inner);
      massRefundRoutes(app, inner);
    },
    waitForCodes,
    quote: (executor, kinds, context) =>
      quoteLines(
        executor,
        sellables,
        kinds.filter(({ kind }) => sellables.has(kind)),
        { ...context, kinds, replaces: [] },
      ),
    applyMoney: (tx, money) => applyMoney(tx, inner, money),
    refundPart: (tx, part) => refundPart(tx, inner, part),
    refundRest: (tx, part) => refundRest(tx, inner, part),
    giveAway: (tx, gift) => giveAway(tx, inner, gift),
    placeMove: (tx, move) => placeMove(tx, inner, move),
    returnDifference: (tx, difference) => returnDifference(tx, inner, difference),
    applyRefund: createApplyRefund(inner),
    describeRefund: createDescribeRefund(inner),
    approved: {
      refund: (tx, approved) => refundApproved(tx, inner, approved, clock()),
      byHand: (tx, approved) => byHandApproved(tx, inner, approved),
      cancelStart: (tx, approved) => cancelApproved(tx, inner, approved, clock()),
      massRefund: (tx, approved) => massRefundApproved(tx, inner, approved, clock()),
    },
    bulk: bulkOfOrders(inner),
    exported: [exportedOrders, exportedSalesLines(deps)],
    cancelRun: createCancelRun(inner),
    massRefundRun: createMassRefundRun(inner),
    cancelJoined: async (tx, userId) => cancelUnpaid(tx, inner, await findJoinedUnpaid(tx, userId)),
    expire: () => expireOrders(inner),
    lapseFree: () => lapseFreeOrders(inner),
    forgetKeys: () => deleteOldKeys(db),
  };
};
