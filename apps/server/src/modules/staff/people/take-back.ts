import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { endInvitation } from './invitations.repository.ts';
import { lockManaging, type Managing } from './lock-member.ts';

/** DELETE /api/admin/staff/invitations/{id} */
export const takeBack = async ({ clock }: StaffDeps, tx: Tx, { by, id }: Managing): Promise<Result<true>> => {
  const now = clock();
  const managing = await lockManaging(tx, by, now);
  if (!managing.ok) return managing;
  return (await endInvitation(tx, id, now)) ? ok(true) : notFound();
};
