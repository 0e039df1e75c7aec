import { lockUser } from '../../accounts/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { selectRoles } from '../grants.repository.ts';
import { grantsChange, noteEntry } from '../notes.ts';
import { selectAllGrants } from '../people/members.repository.ts';
import { selectPerson } from '../people.repository.ts';
import {
  removeGranted,
  removeInvited,
  renameGranted,
  renameInvited,
  type Scoped,
  selectGranted,
} from './scopes.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';

/** An event or start that gets another address; `to` null: it is deleted. */
export type FollowedPlace = { readonly kind: Scoped; readonly from: string; readonly to: string | null };

/**
 * Grants and open invitations name events and starts by their addresses, and are of the things: they follow one to its new address,
 * and end with it, in the transaction that changes it. Otherwise whoever takes the address next would come with them. DEC-46
 */
export const followPlace = async (deps: StaffDeps, tx: Tx, { kind, from, to }: FollowedPlace): Promise<void> => {
  const now = deps.clock();
  if (to !== null) {
    await renameInvited(tx, kind, from, to);
    await renameGranted(tx, kind, from, to);
    return;
  }
  await removeInvited(tx, kind, from, now);
  for (const userId of await selectGranted(tx, kind, from)) {
    await lockUser(tx, userId);
    const before = await selectAllGrants(tx, userId, now);
    await removeGranted(tx, { userId, kind, from, now });
    await deps.setRoles(tx, userId, await selectRoles(tx, userId));
    const { publicId } = await selectPerson(tx, userId);
    const changes = [grantsChange(before, await selectAllGrants(tx, userId, now))];
    await noteEntry(deps, tx, 'staff.lapse', null, { userId, publicId }, { changes, by: 'system' });
  }
};
