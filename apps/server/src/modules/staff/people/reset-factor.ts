import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { deleteFactor } from '../factors.repository.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { endSessionsOf } from '../sessions.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { lockMember, type Managing } from './lock-member.ts';

type About = Managing & { readonly requestId: string };

/** DELETE /api/admin/staff/{id}/second_factor: never the own one, so that a stolen session cannot enrol another. */
export const resetColleaguesFactor = async (
  { clock, notifications }: StaffDeps,
  tx: Tx,
  { by, id, requestId }: About,
): Promise<Result<true>> => {
  const now = clock();
  const member = await lockMember(tx, { by, id }, now);
  if (!member.ok) return member;
  const { value: userId } = member;
  if (userId === by) return refuse({ code: 'state', message: { id: 'staff_own_factor' } });
  if (!(await deleteFactor(tx, userId))) return refuse({ code: 'state' });
  await endSessionsOf(tx, userId, now);
  await queueLetter({ notifications }, tx, userId, { template: 'staff_factor_reset', data: {}, cause: requestId });
  return ok(true);
};
