import { type ApprovalLimits, limitsOfSums, sumsFrom } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import { findLimits } from './approvals.repository.ts';

/** From which sizes on a second person decides now: read by the transaction of each act, so a change counts for the next one. BO-158 */
export const limitsInForce = async (db: Executor): Promise<ApprovalLimits> =>
  limitsOfSums(sumsFrom(await findLimits(db)));
