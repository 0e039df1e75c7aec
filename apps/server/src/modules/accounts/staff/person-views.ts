import { type Right, reachOf } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { StaffSession } from '../../../platform/http/index.ts';
import type { OfficeDeps } from './office-deps.ts';

export type Views = {
  /** What of a kind the person of the staff sees; null: nothing. */
  scopeOf(right: Right): Promise<OfficeScope | null>;
  /** Whether he sees all of a kind: what belongs to no start is seen so or not at all. */
  seesAll(right: Right): boolean;
};

/** How far each right of a session reaches; what the same reach holds is asked for once. */
export const viewsOf = (
  { clock, resolveReach }: Pick<OfficeDeps, 'clock' | 'resolveReach'>,
  db: Executor,
  { grants }: Pick<StaffSession, 'grants'>,
): Views => {
  const now = toUnix(clock());
  const scopes = new Map<string, Promise<OfficeScope>>();
  const reach = (right: Right) => reachOf(grants, right, now);
  return {
    async scopeOf(right) {
      const reached = reach(right);
      if (reached === null) return null;
      const key = JSON.stringify(reached);
      const scope = scopes.get(key) ?? resolveReach(db, reached);
      scopes.set(key, scope);
      return scope;
    },
    seesAll: (right) => reach(right) === 'all',
  };
};
