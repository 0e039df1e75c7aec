import { lockUser } from '../accounts/index.ts';
import { endLapsedOf, selectLapsed, selectRoles } from './grants.repository.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * Sweep: a grant whose end has come takes its role along, in one transaction; answers how many people lost something. The
 * person's row is locked first, as by whoever grants, so that neither overlooks what the other one writes.
 */
export const endLapsedGrants = async ({ db, clock, setRoles }: StaffDeps): Promise<number> => {
  let ended = 0;
  for (const userId of await selectLapsed(db, clock()))
    await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      if (!(await endLapsedOf(tx, userId, clock()))) return;
      await setRoles(tx, userId, await selectRoles(tx, userId));
      ended += 1;
    });
  return ended;
};
