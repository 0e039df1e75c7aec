import { type Grant, may, type Places, splitOverOrders } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refundPart, type RefundDeps } from '../money/apply-refund.ts';
import { waitsAs } from '../refund/ask-refund.ts';
import { insertOrderReturn } from '../refund/refund.repository.ts';
import { readPaying } from './orders-of-ticket.repository.ts';

export type Difference = {
  /** The order and the line that the ticket had before. */
  readonly orderId: number;
  readonly lineId: number;
  /** Internal id of the move: it gives back once. */
  readonly moveId: number;
  readonly sum: Minor;
  readonly askedBy: number;
  readonly decidedBy: number | null;
  readonly reason: string;
  readonly now: Date;
};

/**
 * A ticket was moved to something cheaper: the difference goes back by the one walk of refunds, and counts in the sum of the person's
 * day. The caller has locked the orders of the ticket (`lockPaying`). BO-059
 */
export const returnDifference = async (tx: Tx, deps: RefundDeps, difference: Difference): Promise<void> => {
  const { orderId, lineId, moveId, sum, ...by } = difference;
  const returnId = await insertOrderReturn(tx, { ...by, publicId: randomId(), orderId, sum, excess: 0, run: null });
  await refundPart(tx, deps, { orderId, lineId, cause: `move:${moveId}`, amount: sum, returnId });
};

/** Of a sum that would go back of the orders of a ticket: what certificates get; null: they have not got so much left. */
export const certificatesOf = async (tx: Tx, orderId: number, sum: Minor): Promise<Minor | null> => {
  const paying = (await readPaying(tx, [orderId])).get(orderId) ?? [];
  const split = splitOverOrders(
    sum,
    paying.map(({ left }) => left),
  );
  const given = split.reduce((all, { certificates, money }) => all + certificates + money, 0);
  return given === sum ? split.reduce((all, { certificates }) => all + certificates, 0) : null;
};

export type ReturnAsker = { readonly userId: number; readonly grants: readonly Grant[]; readonly mayOnlyAsk: boolean };

/** Whether a second person has to agree to such a return, as to any refund. Back-office 2.6 */
export const needsSecond = async (
  tx: Tx,
  sum: Minor,
  { userId, grants, mayOnlyAsk }: ReturnAsker,
  { places, now }: { readonly places: Places; readonly now: Date },
): Promise<boolean> => {
  if (sum === 0) return false;
  const isOwn = may(grants, 'refunds.make', places, toUnix(now)).verdict === 'yes';
  return (await waitsAs(tx, { sum, excess: 0 }, { userId, mayOnlyAsk: mayOnlyAsk || !isOwn }, now)) !== null;
};
