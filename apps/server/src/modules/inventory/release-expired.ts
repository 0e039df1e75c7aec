import type { Database } from '../../platform/database/index.ts';
import { deleteExpiredNumbers } from './numbers/numbers.repository.ts';
import { sweepExpiredHolds } from './order/ended-holds.repository.ts';

/** Holds in one transaction: short locks, so that a sale goes on meanwhile. */
const round = 500;

/** Ends expired holds in rounds until none is left that nobody works with; answers how many. Any number of processes. DEC-59 */
export const releaseExpired = async (db: Database): Promise<number> => {
  let total = 0;
  for (;;) {
    const ended = await db.transaction().execute((tx) => sweepExpiredHolds(tx, round));
    total += ended;
    if (ended < round) break;
  }
  await db.transaction().execute(deleteExpiredNumbers);
  return total;
};
