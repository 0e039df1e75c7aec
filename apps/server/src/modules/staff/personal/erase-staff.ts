import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';
import { grantsChange, noteEntry } from '../notes.ts';
import { selectAllGrants } from '../people/members.repository.ts';
import { selectPerson } from '../people.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { eraseStaffRows } from './erase-staff.repository.ts';

/** Whoever had rights has none any more: that is told, as every end of rights is. */
export const eraseStaff = async (
  deps: Pick<StaffDeps, 'audit' | 'clock'>,
  tx: Tx,
  person: ErasedPerson,
): Promise<void> => {
  const now = deps.clock();
  const { userId } = person;
  const grants = await selectAllGrants(tx, userId, now);
  await eraseStaffRows(tx, person, now);
  if (!grants.length) return;
  const { publicId } = await selectPerson(tx, userId);
  const changes = [grantsChange(grants, [])];
  await noteEntry(deps, tx, 'staff.erase', null, { userId, publicId }, { changes, by: 'system' });
};
