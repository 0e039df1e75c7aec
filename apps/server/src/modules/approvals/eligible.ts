import { aloneAfter, decidedWith, may } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { ApprovalsDeps, StaffGrants } from './approvals-deps.ts';
import type { ApprovalRow } from './approvals.repository.ts';

/**
 * Everybody who counts when somebody says that he is alone: whoever could decide at any moment of the day before. A moment alone
 * is not enough, or an administrator would end the other one's grant and confirm his own request. BO-067
 */
export const findEligible = ({ staffGrantsSince }: ApprovalsDeps, db: Executor, now: Date): Promise<StaffGrants[]> =>
  staffGrantsSince(db, new Date(now.getTime() - aloneAfter * 1000));

/** How many of these could decide a request: whoever is the only one confirms his own after a day. */
export const countEligible = (staff: readonly StaffGrants[], row: ApprovalRow, now: Date): number => {
  const right = decidedWith(row.act);
  return staff.filter(({ grants }) => may(grants, right, row.places, toUnix(now)).verdict === 'yes').length;
};
