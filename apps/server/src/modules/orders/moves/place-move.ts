import { orderTransitions, stateAfter } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { insertLines, readLocked } from '../lines.repository.ts';
import { fillOrder, type FillDeps } from '../money/apply-money.ts';
import { findOrderById, insertOrder } from '../orders.repository.ts';
import { thanksPath } from '../place/present-payment.ts';
import type { OrderToFill, ReservedLine, SoldLine } from '../sellable.ts';

export type MoveOfTicket = {
  /** The order and the line that the ticket has now. */
  readonly orderId: number;
  readonly lineId: number;
  /** What it is moved to, at the difference. */
  readonly line: SoldLine;
  readonly toPay: Minor;
  /** Until when it waits for its money. */
  readonly until: Date;
  /** Takes what the line needs for the order, and writes down what the order is for. */
  reserve(tx: Tx, order: OrderToFill): Promise<Result<ReservedLine>>;
};

export type PlacedMove = { readonly publicId: string; readonly expiresAt: Date; readonly payPath: string };

/**
 * The order that moves a ticket to another format, of whoever bought the ticket (back-office 5.6): it waits for the difference, or, with
 * nothing to pay, is paid and issued at once. The caller has locked the order of the ticket. Answers whatever `reserve` refuses.
 */
export const placeMove = async (tx: Tx, deps: FillDeps, move: MoveOfTicket): Promise<Result<PlacedMove>> => {
  const before = await findOrderById(tx, move.orderId);
  if (!before) throw new Error('the order is gone');
  const { userId, isTemporary, email, language } = before;
  const { line, toPay } = move;
  const publicId = randomId();
  const { id, expiresAt } = await insertOrder(tx, {
    publicId,
    userId,
    email,
    phone: null,
    language,
    total: toPay,
    discount: 0,
    delivery: 0,
    certificates: 0,
    amount: toPay,
    channel: 'staff',
    movedFromLineId: move.lineId,
    until: move.until,
  });
  const order: OrderToFill = {
    id,
    userId,
    isTemporary,
    email,
    language,
    expiresAt,
    visitor: '',
    address: '',
    replaces: [],
  };
  const reserved = await move.reserve(tx, order);
  if (!reserved.ok) return reserved;
  const lines = [{ ...line, selector: 'ticket' as const, reserved: reserved.value }];
  await insertLines(tx, { orderId: id, lines });
  if (toPay === 0) {
    const { order: locked, lines: stored } = await readLocked(tx, id);
    await fillOrder(tx, deps, locked, stateAfter(orderTransitions, locked.status, 'pay'), stored);
  }
  return ok({ publicId, expiresAt, payPath: thanksPath(deps.sellables, publicId, lines) });
};
