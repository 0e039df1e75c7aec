import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { deleteFactor } from '../factors.repository.ts';
import { queueLetter } from '../letters/queue-letter.ts';
import { endSessionsOf } from '../sessions.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { findMember } from './members.repository.ts';

type About = { readonly by: number; readonly id: string; readonly requestId: string };

/** DELETE /api/admin/staff/{id}/second_factor: never the own one, so that a stolen session cannot enrol another. */
export const resetColleaguesFactor = async (
  { clock, notifications }: StaffDeps,
  tx: Tx,
  { by, id, requestId }: About,
): Promise<Result<true>> => {
  const member = await findMember(tx, id);
  if (!member) return notFound();
  if (member.id === by) return refuse({ code: 'state', message: { id: 'staff_own_factor' } });
  if (!(await deleteFactor(tx, member.id))) return refuse({ code: 'state' });
  await endSessionsOf(tx, member.id, clock());
  await queueLetter({ notifications }, tx, member.id, { template: 'staff_factor_reset', data: {}, cause: requestId });
  return ok(true);
};
