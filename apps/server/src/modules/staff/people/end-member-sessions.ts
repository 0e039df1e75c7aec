import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { endSessionsOf } from '../sessions.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { lockMember, type Managing } from './lock-member.ts';

/** DELETE /api/admin/staff/{id}/sessions */
export const endMemberSessions = async ({ clock }: StaffDeps, tx: Tx, managing: Managing): Promise<Result<true>> => {
  const now = clock();
  const member = await lockMember(tx, managing, now);
  if (!member.ok) return member;
  await endSessionsOf(tx, member.value, now);
  return ok(true);
};
