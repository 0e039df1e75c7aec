import { orderTransitions, splitOverOrders, splitRefund, stateAfter } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { ApplyRefund, PaymentsModule } from '../../payments/index.ts';
import {
  closeOrderRefund,
  findOrderRefund,
  insertOrderRefund,
  joinReturn,
  readPaidParts,
} from './order-refunds.repository.ts';
import { lockOrder, setOrderStatus } from '../orders.repository.ts';
import {
  lockPaying,
  readPaying,
  type PayingOrder,
  readRest,
  areAllFailed,
  selectShares,
} from '../moves/orders-of-ticket.repository.ts';
import type { WalletPort } from '../ports.ts';
import type { Sellables } from '../sellable.ts';
import type { RefundedGoods } from '../returned-goods.ts';

export type RefundDeps = {
  readonly sellables: Sellables;
  readonly wallet: Pick<WalletPort, 'giveBack'>;
  readonly payments: Pick<PaymentsModule, 'refundPart'>;
};

/** A part of an order that goes back, once for its cause: `ticket:12`, `policy:7`. */
export type OrderPart = {
  readonly orderId: number;
  readonly cause: string;
  /** The order's line that it is a part of; null: its order is older than lines of its kind. */
  readonly lineId: number | null;
  readonly amount: Minor;
  /** What the staff gave back together with it; null: its buyer did, or nobody. */
  readonly returnId?: number | null;
};

/** What an order gives of a sum that several have paid, or beyond a promise: money for what hangs on the first share alone. */
const shares = 'share';
/** The cause of what a piece brings beyond the promise that its own cause keeps: `ticket:12:rest`. Nothing hangs on that money. */
export const restOf = (cause: string): string => `${cause}:rest`;
/** The cause of the whole that a share is of. */
export const rootOf = (cause: string): string => cause.replace(/:of:\d+$/, '');
const shareOf = (cause: string, orderId: number): string => `${cause}:of:${orderId}`;
const isShare = (cause: string): boolean => rootOf(cause) !== cause;
const isRest = (cause: string): boolean => cause.endsWith(restOf(''));

/** Money for nothing that anybody holds: the carriage of a parcel, a sum of goodwill, the difference of a move. */
const plainReturns: readonly RefundedGoods[] = ['delivery', 'goodwill', 'move', shares].map((name) => ({
  name,
  done: () => Promise.resolve(),
  failed: () => Promise.resolve(),
}));

/** The goods that a cause is of, with the id of the piece, or of its line and its place there. */
export const goodsOf = (sellables: Sellables, cause: string): { goods: RefundedGoods; id: number; piece: number } => {
  const [name, id, piece] = isShare(cause) || isRest(cause) ? [shares] : cause.split(':');
  const plain = plainReturns.find((one) => one.name === name);
  if (plain) return { goods: plain, id: Number(id), piece: 1 };
  for (const { refunded } of sellables.values())
    if (refunded && refunded.name === name) return { goods: refunded, id: Number(id), piece: Number(piece ?? 1) };
  throw new Error(`no goods are returned for ${cause}`);
};

/** Money has gone back: the order is refunded in part, or whole (API §17). */
const moveOrder = async (tx: Tx, refund: { orderId: number; isWhole: boolean }): Promise<void> => {
  const order = await lockOrder(tx, refund.orderId);
  // Money that is only blocked is still to be taken: a part that certificates got back changes nothing of that.
  if (order.status === 'authorized' && !refund.isWhole) return;
  const cause = refund.isWhole ? 'refund_rest' : 'refund_part';
  await setOrderStatus(tx, order.id, stateAfter(orderTransitions, order.status, cause));
};

/**
 * The whole of a return, in the caller's transaction: the order, the goods, and then what belongs to the certificates.
 * Exactly once.
 */
const finishPart = async (
  tx: Tx,
  { sellables, wallet }: Pick<RefundDeps, 'sellables' | 'wallet'>,
  { orderId, cause, isWhole }: Pick<OrderPart, 'orderId' | 'cause'> & { isWhole: boolean },
): Promise<void> => {
  await moveOrder(tx, { orderId, isWhole });
  const { goods, id, piece } = goodsOf(sellables, cause);
  await goods.done(tx, id, piece);
  const part = await closeOrderRefund(tx, cause);
  if (part === 0) return;
  const back = await wallet.giveBack(tx, { orderId, amount: part, cause });
  if (back !== part) throw new Error('a certificate did not take back what it had paid');
};

/** For the payments: money of a return has gone back, or could not be sent in the end. */
export const createApplyRefund = (deps: Pick<RefundDeps, 'sellables' | 'wallet'>): ApplyRefund => ({
  done: (tx, money) => finishPart(tx, deps, money),
  async failed(tx, { cause }) {
    // While another share of it has gone or may go, it comes back all the same: nobody keeps both the ticket and money.
    if (!(await areAllFailed(tx, rootOf(cause), cause))) return;
    const { goods, id, piece } = goodsOf(deps.sellables, rootOf(cause));
    await goods.failed(tx, id, piece);
  },
  async again(tx, { cause, isPaid }) {
    const { goods, id, piece } = goodsOf(deps.sellables, rootOf(cause));
    return (await goods.again?.(tx, id, piece, isPaid)) ?? true;
  },
});

type Share = OrderPart & { readonly shareOf?: string };

const refundShare = async (tx: Tx, deps: RefundDeps, part: Share): Promise<void> => {
  const known = await findOrderRefund(tx, part.cause);
  const paid = await readPaidParts(tx, part.orderId);
  const split = known ?? splitRefund(part.amount, paid.left);
  if (split.certificates + split.money !== part.amount) throw new Error('an order has no money to give back');
  if (!known) await insertOrderRefund(tx, part, split);
  else if (part.returnId) await joinReturn(tx, part.cause, part.returnId);
  if (split.money > 0) {
    const { orderId, cause } = part;
    await deps.payments.refundPart(tx, { orderId, cause, amount: split.money });
    return;
  }
  const isWhole = paid.amount === 0 && paid.left.certificates === split.certificates;
  await finishPart(tx, deps, { ...part, isWhole });
};

/** Of which orders a sum goes back; the first share has the cause itself, what hangs on it is done with that. */
const sharesOf = (part: OrderPart, paying: readonly PayingOrder[]): Share[] => {
  const given = splitOverOrders(
    part.amount,
    paying.map(({ left }) => left),
  ).map(({ certificates, money }) => certificates + money);
  const first = given.findIndex((amount) => amount > 0);
  return paying.flatMap(({ orderId, lineId }, index): Share[] => {
    const amount = given[index] ?? 0;
    if (amount === 0) return [];
    const own = { ...part, orderId, lineId: lineId ?? part.lineId, amount };
    return [index === first ? own : { ...own, cause: shareOf(part.cause, orderId), shareOf: part.cause }];
  });
};

/**
 * A part of the order goes back: to its certificates first, the rest by its payment (DEC-75, DEC-84). With nothing for the
 * payment the return is done at once. What a moved ticket cost goes back of all orders that paid for it, the latest first
 * (back-office 5.6). The caller has locked them (`lockPaying`); asked again after a refund that failed, the split stays as it was.
 */
export const refundPart = async (tx: Tx, deps: RefundDeps, part: OrderPart): Promise<void> => {
  const paying = (await readPaying(tx, [part.orderId])).get(part.orderId) ?? [];
  if (paying.length < 2) return refundShare(tx, deps, part);
  const promised = await selectShares(tx, part.cause);
  const given: readonly (Share & { readonly isDone?: boolean })[] = promised.length
    ? promised.map((share) => ({ ...part, ...share }))
    : sharesOf(part, paying);
  if (given.reduce((sum, { amount }) => sum + amount, 0) !== part.amount)
    throw new Error('the orders of a ticket have no money to give back');
  for (const share of given) if (!share.isDone) await refundShare(tx, deps, share);
};

/** A part that nobody quotes: locks the order, and as much of it goes back as is left; what was promised before stays so. BO-071 */
export const refundRest = async (tx: Tx, deps: RefundDeps, part: OrderPart): Promise<void> => {
  await lockPaying(tx, part.orderId);
  const known = await findOrderRefund(tx, part.cause);
  const amount = known ? known.certificates + known.money : Math.min(part.amount, await readRest(tx, part.orderId));
  if (amount > 0) await refundPart(tx, deps, { ...part, amount });
};
