import { may } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lockPerson } from '../../accounts/index.ts';
import { lockAdmins } from '../admins.repository.ts';
import { selectGrants } from '../grants.repository.ts';
import { findMember } from './members.repository.ts';

/** Who does something to whom: an internal id, and a public one. */
export type Managing = { readonly by: number; readonly id: string };

/** Whoever manages still may, read under the lock: of two who end each other at once the second one is nobody any more. */
export const lockManaging = async (tx: Tx, by: number, now: Date): Promise<Result<true>> => {
  await lockAdmins(tx);
  return may(await selectGrants(tx, by, now), 'staff.manage', [], toUnix(now)).verdict === 'yes'
    ? ok(true)
    : refuse({ code: 'role_required', details: { right: 'staff.manage' } });
};

/** The colleague's internal id: his row first, then the lock of administrators, as an erasure takes them. */
export const lockMember = async (tx: Tx, { by, id }: Managing, now: Date): Promise<Result<number>> => {
  const member = await findMember(tx, id);
  if (!member || !(await lockPerson(tx, member.id))) return notFound();
  const managing = await lockManaging(tx, by, now);
  return managing.ok ? ok(member.id) : managing;
};
