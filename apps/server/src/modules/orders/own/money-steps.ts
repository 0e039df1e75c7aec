import type { OrderEvent } from '@trassa/contracts';
import type { Minor } from '../../../kernel/money.ts';
import type { MoneyRow } from './money-steps.repository.ts';
import type { OwnOrderRow } from './own-orders.repository.ts';

export type MoneyStep = {
  readonly type: OrderEvent['type'];
  /** null: the moment was not kept. */
  readonly at: Date | null;
  readonly sum: Minor | null;
  readonly titleRu: string | null;
  readonly titleEn: string | null;
  readonly state: MoneyRow['state'];
};

type Told = Pick<
  OwnOrderRow,
  'status' | 'total' | 'amount' | 'certificates' | 'createdAt' | 'expiresAt' | 'paidAt' | 'cancelledAt' | 'isOver'
>;

const step = (type: MoneyStep['type'], at: Date | null, sum: Minor | null): MoneyStep => ({
  type,
  at,
  sum,
  titleRu: null,
  titleEn: null,
  state: null,
});

const certificateSteps = { spend: 'certificate_spent', release: 'certificate_back' } as const;

/** Money that was blocked when the order was made good, and taken on another day, is told as two steps (DEC-107). */
const stepOf = (row: MoneyRow, paidAt: Date | null): MoneyStep => {
  const { source, at, sum } = row;
  if (source === 'payment') {
    if (row.isUnused) return step('unused', at, sum);
    return step(paidAt !== null && paidAt.getTime() < at.getTime() ? 'captured' : 'paid', at, sum);
  }
  if (source === 'spend' || source === 'release') return step(certificateSteps[source], at, sum);
  const type = source === 'refund' ? 'refund' : 'certificate_back';
  return { ...step(type, at, sum), titleRu: row.titleRu, titleEn: row.titleEn, state: row.state };
};

/** How the order was made good without a bank taking money in that moment. */
const madeGood = (order: Told, steps: readonly MoneyStep[]): MoneyStep[] => {
  if (order.paidAt === null) return [];
  if (order.amount === 0) return order.certificates === 0 ? [step('free', order.paidAt, null)] : [];
  const isTaken = steps.some(({ type }) => type === 'paid');
  if (isTaken) return [];
  return [
    step(
      order.status === 'authorized' || steps.some(({ type }) => type === 'captured') ? 'authorized' : 'paid',
      order.paidAt,
      order.amount,
    ),
  ];
};

const ended = ({ status, isOver, expiresAt, cancelledAt }: Told): MoneyStep[] => {
  if (status === 'expired' || (status === 'pending' && isOver)) return [step('expired', expiresAt, null)];
  return status === 'cancelled' ? [step('cancelled', cancelledAt, null)] : [];
};

/** Order of steps of one moment; what has no moment is told last. */
const rank = ['made', 'certificate_spent', 'free', 'authorized', 'paid'];
const isBefore = (a: MoneyStep, b: MoneyStep): number =>
  (a.at?.getTime() ?? Infinity) - (b.at?.getTime() ?? Infinity) ||
  (rank.indexOf(a.type) + 1 || 9) - (rank.indexOf(b.type) + 1 || 9);

/** The life of an order in money, earliest first: made, paid, captured, refunded or ended. */
export const moneySteps = (order: Told, rows: readonly MoneyRow[]): MoneyStep[] => {
  const moved = rows.map((row) => stepOf(row, order.paidAt));
  const steps = [step('made', order.createdAt, order.total), ...moved, ...madeGood(order, moved), ...ended(order)];
  return steps.toSorted(isBefore);
};
