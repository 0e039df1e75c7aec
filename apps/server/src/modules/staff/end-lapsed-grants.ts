import { lockUser } from '../accounts/index.ts';
import { endLapsedOf, selectLapsed, selectRoles } from './grants.repository.ts';
import { grantsChange, noteEntry } from './notes.ts';
import { selectAllGrants } from './people/members.repository.ts';
import { selectPerson } from './people.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * Sweep: a grant whose end has come takes its role along, in one transaction; answers how many people lost something. The
 * person's row is locked first, as by whoever grants, so that neither overlooks what the other one writes.
 */
export const endLapsedGrants = async (deps: StaffDeps): Promise<number> => {
  const { db, clock, setRoles } = deps;
  let ended = 0;
  for (const userId of await selectLapsed(db, clock()))
    await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      const now = clock();
      const lapsed = await endLapsedOf(tx, userId, now);
      if (!lapsed.length) return;
      await setRoles(tx, userId, await selectRoles(tx, userId));
      const left = await selectAllGrants(tx, userId, now);
      const { publicId } = await selectPerson(tx, userId);
      const changes = [grantsChange([...lapsed, ...left], left)];
      await noteEntry(deps, tx, 'staff.lapse', null, { userId, publicId }, { changes, by: 'system' });
      ended += 1;
    });
  return ended;
};
