import { nextState, orderTransitions, type OrderCause, type OrderState, stateAfter } from '@trassa/rules';
import { alone, type Tx } from '../../../platform/database/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { Money, MoneyOutcome } from '../../payments/index.ts';
import { takeUses } from '../../promocodes/index.ts';
import type { Order } from '../domain/order.ts';
import { type OrderedLine, readLocked, replaceHolds } from '../lines.repository.ts';
import { isOrderedAnew, markFilled, rollBackToSavepoint, setOrderStatus, setSavepoint } from '../orders.repository.ts';
import type { WalletPort } from '../ports.ts';
import { kindsOf, type Sellables } from '../sellable.ts';
import { releaseOrder, usesOf } from '../release-order.ts';
import { tellOrder, type TellDeps } from '../letters/tell-order.ts';

export type FillDeps = TellDeps & {
  readonly sellables: Sellables;
  readonly wallet: WalletPort;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly accounts: Pick<AccountsModule, 'findAccount' | 'offerRegistration'>;
};

/** Makes what was bought, and tells the buyer if he is to be told; of a free order only after its button (DEC-112). */
export const fillOrder = async (
  tx: Tx,
  deps: FillDeps,
  order: Order,
  next: OrderState,
  lines: readonly OrderedLine[],
  isTold = true,
): Promise<void> => {
  await markFilled(tx, { id: order.id, status: next });
  for (const kind of kindsOf(lines))
    await deps.sellables.get(kind)?.issue?.(
      tx,
      order,
      lines.filter((line) => line.selector === kind),
    );
  // Of a ticket that is moved its own letter tells.
  if (isTold && order.movedFromLineId === null && order.confirmation !== 'waiting') await tellOrder(tx, deps, order);
};

/** Why late money cannot be used; the letter says so. */
type Lateness = 'gone' | 'changed' | 'over' | 'cancelled' | 'ended';

const takeAnew = async (
  tx: Tx,
  { sellables, wallet, accounts }: FillDeps,
  order: Order,
  lines: readonly OrderedLine[],
): Promise<Lateness | null> => {
  const late = { ...order, account: await accounts.findAccount(tx, order.userId) };
  const holds = new Map<string, string>();
  for (const kind of kindsOf(lines)) {
    const own = lines.filter((line) => line.selector === kind);
    const taken = await sellables.get(kind)?.reserveAnew(tx, late, own);
    if (!taken?.ok) return taken?.refusal.code === 'price_changed' ? 'changed' : 'gone';
    for (const [old, fresh] of taken.value) holds.set(old, fresh);
  }
  if (!(await takeUses(tx, usesOf(lines))) || !(await wallet.spendAnew(tx, order.id))) return 'changed';
  await replaceHolds(tx, order.id, holds);
  return null;
};

/** Takes everything once more, or leaves no trace: a savepoint, because the money has to be dealt with either way. */
const reserveAnew = async (
  tx: Tx,
  deps: FillDeps,
  order: Order,
  lines: readonly OrderedLine[],
): Promise<Lateness | null> => {
  alone(tx);
  await setSavepoint(tx);
  const lateness = await takeAnew(tx, deps, order, lines);
  if (lateness !== null) await rollBackToSavepoint(tx);
  return lateness;
};

/** What was ordered once more meanwhile is not sold twice: the later order stands in the place of this one (DEC-86). */
const latenessOf = async (
  tx: Tx,
  deps: FillDeps,
  order: Order,
  lines: readonly OrderedLine[],
): Promise<Lateness | null> => {
  // Nobody moves a ticket whose people were told that the move has ended.
  if (order.movedFromLineId !== null) return 'ended';
  if (order.isLongOver) return 'over';
  return (await isOrderedAnew(tx, order.id)) ? 'cancelled' : reserveAnew(tx, deps, order, lines);
};

const tellRefund = (
  tx: Tx,
  { notifications }: FillDeps,
  order: Order,
  money: Money,
  reason: 'duplicate' | 'unused' | Lateness,
): Promise<void> =>
  notifications.queue(tx, [
    {
      template: 'refund',
      recipient: order.email,
      language: order.language,
      data: { order: order.publicId, amount: money.amount, reason },
      dedupeKey: `refund:${money.paymentPublicId}`,
    },
  ]);

/** What a move of a ticket waited for may be gone meanwhile, while the place it took is there. */
const canIssue = async (tx: Tx, { sellables }: FillDeps, lines: readonly OrderedLine[]): Promise<boolean> => {
  for (const kind of kindsOf(lines)) {
    const own = lines.filter((line) => line.selector === kind);
    if ((await sellables.get(kind)?.canIssue?.(tx, own)) === false) return false;
  }
  return true;
};

/** Its money has come, and it is for nothing: the order ends as one that nobody paid, the money goes back. */
const endUnused = async (tx: Tx, deps: FillDeps, order: Order, money: Money): Promise<MoneyOutcome> => {
  await setOrderStatus(tx, order.id, stateAfter(orderTransitions, order.status, 'cancel'));
  await releaseOrder(tx, deps, order.id);
  await tellRefund(tx, deps, order, money, 'unused');
  return 'late';
};

const lateCause: Partial<Record<Money['cause'], OrderCause>> = { pay: 'pay_late', authorize: 'authorize_late' };

/**
 * Money meets its order, which the caller's transaction has locked or made: a waiting order becomes paid and gets its goods; one that ended less
 * than a day ago too, if all of it is still sold at its price; everything else goes back with a letter. DEC-89, 107, 110
 */
export const applyMoney = async (tx: Tx, deps: FillDeps, money: Money): Promise<MoneyOutcome> => {
  const { order, lines } = await readLocked(tx, money.orderId);
  const next = nextState(orderTransitions, order.status, money.cause);
  if (next !== null) {
    if (order.status === 'authorized') await setOrderStatus(tx, order.id, next);
    else {
      if (!(await canIssue(tx, deps, lines))) return endUnused(tx, deps, order, money);
      await fillOrder(tx, deps, order, next, lines);
    }
    return 'kept';
  }
  const late = nextState(orderTransitions, order.status, lateCause[money.cause] ?? money.cause);
  if (late === null) {
    const isPaid = order.status !== 'expired' && order.status !== 'cancelled';
    const ended = order.movedFromLineId === null ? 'cancelled' : 'ended';
    await tellRefund(tx, deps, order, money, isPaid ? 'duplicate' : ended);
    return isPaid ? 'duplicate' : 'late';
  }
  const lateness = await latenessOf(tx, deps, order, lines);
  if (lateness !== null) {
    await tellRefund(tx, deps, order, money, lateness);
    return 'late';
  }
  await fillOrder(tx, deps, order, late, lines);
  return 'kept';
};
