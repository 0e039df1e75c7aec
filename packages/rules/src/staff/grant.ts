import { type Area, areaOf, isView, type Right, rights } from './rights.ts';
import { houseRoles, isInRole, type RoleRow, type Roles, type StaffRole } from './roles.ts';

/** Public ids. `all`: also what belongs to no start – a page, a club, an order of the shop. */
export type GrantScope = 'all' | { readonly events: readonly string[] } | { readonly starts: readonly string[] };
export type GrantArea = Area | `${Area}:view`;

/** What a person was given; his rights on a thing are those of all his grants whose scope holds it. */
export type Grant<R extends string = StaffRole> = {
  readonly role: R;
  readonly scope: GrantScope;
  /** Empty: every area of the role. */
  readonly areas: readonly GrantArea[];
  /** Unix seconds; from then on it gives nothing. null: open. */
  readonly until: number | null;
};

/** Where a thing belongs, by public ids: an order to the start of each of its lines, a page to none. */
export type Places = readonly { readonly event: string; readonly start: string | null }[];
/** A list has no place: it is filtered by `reachOf` in the statement that reads it. */
export type Asked = Places | 'list';

export type Decision =
  | { readonly verdict: 'yes'; /** A second person has to agree. */ readonly approval: boolean }
  | { readonly verdict: 'no_right' }
  | { readonly verdict: 'out_of_scope' };

/** Whether a scope holds a thing: one of its places is enough. */
export const holds = (scope: GrantScope, places: Places): boolean => {
  if (scope === 'all') return true;
  if ('events' in scope) return places.some(({ event }) => scope.events.includes(event));
  return places.some(({ start }) => start !== null && scope.starts.includes(start));
};

const isInAreas = (areas: readonly GrantArea[], right: Right): boolean => {
  const area = areaOf(right);
  return !areas.length || areas.includes(area) || (isView(right) && areas.includes(`${area}:view`));
};

/** Whether a grant gives a right at `now` (unix seconds), wherever. A role that the table does not know gives nothing. */
const gives = <R extends string>(table: Roles<R>, grant: Grant<R>, right: Right, now: number): boolean => {
  if (grant.until !== null && grant.until <= now) return false;
  const row: RoleRow | undefined = Object.hasOwn(table, grant.role) ? table[grant.role] : undefined;
  return row !== undefined && isInRole(row, right, grant.scope === 'all') && isInAreas(grant.areas, right);
};

/** The decisions of one table of roles; `now` is in unix seconds everywhere. */
export const createPolicy = <R extends string>(table: Roles<R>) => {
  const giving = (grants: readonly Grant<R>[], right: Right, now: number): Grant<R>[] =>
    grants.filter((grant) => gives(table, grant, right, now));
  return {
    /** `no_right`: no grant gives it (403). `out_of_scope`: the thing is none of theirs (404). */
    may(grants: readonly Grant<R>[], right: Right, asked: Asked, now: number): Decision {
      const having = giving(grants, right, now);
      if (!having.length) return { verdict: 'no_right' };
      const reaching = asked === 'list' ? having : having.filter(({ scope }) => holds(scope, asked));
      if (!reaching.length) return { verdict: 'out_of_scope' };
      return {
        verdict: 'yes',
        approval: reaching.every(({ role }) => table[role].approved?.includes(right) ?? false),
      };
    },
    /** For the condition of a list: what a right reaches, together; null: nothing. */
    reachOf(
      grants: readonly Grant<R>[],
      right: Right,
      now: number,
    ): 'all' | { readonly events: readonly string[]; readonly starts: readonly string[] } | null {
      const scopes = giving(grants, right, now).map(({ scope }) => scope);
      if (!scopes.length) return null;
      if (scopes.includes('all')) return 'all';
      return {
        events: scopes.flatMap((scope) => (scope !== 'all' && 'events' in scope ? scope.events : [])),
        starts: scopes.flatMap((scope) => (scope !== 'all' && 'starts' in scope ? scope.starts : [])),
      };
    },
    /** Every right that the grants give somewhere, with the implied views. */
    rightsOf: (grants: readonly Grant<R>[], now: number): Right[] =>
      rights.filter((right) => giving(grants, right, now).length > 0),
  };
};

export type Reach = NonNullable<ReturnType<ReturnType<typeof createPolicy<StaffRole>>['reachOf']>>;

/** The policy of the house: `may(grants, right, places, now)`. Source: DEC-46 */
export const { may, reachOf, rightsOf } = createPolicy(houseRoles);

/** Areas whose things belong to no start: a narrow grant shows none of them. */
const withoutStarts: readonly Area[] = ['clubs'];

/** Rights that show their holder something somewhere: what is offered to him. BO-153 */
export const shownRights = (grants: readonly Grant[], now: number): Right[] =>
  rightsOf(grants, now).filter(
    (right) => !withoutStarts.includes(areaOf(right)) || reachOf(grants, right, now) === 'all',
  );
