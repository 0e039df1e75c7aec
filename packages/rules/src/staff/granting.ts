import { type Grant, type GrantArea, may, rightsOf } from './grant.ts';
import type { Area } from './rights.ts';
import { houseRoles, isStaffRole, type RoleRow } from './roles.ts';

const areasOfRole = (row: RoleRow): Set<Area> => new Set(Object.keys({ ...row.may, ...row.undivided }) as Area[]);
const areaOfEntry = (entry: GrantArea): Area => entry.replace(/:view$/, '') as Area;

export type GrantProblem = 'role' | 'scope' | 'areas' | 'until';

/** What is wrong with a grant that somebody typed, or null; `now` in unix seconds. */
export const checkGrant = (grant: Grant, now: number): GrantProblem | null => {
  if (!isStaffRole(grant.role)) return 'role';
  const row = houseRoles[grant.role];
  const { scope } = grant;
  if (scope !== 'all') {
    const ids = 'events' in scope ? scope.events : scope.starts;
    if (!row.narrow || !ids.length) return 'scope';
  }
  const known = areasOfRole(row);
  if (!grant.areas.every((entry) => known.has(areaOfEntry(entry)))) return 'areas';
  return grant.until !== null && grant.until <= now ? 'until' : null;
};

export type Giver = { readonly userId: number; readonly grants: readonly Grant[] };

/** Whether somebody has everywhere all that a grant would give, and for as long as it would. */
const hasAllOf = (grants: readonly Grant[], given: Grant, now: number): boolean => {
  const whole = grants.filter(({ scope }) => scope === 'all');
  const own = new Set(rightsOf(whole, (given.until ?? Infinity) - 1));
  return rightsOf([given], now).every((right) => own.has(right));
};

/**
 * Whether a person may give a grant: nobody gives more than he has himself (`beyond`). `approval`: another administrator agrees first, as while there are two or more of
 * them nobody makes one alone. Nobody widens himself by a role that he does not have.
 */
export const mayGrant = (
  giver: Giver,
  given: { readonly to: number; readonly grant: Grant },
  admins: number,
  now: number,
): 'yes' | 'approval' | 'beyond' | 'no' => {
  if (may(giver.grants, 'staff.manage', [], now).verdict !== 'yes') return 'no';
  if (!hasAllOf(giver.grants, given.grant, now)) return 'beyond';
  const isOwn = given.to === giver.userId && !giver.grants.some(({ role }) => role === given.grant.role);
  return admins >= 2 && (given.grant.role === 'admin' || isOwn) ? 'approval' : 'yes';
};

/** Whether a person may end a grant: his own always, of others what he could give. */
export const mayTake = (taker: Giver, taken: { readonly from: number; readonly grant: Grant }, now: number): boolean =>
  taken.from === taker.userId || hasAllOf(taker.grants, taken.grant, now);

/** Whether an administrator is left where there was one: the last one keeps his role. `before`, `after`: how many there are. */
export const keepsAdmin = (before: number, after: number): boolean => before === 0 || after > 0;
