import type { Minor } from '../../kernel/money.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { markRepaid, selectOwed } from './policy-changes.repository.ts';

/** Port of the orders, which locks the order: this much of its money goes back for a policy, once. */
export type RefundPolicy = (tx: Tx, refund: { orderId: number; policyId: number; amount: Minor }) => Promise<void>;

const batch = 20;

/**
 * Sweep: sends the money of policies cancelled for the age of their new participant on its way, each once and by itself;
 * answers of how many. One that fails is tried again with the next sweep and does not keep the others waiting.
 */
export const repayPolicies = async (db: Database, refundPolicy: RefundPolicy): Promise<number> => {
  const faults: unknown[] = [];
  let repaid = 0;
  for (const { id, orderId, price } of await selectOwed(db, batch)) {
    try {
      const isOurs = await db.transaction().execute(async (tx) => {
        // Its row first: another process that repays it too waits here, and finds it done.
        if (!(await markRepaid(tx, id))) return false;
        await refundPolicy(tx, { orderId, policyId: id, amount: price });
        return true;
      });
      if (isOurs) repaid += 1;
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length) throw new AggregateError(faults, 'policies could not be repaid');
  return repaid;
};
