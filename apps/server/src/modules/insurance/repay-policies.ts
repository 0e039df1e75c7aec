import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { OrderPart } from '../orders/index.ts';
import { countFailure, markRepaid, putOffRepayment, selectOwed } from './policy-changes.repository.ts';

/** Port of the orders, which locks the order: this much of its money goes back, once for its cause. */
export type RefundPolicy = (tx: Tx, refund: OrderPart) => Promise<void>;

/** What the causes of repaid policies are called. */
export const policyCause = 'policy';

const batch = 20;
const day = 86_400_000;
/** Days between one given-up refund and the next try, doubling; after the last one a person is needed. */
const pauses = [1, 2, 4, 8, 16];

/**
 * Sweep: sends the money of policies cancelled for the age of their new participant on its way, each once and by itself;
 * answers of how many. One that fails is tried again with the next sweep and does not keep the others waiting.
 */
export const repayPolicies = async (
  { db, clock }: { db: Database; clock: Clock },
  refundPolicy: RefundPolicy,
): Promise<number> => {
  const faults: unknown[] = [];
  let count = 0;
  for (const { id, orderId, lineId, price } of await selectOwed(db, clock(), batch)) {
    try {
      const isOurs = await db.transaction().execute(async (tx) => {
        // Its row first: another process that repays it too waits here, and finds it done.
        if (!(await markRepaid(tx, id))) return false;
        await refundPolicy(tx, { orderId, lineId, cause: `${policyCause}:${id}`, amount: price });
        return true;
      });
      if (isOurs) count += 1;
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length) throw new AggregateError(faults, 'policies could not be repaid');
  return count;
};

/** The refund of this policy was given up: the money is owed again, after a longer pause each time, until there is none left. */
export const repayLater = async (tx: Tx, now: Date, id: number): Promise<void> => {
  const pause = pauses[(await countFailure(tx, id)) - 1];
  await putOffRepayment(tx, id, pause === undefined ? null : new Date(now.getTime() + pause * day));
};
