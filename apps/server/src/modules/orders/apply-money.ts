import { nextState, orderTransitions, type OrderCause, type OrderState } from '@trassa/rules';
import type { Tx } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { Money, MoneyOutcome } from '../payments/index.ts';
import { takeUses } from '../promocodes/index.ts';
import type { Order } from './domain/order.ts';
import { type KnownLine, replaceHolds, selectLines } from './lines.repository.ts';
import { lockOrder, markFilled, rollBackToSavepoint, setOrderStatus, setSavepoint } from './orders.repository.ts';
import type { WalletPort } from './ports.ts';
import type { Sellables } from './quote-lines.ts';
import { usesOf } from './release-order.ts';

export type FillDeps = {
  readonly sellables: Sellables;
  readonly wallet: WalletPort;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};

const kindsOf = (lines: readonly KnownLine[]): Set<KnownLine['selector']> =>
  new Set(lines.map((line) => line.selector));

/** Makes what was bought, and tells the buyer. */
const fillOrder = async (
  tx: Tx,
  { sellables, notifications }: FillDeps,
  order: Order,
  next: OrderState,
  lines: readonly KnownLine[],
): Promise<void> => {
  await markFilled(tx, order.id, next);
  for (const kind of kindsOf(lines))
    await sellables.get(kind)?.issue(
      tx,
      order,
      lines.filter((line) => line.selector === kind),
    );
  await notifications.queue(tx, [
    {
      template: 'order',
      recipient: order.email,
      language: order.language,
      data: { order: order.publicId },
      dedupeKey: `order:${order.publicId}`,
    },
  ]);
};

/** Takes everything once more, or leaves no trace: a savepoint, because the money has to be dealt with either way. */
const reserveAnew = async (
  tx: Tx,
  { sellables, wallet }: FillDeps,
  order: Order,
  lines: readonly KnownLine[],
): Promise<boolean> => {
  await setSavepoint(tx);
  const holds = new Map<string, string>();
  let isWhole = true;
  for (const kind of kindsOf(lines)) {
    const taken = await sellables.get(kind)?.reserveAnew(
      tx,
      order,
      lines.filter((line) => line.selector === kind),
    );
    if (!taken?.ok) {
      isWhole = false;
      break;
    }
    for (const [old, fresh] of taken.value) holds.set(old, fresh);
  }
  isWhole = isWhole && (await takeUses(tx, usesOf(lines))) && (await wallet.spendAnew(tx, order.id));
  if (!isWhole) {
    await rollBackToSavepoint(tx);
    return false;
  }
  await replaceHolds(tx, order.id, holds);
  return true;
};

const tellRefund = (
  tx: Tx,
  { notifications }: FillDeps,
  order: Order,
  money: Money,
  outcome: MoneyOutcome,
): Promise<void> =>
  notifications.queue(tx, [
    {
      template: 'refund',
      recipient: order.email,
      language: order.language,
      data: { order: order.publicId, amount: money.amount, reason: outcome },
      dedupeKey: `refund:${money.paymentPublicId}`,
    },
  ]);

const lateCause: Partial<Record<Money['cause'], OrderCause>> = { pay: 'pay_late', authorize: 'authorize_late' };

/**
 * Money meets its order, in the caller's transaction: a waiting order becomes paid and gets its goods; an expired one too,
 * if all of it is still left; everything else goes back with a letter. DEC-89, DEC-107
 */
export const applyMoney = async (tx: Tx, deps: FillDeps, money: Money): Promise<MoneyOutcome> => {
  const order = await lockOrder(tx, money.orderId);
  const next = nextState(orderTransitions, order.status, money.cause);
  if (next !== null) {
    if (order.status === 'authorized') await setOrderStatus(tx, order.id, next);
    else await fillOrder(tx, deps, order, next, await selectLines(tx, order.id));
    return 'kept';
  }
  const late = nextState(orderTransitions, order.status, lateCause[money.cause] ?? money.cause);
  const lines = late === null ? [] : await selectLines(tx, order.id);
  if (late !== null && (await reserveAnew(tx, deps, order, lines))) {
    await fillOrder(tx, deps, order, late, lines);
    return 'kept';
  }
  const outcome = order.status === 'expired' || order.status === 'cancelled' ? 'late' : 'duplicate';
  await tellRefund(tx, deps, order, money, outcome);
  return outcome;
};
