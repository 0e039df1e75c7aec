import type { AskedRefund } from '@trassa/contracts/office';
import { randomId } from '../../../kernel/ids.ts';
import { minorOf } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { goodsOf, refundPart, type RefundDeps, restOf } from '../money/apply-refund.ts';
import { findOrderById } from '../orders.repository.ts';
import type { ReturnedPiece } from '../returned-goods.ts';
import { policiesOf, type UnpaidPolicies } from './present-refund.ts';
import { type Quoted, type QuoteDeps, quoteRefund } from './quote-refund.ts';
import { insertOrderReturn, type MadePart, readMoneyVersion, selectMade } from './refund.repository.ts';

export type MakeRefundDeps = QuoteDeps & RefundDeps & { readonly notifications: Pick<NotificationsModule, 'queue'> };

/** What is given back, as it was quoted to whoever asks. */
export type RefundToMake = AskedRefund & {
  /** Roubles, as they were shown. */
  readonly sum: number;
  readonly version: number;
  readonly restock: boolean;
  readonly letter: boolean;
  readonly reason: string;
};

/** Who answers for it. */
export type MadeBy = {
  readonly askedBy: number | null;
  readonly decidedBy: number | null;
  readonly run: string | null;
};

export const piecesOf = ({ lines }: Quoted): ReturnedPiece[] => lines.flatMap(({ pieces }) => pieces);

/** What no second request may be about. */
export const causesOf = (quoted: Quoted): string[] => [
  ...piecesOf(quoted).map(({ cause }) => cause),
  ...quoted.deliveries.map(({ cause }) => cause),
  ...(quoted.goodwill > 0 ? [`goodwill of ${quoted.order.publicId}`] : []),
];

const isChanged = (shown: number, sum: Minor): boolean => Math.abs(minorOf(shown) - sum) > 0;

/** How many of a line are asked for, and how many there are to give. */
const isShort = (asked: AskedRefund, { lines }: Quoted): boolean =>
  asked.lines.some(({ unique_id: uniqueId, pieces, tickets }) => {
    const found = lines.find(({ line }) => line.uniqueId === uniqueId)?.pieces.length ?? 0;
    return found < (tickets ? new Set(tickets).size : (pieces ?? 1));
  });

/**
 * Quotes a refund for whoever makes it: what cannot be given back is `state` or `deadline`, another sum than was shown is
 * `sum_changed`, and another refund meanwhile `conflict`. BO-066, BO-068, BO-071
 */
export const checkRefund = async (
  tx: Tx,
  deps: QuoteDeps,
  orderPublicId: string,
  asked: RefundToMake,
  now: Date,
): Promise<Result<Quoted>> => {
  const found = await quoteRefund(tx, deps, orderPublicId, asked, now);
  if (!found.ok) return found;
  const quoted = found.value;
  const obstacle = piecesOf(quoted).find((piece) => piece.obstacle !== null)?.obstacle;
  if (obstacle) return refuse({ code: obstacle });
  if (isShort(asked, quoted)) return refuse({ code: 'state' });
  if (isChanged(asked.sum, quoted.sum)) {
    const change = { field: 'sum', before: asked.sum, after: quoted.sum / 100 };
    return refuse({ code: 'sum_changed', details: { was: asked.sum, is: quoted.sum / 100, changes: [change] } });
  }
  if (!piecesOf(quoted).length && quoted.sum === 0) return invalid({ lines: { id: 'required' } });
  // More than is left of the order: goodwill beyond it, or pieces of which something went back as goodwill.
  if (quoted.goodwill > quoted.goodwillMost) return refuse({ code: 'state' });
  if (quoted.toCertificates + quoted.toMoney !== quoted.sum) return refuse({ code: 'state' });
  const version = await readMoneyVersion(tx, quoted.order.id);
  if (asked.version !== version) {
    const changes = [{ field: 'version', before: asked.version, after: version }];
    return refuse({ code: 'conflict', details: { version, changes } });
  }
  return ok(quoted);
};

type RefundManner = Pick<RefundToMake, 'restock' | 'letter' | 'reason'> & { readonly withBegun?: boolean };

/** What was sent on its way, and what becomes of policies for which nothing is. */
export type Carried = {
  readonly returnPublicId: string;
  readonly policies: UnpaidPolicies;
  readonly parts: readonly MadePart[];
};

/** What comes back by this very transaction: what costs nothing, and what certificates alone may have paid. */
const lockStocks = async (tx: Tx, { sellables }: MakeRefundDeps, quoted: Quoted): Promise<void> => {
  const atOnce = piecesOf(quoted).filter(({ sum }) => sum === 0 || quoted.toCertificates > 0);
  for (const { refunded } of sellables.values()) {
    const own = atOnce.filter(({ cause }) => goodsOf(sellables, cause).goods === refunded);
    if (own.length) await refunded?.byStaff?.lockStocks?.(tx, own);
  }
};

/** Sends a checked refund on its way, piece by piece, once for each cause, for what it was quoted by; answers its parts. The order is locked. */
export const carryOut = async (
  tx: Tx,
  deps: MakeRefundDeps,
  quoted: Quoted,
  { restock, letter, reason, withBegun = false }: RefundManner,
  by: MadeBy,
  now: Date,
): Promise<Result<Carried>> => {
  const { id: orderId } = quoted.order;
  const publicId = randomId();
  const returnId = await insertOrderReturn(tx, {
    ...by,
    publicId,
    orderId,
    reason,
    sum: quoted.sum,
    excess: quoted.excess,
    now,
  });
  await lockStocks(tx, deps, quoted);
  for (const piece of piecesOf(quoted)) {
    const { goods, id, piece: place } = goodsOf(deps.sellables, piece.cause);
    const begun =
      (await goods.byStaff?.begin(tx, piece, { orderId, now: quoted.at, restock, withBegun })) ??
      refuse({ code: 'state' });
    if (!begun.ok) return begun;
    if (piece.sum === 0) await goods.done(tx, id, place);
    else await refundPart(tx, deps, { orderId, lineId: piece.lineId, cause: piece.cause, amount: piece.sum, returnId });
    const { cause, lineId, rest = 0 } = piece;
    if (rest > 0) await refundPart(tx, deps, { orderId, lineId, cause: restOf(cause), amount: rest, returnId });
  }
  for (const { cause, sum } of quoted.deliveries)
    await refundPart(tx, deps, { orderId, lineId: null, cause, amount: sum, returnId });
  if (quoted.goodwill > 0)
    await refundPart(tx, deps, {
      orderId,
      lineId: null,
      cause: `goodwill:${returnId}`,
      amount: quoted.goodwill,
      returnId,
    });
  const policies = policiesOf(quoted);
  if (letter) await tellMoneyBack(tx, deps, orderId, { returned: publicId, policies });
  return ok({ returnPublicId: publicId, policies, parts: await selectMade(tx, returnId) });
};

/** The buyer's letter of what the staff gave back, once for it. */
export const tellMoneyBack = async (
  tx: Tx,
  { notifications }: Pick<MakeRefundDeps, 'notifications'>,
  orderId: number,
  { returned, policies }: { readonly returned: string; readonly policies: UnpaidPolicies },
): Promise<void> => {
  const order = await findOrderById(tx, orderId);
  if (!order) throw new Error('the order is gone');
  await notifications.queue(tx, [
    {
      template: 'money_back',
      recipient: order.email,
      language: order.language,
      data: { return: returned, policies_ended: policies.ended, policies_kept: policies.kept },
      dedupeKey: `money_back:${returned}`,
    },
  ]);
};
